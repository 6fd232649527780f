import { describe, expect, it } from "vitest";
import { checkFiles } from "../testing/check-files.ts";
import { exampleDay } from "../testing/example-content.ts";
import { type FixtureEdits, fixtureFiles } from "../testing/fixture.ts";

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

  it("that is there under a name that it cannot keep is told of once", () => {
    const found = saidOf({ "pictures/My Tree.svg": svg(), "site.yaml": beside("My Tree.svg") });
    expect(found).toEqual([
      "schema: The name of a file has small letters, digits, single hyphens and dots only.",
    ]);
  });

  it("is left alone where no page can be read, of which is told by itself", () => {
    const pages = Object.keys(fixtureFiles(new Date(exampleDay))).filter((file) =>
      file.startsWith("pages/"),
    );
    const gone = Object.fromEntries(pages.map((file) => [file, null]));
    const site = (text: string) => beside("tree.svg")(text).replace("for: home", "for: about");
    const edits = { ...gone, "pictures/tree.svg": svg(), "site.yaml": site };
    expect(saidOf(edits).filter((said) => said.startsWith("drawing-place"))).toEqual([]);
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
