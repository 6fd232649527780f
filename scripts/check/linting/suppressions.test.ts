import { describe, expect, it } from "vitest";
import { type CheckOptions, checkContent } from "../check.ts";
import { rules } from "../rules/index.ts";
import { shown } from "../testing/check-files.ts";
import { growsInProportion } from "../testing/cpu-time.ts";
import { exampleContent, exampleDay } from "../testing/example-content.ts";

/** What is found in a product's file whose first lines are these. */
function found(lines: string, options?: CheckOptions) {
  const { directory } = exampleContent("product", `${lines}\nname: words`);
  return checkContent({ directory, today: exampleDay, ...options });
}

describe("a suppression holds", () => {
  const spaces = "# content-ignore double-space -- Kept.";

  it.each([
    ["on the line before", "# content-ignore eta-past -- Kept.\neta: Q4 2025"],
    ["at the end of the line", "eta: Q4 2025 # content-ignore eta-past -- Kept."],
    ["above comments and empty lines", `${spaces}\n# Note.\n\ntagline: One  two`],
    ["of two rules", "# content-ignore double-space, shouting -- Kept.\ntagline: VERY  LOUD"],
    ["of two, by blanks", "# content-ignore double-space shouting -- A.\ntagline: VERY  LOUD"],
    ["of a list", `${spaces}\nbullets:\n  - One  two\n  - Three  four`],
    ["of an entry of a list", `bullets:\n  ${spaces}\n  - One  two`],
    ["above a text of several lines", `${spaces}\ntagline: >-\n  One\n  two  three`],
    ["on the header of a block", `tagline: >- ${spaces}\n  One\n  two  three`],
    ["behind a quoted text of several lines", `tagline: "One\n  two  three" ${spaces}`],
    ["with a dash for its hyphens", "# content-ignore eta-past — Kept.\neta: Q4 2025"],
    ["with a short dash, close by", "# content-ignore eta-past–Kept.\neta: Q4 2025"],
    ["with one hyphen", "# content-ignore eta-past - Kept.\neta: Q4 2025"],
    ["with hyphens close by", "# content-ignore eta-past --Kept.\neta: Q4 2025"],
    ["with hyphens that do not break", "# content‑ignore eta‑past -- Kept.\neta: Q4 2025"],
    ["in capitals", "# Content-Ignore Eta-Past -- Kept.\neta: Q4 2025"],
    ["with underscores", "## content_ignore: eta_past -- Kept.\neta: Q4 2025"],
    ["to a day", "# content-ignore eta-past until 2099-03-01 -- Kept.\neta: Q4 2025"],
    [
      "to a day of two rules",
      "# content-ignore shouting, double-space, until 2099-03-01 — Kept.\ntagline: VERY  LOUD",
    ],
    ["with Windows line ends", "# content-ignore eta-past -- Kept.\r\neta: Q4 2025\r"],
  ])("%s", (_, lines) => {
    expect(shown(found(lines))).toEqual([]);
  });

  it.each([
    ["other rules", "# content-ignore eta-past -- Kept.\neta: Q4 2025\ntagline: One  two"],
    ["other places", `bullets:\n  ${spaces}\n  - One  two\n  - Three  four`],
  ])("not for %s", (_, lines) => {
    const two = "double-space [  ] There are 2 spaces between two words.";
    expect(shown(found(lines))).toEqual([two]);
  });
});

describe("a suppression", () => {
  it("stops no rule that stops a build", () => {
    const stopping = rules.filter(({ severity }) => severity.check === "error");
    expect(stopping.length).toBeGreaterThan(9);
    for (const { id } of stopping)
      expect(found(`# content-ignore ${id} -- Why.`).diagnostics).toMatchObject([
        { rule: "suppression", message: expect.stringContaining("cannot be suppressed") },
      ]);
    const lines = "# content-ignore eta-format -- Why.\neta: soon";
    expect(found(lines).diagnostics.map(({ rule }) => rule)).toContain("eta-format");
  });

  it("can end: then it is a warning, stops publishing, and still holds", () => {
    const lines = "# content-ignore eta-past until 2027-03-01 -- Why.\neta: Q4 2025";
    const on = (today: string, publish = false) =>
      found(lines, { today, publish, only: ["eta-past"] }).diagnostics;
    expect(on("2027-03-01", true)).toEqual([]);
    const message = "This suppression of `eta-past` was to end on 2027-03-01.";
    expect(on("2027-03-02")).toMatchObject([{ rule: "suppression", severity: "warning", message }]);
    expect(on("2027-03-02", true)).toMatchObject([{ severity: "error", message }]);
    const needless = "# content-ignore eta-order until 2027-03-01 -- Why.\neta: Q4 2099";
    expect(shown(found(needless, { today: "2027-03-02", only: ["eta-order"] }))).toHaveLength(1);
  });

  it("that only the day makes needless is a warning, and stops publishing", () => {
    const lines = "# content-ignore eta-past -- Why.";
    expect(found(lines).diagnostics).toMatchObject([{ severity: "warning" }]);
    expect(found(lines, { publish: true }).diagnostics).toMatchObject([{ severity: "error" }]);
  });

  it("is no comment inside a text", () => {
    const only = { only: ["eta-past"] };
    expect(shown(found('tagline: "One # content-ignore eta-past"', only))).toEqual([]);
    expect(shown(found("tagline: |\n  One\n  # content-ignore eta-past", only))).toEqual([]);
    expect(shown(found("# content-ignore eta-past", only))).toHaveLength(1);
  });

  it("is not unused where its rule did not run, or its file could not be looked at whole", () => {
    const lines = "# content-ignore eta-past -- Why.";
    expect(shown(found(lines, { only: ["shouting"] }))).toEqual([]);
    const broken = found(`${lines}\nprogress: 650`);
    expect(shown(broken)).toEqual(["schema [650] `progress` cannot be 650."]);
  });

  it("takes time in proportion to their number", () => {
    const many = (count: number) => {
      const { diagnostics } = found("# content-ignore eta-past -- Why.\n".repeat(count));
      expect(diagnostics.length).toBeGreaterThan(1000);
    };
    expect(growsInProportion(many, 20_000)).toBe(true);
  });
});
