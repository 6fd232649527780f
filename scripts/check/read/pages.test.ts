import { describe, expect, it } from "vitest";
import { layouts } from "../../../src/content/layouts.ts";
import { checkFiles, findingsInFolder, shown } from "../testing/check-files.ts";
import { fixtureFiles } from "../testing/fixture.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { loadContent } from "./load.ts";

const fixture = fixtureFiles(new Date());
const head = `title: One more page
description: What this page holds, in words enough for a search engine to show.
`;
const textPage = (section: string) =>
  `layout: text\n${head}heading: One more\nsections:\n  - heading: First part\n${section}`;
const sectionsPage = (sections: string, more = "") =>
  `layout: sections\n${head}${more}sections:\n${sections}`;
const hero = "  - kind: hero\n    heading: Welcome\n    intro: We make tools.\n";
const passages = "  - kind: passages\n    items:\n      - heading: Vision\n        text: Much.\n";
const table = "    table:\n      columns: [What, Price]\n      rows: [[A, 1 €], [B]]\n";

const found = (text: string) => findingsInFolder(temporaryContent({ "pages/more.yaml": text }));

describe("the layout of a page", () => {
  const kontakt = {
    "pages/contact.yaml": null,
    "pages/kontakt.yaml": `layout: contact\nformerly: [write-to-us]\n${fixture["pages/contact.yaml"]}`,
    "pages/home.yaml": (text: string) => text.replace("page: contact", "page: kontakt"),
  };

  it("is what its file says, or else its name", () => {
    const { content, diagnostics } = loadContent(temporaryContent(kontakt));
    expect(diagnostics).toEqual([]);
    const pages = Object.entries(content?.pages ?? {}).map(([key, { layout }]) => [key, layout]);
    expect(pages).toEqual([
      ["home", "sections"],
      ["about", "sections"],
      ["products", "products"],
      ["privacy", "privacy"],
      ["accessibility", "accessibility"],
      ["imprint", "text"],
      ["kontakt", "contact"],
      ["not-found", "not-found"],
    ]);
  });

  it("gives links to a page that was renamed the pack's words for its former name", () => {
    const linksTo = (text: string, page: string, now: string) =>
      text.replaceAll(new RegExp(`- text: .*\\n( +)page: ${page}$`, "gm"), `- page: ${now}`);
    const { content, diagnostics } = loadContent(
      temporaryContent({
        ...kontakt,
        "pages/about.yaml": null,
        "pages/our-firm.yaml": `formerly: [about, firm]\n${fixture["pages/about.yaml"]}`,
        "site.yaml": (text) => linksTo(linksTo(text, "contact", "kontakt"), "about", "our-firm"),
      }),
    );
    expect(diagnostics).toEqual([]);
    const { links } = content?.site.footer.lists?.[0] ?? {};
    expect(links).toContainEqual({ text: "Contact", page: "kontakt" });
    expect(links).toContainEqual({ text: "About", page: "our-firm" });
  });
});

it.each<[string, string, unknown[]]>([
  [
    "has a layout that there is, and nothing else is said before",
    `layout: txt\n${head}sectoins: []\n`,
    ['pages/more.yaml [txt] `layout` cannot be "txt".'],
  ],
  [
    "has a layout",
    `${head}heading: One more\n`,
    [expect.stringMatching(/^pages\/more\.yaml \[title\].* `layout`/)],
  ],
  [
    "is the only one of a particular layout",
    `layout: products\n${fixture["pages/products.yaml"]}`,
    [
      expect.stringMatching(
        /^pages\/more\.yaml \[products\] .*\/pages\/products\.yaml` has the layout `products` already/,
      ),
    ],
  ],
  ["may begin with a hero", sectionsPage(hero + passages), []],
  [
    "has no hero below another section",
    sectionsPage(passages + hero, "heading: More\n"),
    [expect.stringMatching(/^pages\/more\.yaml \[hero\] Only the first section can be a hero/)],
  ],
  ["may have its main heading above", sectionsPage(passages, "heading: More\n"), []],
  ["has a main heading", sectionsPage(passages), [expect.stringContaining("`heading`")]],
  [
    "has one main heading",
    sectionsPage(hero, "heading: More\n"),
    ["pages/more.yaml [More] The hero has the main heading of this page already."],
  ],
  [
    "has sections of kinds that there are",
    sectionsPage(`${hero}  - kind: heros\n    heading: A\n`),
    [expect.stringMatching(/^pages\/more\.yaml \[heros\]/)],
  ],
  ["may say something in paragraphs", textPage("    paragraphs: [Much.]\n"), []],
  [
    "says something in each section",
    textPage(""),
    [expect.stringContaining("This section says nothing.")],
  ],
  [
    "has a cell for each column in each row of a table",
    textPage(table),
    ['pages/more.yaml [[B]] There are 2 columns, and the row "B" has 1 cell.'],
  ],
])("a page %s", (_, text, findings) => {
  expect(found(text)).toEqual(findings);
});

it("names the layouts where a page has none", () => {
  const [finding] = loadContent(temporaryContent({ "pages/more.yaml": head })).diagnostics;
  for (const layout of layouts) expect(finding?.hint).toContain(layout);
});

it.each([
  ["/more#first-part", []],
  ["/more#second", []],
  ["/more#erster-teil-für-उदाहरण", []],
  ["/more#first", ["link-internal [/more#first] There is no section #first on /more."]],
])("a page of text has an anchor for each section, to which links lead: %s", (href, findings) => {
  const page = `${textPage("    paragraphs: [Much.]\n")}  - id: second
    heading: Second part
    paragraphs: [Much.]
  - heading: Erster Teil für उदाहरण
    paragraphs: [Much.]
`;
  const edits = {
    "pages/more.yaml": page,
    "products/first.yaml": (text: string) => `${text}href: ${href}\n`,
  };
  expect(shown(checkFiles(edits, { only: ["link-internal"] }))).toEqual(findings);
});
