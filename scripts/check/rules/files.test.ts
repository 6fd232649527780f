import { describe, expect, it } from "vitest";
import { holdSites, product, type SiteRow, saidOf, set, site } from "../testing/check-files.ts";
import { exampleDay, plainPng } from "../testing/example-content.ts";
import { fixtureFiles } from "../testing/fixture.ts";

describe("a file is told of once: ", () => {
  const picture = { "image.file": "till.png", "image.decorative": true };
  const astray = (place: string, found = place): SiteRow => [
    `a picture that lies as ${place}`,
    { [place]: plainPng(1280), ...product(picture) },
    [` ${found} `],
  ];
  const twin = fixtureFiles(new Date(exampleDay))["products/first.yaml"] ?? "";
  holdSites([
    astray("pictures/Till.PNG"),
    astray("pictures/shop/till.png", "pictures/shop"),
    astray("till.png"),
    [
      "a page in a wrong folder, and not a link to it",
      { "news.yaml": "layout: text\n", ...product({ href: "/news" }) },
      ["schema news.yaml [undefined] Nothing on the site reads this file."],
    ],
    [
      "a copied product, by its name",
      { ...product({ order: 1 }), "products/second.yaml": set({ order: 1 })(twin) },
      ["product-doubled"],
    ],
  ]);
  const till = { "pictures/till.png": plainPng(1280) };
  const mention = (text: string) => ({
    ...till,
    "products/first.yaml": (before: string) => before + text,
  });
  holdSites(
    [
      ["a picture that only lacks its words", mention("image: { file: till.png }\n"), ["schema"]],
      ["one in a file that is no YAML", mention("image: { file: till.png\n"), ["schema"]],
      ["one that nothing mentions", till, ["file-unused"]],
    ],
    { only: ["file-unused"] },
  );
});

it.each([
  ["till.png", /Write `file: till\.png`/],
  ["till.heic", /Save it as JPEG, PNG, /],
])("of a picture that no page shows, %s, it is said what a page can show", (name, words) => {
  const said = saidOf({ [`pictures/${name}`]: plainPng(1280) }, { only: ["file-unused"] });
  expect(said).toEqual([expect.stringMatching(words)]);
});

describe("a drawing ", () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>';
  const beside = (file: string, page = "home") => site({ drawings: [{ for: page, file }] });
  const roadmap = (...drawings: string[]) => ({
    "pages/products.yaml": set({
      "roadmap.text": "Next: Beta → Launch",
      "roadmap.drawings": drawings,
    }),
  });
  const pages = Object.keys(fixtureFiles(new Date(exampleDay))).filter((file) =>
    file.startsWith("pages/"),
  );
  holdSites([
    [
      "is used that a page or the roadmap names",
      {
        "pictures/tree.svg": svg,
        "pictures/sprout.svg": svg,
        "pictures/old.svg": svg,
        ...beside("tree.svg"),
        ...roadmap("sprout.svg", "sprout.svg"),
      },
      ["file-unused pictures/old.svg"],
    ],
    [
      "must be there, and be one",
      {
        "pictures/tree.svg": svg,
        "pictures/words.svg": "words",
        ...beside("tre.svg"),
        ...roadmap("tree.svg", "words.svg"),
      },
      [
        "picture-file pages/products.yaml [words.svg] words.svg cannot be shown: This is no SVG.",
        "picture-file site.yaml [tre.svg] There is no picture tre.svg in `content/pictures`.",
      ],
    ],
    [
      "that a link takes for a file is not moved away from its page",
      {
        "pictures/tree.svg": svg,
        ...beside("tree.svg"),
        ...product({ href: "/files/tree.svg" }),
      },
      [
        "link-internal products/first.yaml [/files/tree.svg] tree.svg is in `content/pictures`, and is looked for in `content/files`. Put a copy of it into",
      ],
    ],
    [
      "under a name that it cannot keep is told of once",
      { "pictures/My Tree.svg": svg, ...beside("My Tree.svg") },
      ["schema pictures/My Tree.svg"],
    ],
  ]);

  it("is left alone where no page can be read, of which is told by itself", () => {
    const gone = Object.fromEntries(pages.map((file) => [file, null]));
    const edits = { ...gone, "pictures/tree.svg": svg, ...beside("tree.svg", "about") };
    expect(saidOf(edits).join()).not.toContain("drawing-place");
  });
});
