import { expect, it } from "vitest";
import { growsInProportion } from "../../../scripts/testing/cpu-time.ts";
import { checkFiles, product, site } from "../../../scripts/testing/files/check-files.ts";
import { isThorough } from "../../../scripts/testing/whole.ts";

const rulesFound = (...[edits, options]: Parameters<typeof checkFiles>) =>
  checkFiles(edits, options).diagnostics.map(({ rule, severity }) => `${rule} ${severity}`);

const ignored = {
  "products/first.yaml": (text: string) => `# content-ignore eta-past -- W.\n${text}`,
};

it("a suppression that only the day makes needless is an error on the day of publishing", () => {
  expect(rulesFound(ignored)).toEqual(["suppression warning"]);
  expect(rulesFound(ignored, { publish: true })).toEqual(["suppression error"]);
});

it.each([
  ["symbols", "info", "info", "info"],
  ["symbols", "warning", "warning", "warning"],
  ["plain-words", "warning", "warning", "warning"],
  // What a site makes an error stops publishing, and no build.
  ["symbols", "error", "warning", "error"],
])("a site gives the rule %s the severity %s", (rule, weight, before, published) => {
  const edits = { ...site({ [`rules.${rule}`]: weight }), ...product({ tagline: "Try → keep" }) };
  expect(rulesFound(edits)).toEqual([`symbols ${before}`]);
  expect(rulesFound(edits, { publish: true })).toEqual([`symbols ${published}`]);
});

it.runIf(isThorough)("suppressions take time in proportion to their number", () => {
  const many = (count: number) => {
    const comments = "# content-ignore eta-past -- Why.\n".repeat(count);
    checkFiles({ "products/first.yaml": (text) => comments + text });
  };
  expect(growsInProportion(many, 20_000)).toBe(true);
});
