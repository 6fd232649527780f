import { describe, expect, it } from "vitest";
import { checkFiles, shown } from "../testing/check-files.ts";

/** What is found in a product's file whose first lines are these. */
function found(lines: string): string[] {
  const keys: string[] = lines.match(/^\w+(?=:)/gm) ?? [];
  return shown(
    checkFiles({
      "products/first.yaml": (text) => {
        const rest = text
          .split(/^(?=\w)/m)
          .filter((entry) => !keys.includes(entry.split(":")[0] ?? ""));
        return `${lines}\n${rest.join("")}`;
      },
    }),
  );
}

describe("a suppression", () => {
  it.each([
    ["on the line before", "# content-ignore eta-past -- Kept.\neta: Q4 2025"],
    ["at the end of the line", "eta: Q4 2025 # content-ignore eta-past -- Kept."],
    [
      "above other comments and empty lines",
      "# content-ignore eta-past -- Kept.\n# Note.\n\neta: Q4 2025",
    ],
    ["of two rules", "# content-ignore double-space, shouting -- Kept.\ntagline: VERY  LOUD"],
    [
      "of a list",
      "# content-ignore double-space -- Kept.\nbullets:\n  - One  two\n  - Three  four",
    ],
    ["of an entry of a list", "bullets:\n  # content-ignore double-space -- Kept.\n  - One  two"],
    [
      "above a text of several lines",
      "# content-ignore double-space -- Kept.\ntagline: >-\n  One\n  two  three",
    ],
    [
      "on the header of a block",
      "tagline: >- # content-ignore double-space -- Kept.\n  One\n  two  three",
    ],
    [
      "behind a quoted text of several lines",
      'tagline: "One\n  two  three" # content-ignore double-space -- Kept.',
    ],
    ["with Windows line ends", "# content-ignore eta-past -- Kept.\r\neta: Q4 2025\r"],
  ])("holds %s", (_, lines) => {
    expect(found(lines)).toEqual([]);
  });

  it("leaves the findings of other rules and other places", () => {
    expect(found("# content-ignore eta-past -- Kept.\neta: Q4 2025\ntagline: One  two")).toEqual([
      "double-space [  ] There are 2 spaces between two words.",
    ]);
    expect(
      found("bullets:\n  # content-ignore double-space -- Kept.\n  - One  two\n  - Three  four"),
    ).toHaveLength(1);
  });

  it.each([
    ["# content-ignore eta-past\neta: Q4 2025", "This suppression gives no reason."],
    ["# content-ignore eta-past --\neta: Q4 2025", "This suppression gives no reason."],
    ["# content-ignore -- Why.\neta: Q4 2099", "This suppression names no rule."],
    ["# content-ignore eta-pats -- Why.\neta: Q4 2099", "There is no rule `eta-pats`."],
    ["# content-ignore schema -- Why.\neta: Q4 2099", "What `schema` finds cannot be suppressed."],
    [
      "# content-ignore eta-format -- Why.\neta: Q4 2099",
      "Nothing here needs the suppression of `eta-format`.",
    ],
  ])("%j is an error", (lines, message) => {
    const { diagnostics } = checkFiles({
      "products/first.yaml": (text) => lines + text.replace(/^eta:.*/m, "").replace(/^/, "\n"),
    });
    expect(diagnostics.map((one) => one.message)).toEqual([message]);
    expect(diagnostics[0]).toMatchObject({ rule: "suppression", severity: "error" });
  });

  it("that only the day makes needless is a warning, and stops publishing", () => {
    const edits = {
      "products/first.yaml": (text: string) => `# content-ignore eta-past -- Why.\n${text}`,
    };
    expect(checkFiles(edits).diagnostics).toMatchObject([
      { rule: "suppression", severity: "warning" },
    ]);
    expect(checkFiles(edits, { publish: true }).diagnostics).toMatchObject([
      { rule: "suppression", severity: "error" },
    ]);
  });

  it("names the rule that was meant", () => {
    const { diagnostics } = checkFiles({
      "products/first.yaml": (text) => `# content-ignore eta-pats -- Why.\n${text}`,
    });
    expect(diagnostics[0]?.hint).toBe("Did you mean `eta-past`?");
  });

  it("is no comment inside a text", () => {
    expect(found('tagline: "One # content-ignore eta-past"')).toEqual([]);
    expect(found("tagline: |\n  One\n  # content-ignore eta-past")).toEqual([]);
  });

  it("is not unused where its rule did not run, or its file could not be looked at whole", () => {
    const edit = (text: string) => `# content-ignore eta-past -- Why.\n${text}`;
    expect(checkFiles({ "products/first.yaml": edit }, { only: ["shouting"] }).diagnostics).toEqual(
      [],
    );
    const broken = (text: string) => edit(text).replace("progress: 65", "progress: 650");
    const rules = checkFiles({ "products/first.yaml": broken }).diagnostics.map(({ rule }) => rule);
    expect(rules).toEqual(["schema"]);
  });

  it("takes no time by the thousand", () => {
    const many = "# content-ignore eta-past -- Why.\n".repeat(20_000);
    const begun = performance.now();
    expect(
      checkFiles({ "products/first.yaml": (text) => many + text }).diagnostics.length,
    ).toBeGreaterThan(1000);
    expect(performance.now() - begun).toBeLessThan(5000);
  });
});
