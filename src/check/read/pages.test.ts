import { describe, expect, it } from "vitest";
import { layouts } from "../../content/layouts.ts";
import { checkFiles, findingsInFolder, shown } from "../testing/check-files.ts";
import { fixtureFiles } from "../testing/fixture.ts";
import { temporaryContent } from "../testing/temporary-content.ts";
import { loadContent } from "./load.ts";

const head = `title: One more page
description: What this page holds, in words enough for a search engine to show.
`;
const textPage = (section: string) =>
  `layout: text\n${head}heading: One more\nsections:\n  - heading: First part\n${section}`;
const sectionsPage = (sections: string, more = "") =>
  `layout: sections\n${head}${more}sections:\n${sections}`;
const hero = "  - kind: hero\n    heading: Welcome\n    intro: We make tools.\n";
const passages = "  - kind: passages\n    items:\n      - heading: Vision\n        text: Much.\n";

const found = (text: string) => findingsInFolder(temporaryContent({ "pages/more.yaml": text }));

describe("the layout of a page", () => {
  it("is what its file says, or else its name", () => {
    const { "pages/contact.yaml": contact } = fixtureFiles(new Date());
    const edits = {
      "pages/contact.yaml": null,
      "pages/kontakt.yaml": `layout: contact\n${contact}`,
      "pages/home.yaml": (text: string) => text.replace("page: contact", "page: kontakt"),
    };
    const { content, diagnostics } = loadContent(temporaryContent(edits));
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
    const { "pages/contact.yaml": contact, "pages/about.yaml": about } = fixtureFiles(new Date());
    const linksTo = (text: string, page: string, now: string) =>
      text.replaceAll(new RegExp(`- text: .*\\n( +)page: ${page}$`, "gm"), `- page: ${now}`);
    const { content, diagnostics } = loadContent(
      temporaryContent({
        "pages/contact.yaml": null,
        "pages/kontakt.yaml": `layout: contact\nformerly: [write-to-us]\n${contact}`,
        "pages/about.yaml": null,
        "pages/our-firm.yaml": `formerly: [about, firm]\n${about}`,
        "pages/home.yaml": (text) => text.replace("page: contact", "page: kontakt"),
        "site.yaml": (text) => linksTo(linksTo(text, "contact", "kontakt"), "about", "our-firm"),
      }),
    );
    expect(diagnostics).toEqual([]);
    const { links } = content?.site.footer.lists?.[0] ?? {};
    expect(links).toContainEqual({ text: "Contact", page: "kontakt" });
    expect(links).toContainEqual({ text: "About", page: "our-firm" });
  });

  it("must be one that there is, and nothing else is said before", () => {
    expect(found(`layout: txt\n${head}sectoins: []\n`)).toEqual([
      'pages/more.yaml [txt] `layout` cannot be "txt".',
    ]);
    expect(found(`${head}heading: One more\n`)).toEqual([
      expect.stringMatching(/^pages\/more\.yaml \[title\].* `layout`/),
    ]);
    const { diagnostics } = loadContent(temporaryContent({ "pages/more.yaml": head }));
    for (const layout of layouts) expect(diagnostics[0]?.hint).toContain(layout);
  });

  it("is that of one page where it is a particular one", () => {
    const { "pages/products.yaml": products } = fixtureFiles(new Date());
    expect(found(`layout: products\n${products}`)).toEqual([
      expect.stringMatching(
        /^pages\/more\.yaml \[products\] .*\/pages\/products\.yaml` has the layout `products` already/,
      ),
    ]);
  });
});

describe("a page of sections", () => {
  it("has a hero at its top or nowhere", () => {
    expect(found(sectionsPage(hero + passages))).toEqual([]);
    const second = sectionsPage(passages + hero, "heading: More\n");
    expect(found(second)).toEqual(['pages/more.yaml [hero] `kind` cannot be "hero".']);
    const { diagnostics } = loadContent(temporaryContent({ "pages/more.yaml": second }));
    expect(diagnostics[0]?.hint).toMatch(/^Only the first section can be a hero/);
  });

  it("has one main heading", () => {
    expect(found(sectionsPage(passages, "heading: More\n"))).toEqual([]);
    expect(found(sectionsPage(passages))).toEqual([expect.stringContaining("`heading`")]);
    expect(found(sectionsPage(hero, "heading: More\n"))).toEqual([
      "pages/more.yaml [More] The hero has the main heading of this page already.",
    ]);
  });

  it("has sections of kinds that there are", () => {
    const [finding, ...others] = found(sectionsPage(`${hero}  - kind: heros\n    heading: A\n`));
    expect(finding).toMatch(/^pages\/more\.yaml \[heros\]/);
    expect(others).toEqual([]);
  });
});

describe("a page of text", () => {
  it("says something in each section", () => {
    expect(found(textPage("    paragraphs: [Much.]\n"))).toEqual([]);
    expect(found(textPage(""))).toEqual([expect.stringContaining("This section says nothing.")]);
  });

  it("has a cell for each column in each row of a table", () => {
    const table = "    table:\n      columns: [What, Price]\n      rows: [[A, 1 €], [B]]\n";
    expect(found(textPage(table))).toEqual([
      'pages/more.yaml [[B]] There are 2 columns, and the row "B" has 1 cell.',
    ]);
  });

  it.each([
    ["/more#first-part", []],
    ["/more#second", []],
    ["/more#erster-teil-für-उदाहरण", []],
    ["/more#first", ["link-internal [/more#first] There is no section #first on /more."]],
  ])("has an anchor for each section, to which links lead: %s", (href, findings) => {
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
});

describe("a page in the form that it had before sections", () => {
  const about = `${head}heading: Who we are
intro: We make tools.
vision:
  heading: What we hope for
  text: Much.
mission:
  heading: What we do
  txet: Much.
drives:
  heading: What drives us
  items:
    - icon: hart
      title: Care
      text: We take some.
closing:
  heading: Write to us
  text: A few lines are enough.
  action: { text: Write to us, page: cotnact }
`;
  const sound = about.replace("txet", "text").replace("hart", "heart").replace("cotn", "cont");

  it("is one of sections, in their order", () => {
    const { content, diagnostics } = loadContent(temporaryContent({ "pages/about.yaml": sound }));
    expect(diagnostics).toEqual([]);
    expect(content?.pages["about"]).toMatchObject({
      layout: "sections",
      heading: "Who we are",
      sections: [
        { kind: "passages", items: [{ heading: "What we hope for" }, { heading: "What we do" }] },
        { kind: "features", heading: "What drives us" },
        { kind: "action", action: { page: "contact" } },
      ],
    });
  });

  it("may do without any of them but one", () => {
    const parts = ["vision", "mission", "drives", "closing"];
    const without = (gone: readonly string[]) =>
      gone.reduce(
        (text, key) => text.replace(new RegExp(`^${key}:\\n(?: .*\\n)+`, "m"), ""),
        sound,
      );
    for (const part of parts)
      for (const gone of [[part], parts.filter((other) => other !== part)])
        expect(findingsInFolder(temporaryContent({ "pages/about.yaml": without(gone) }))).toEqual(
          [],
        );
  });

  it("takes pictures and links, and says of them where they stand", () => {
    const passage = "text: Much [more](/abuot).\n  image: { file: till.png, alt: A till. }";
    const edits = { "pages/about.yaml": sound.replace("text: Much.", passage) };
    expect(shown(checkFiles(edits, { only: ["link-internal", "picture-file"] }))).toEqual([
      "link-internal [/abuot] This site has no page /abuot.",
      "picture-file [till.png] There is no picture till.png in `content/pictures`.",
    ]);
  });

  it("has its mistakes where they stand in the file", () => {
    expect(findingsInFolder(temporaryContent({ "pages/about.yaml": about }))).toEqual([
      expect.stringMatching(/^pages\/about\.yaml \[txet\] /),
      expect.stringMatching(/^pages\/about\.yaml \[hart\] /),
    ]);
    const edits = { "pages/about.yaml": sound.replace("page: contact", "page: cotnact") };
    expect(shown(checkFiles(edits, { only: ["link-internal"] }))).toEqual([
      "link-internal [cotnact] There is no page `cotnact`.",
    ]);
    const doubled = { "pages/about.yaml": sound.replace("What we do", "What  we do") };
    expect(shown(checkFiles(doubled, { only: ["double-space"] }))).toEqual([
      expect.stringMatching(/^double-space \[ {2}\]/),
    ]);
  });
});
