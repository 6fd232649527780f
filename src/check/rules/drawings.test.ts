import { describe, expect, it } from "vitest";
import { checkFiles } from "../testing/check-files.ts";
import type { FixtureEdits } from "../testing/fixture.ts";

const svg = (points = 0) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9${"l3.7-4.1".repeat(points)}"/></svg>`;
const beside = (file: string) => (text: string) =>
  `${text}drawings:\n  - {for: home, file: ${file}}\n`;
const alongRoadmap = (...files: string[]) => ({
  "pages/products.yaml": (text: string) =>
    text.replace(
      /roadmap:\n.*\n/,
      `roadmap:\n  text: "Next: Beta → Launch"\n  drawings: [${files}]\n`,
    ),
});

function saidOf(edits: FixtureEdits): string[] {
  return checkFiles(edits).diagnostics.map(({ rule, message }) => `${rule}: ${message}`);
}

describe("a drawing", () => {
  it("that a page or the roadmap names is used", () => {
    expect(
      saidOf({
        "pictures/tree.svg": svg(),
        "pictures/sprout.svg": svg(),
        "pictures/old.svg": svg(),
        "site.yaml": beside("tree.svg"),
        ...alongRoadmap("sprout.svg", "sprout.svg"),
      }),
    ).toEqual(["file-unused: No page shows this picture."]);
  });

  it("must be there, and be one", () => {
    expect(
      saidOf({
        "pictures/tree.svg": svg(),
        "pictures/words.svg": "words",
        "site.yaml": beside("tre.svg"),
        ...alongRoadmap("tree.svg", "words.svg"),
      }).sort(),
    ).toEqual([
      "picture-file: There is no picture tre.svg in `content/pictures`.",
      "picture-file: words.svg cannot be shown: This is no SVG.",
    ]);
  });

  it("of the roadmap weighs with the others of its line", () => {
    const pictures = { "pictures/tree.svg": svg(500) };
    const site = { "site.yaml": beside("tree.svg") };
    expect(saidOf({ ...pictures, ...site })).toEqual([]);
    expect(saidOf({ ...pictures, ...site, ...alongRoadmap("tree.svg", "tree.svg") })).toEqual([
      expect.stringMatching(
        /^logo-weight: The drawings of the roadmap have \d{4,5} letters, and their page waits for them\.$/,
      ),
    ]);
  });
});
