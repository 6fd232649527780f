import { describe, expect, it } from "vitest";
import type { Content } from "../../../../src/content/schema/content.ts";
import { pageOf } from "../../../../src/content/schema/pages.ts";
import { placed } from "../../testing/check-files.ts";
import {
  check,
  ownValues,
  service,
  textsIn,
  type Values,
  writtenOut,
} from "../../testing/pack-firms.ts";
import { filePack } from "./language-pack.ts";

type Files = ReturnType<typeof ownValues>;

const own = ownValues("en");
const { header, footer, contact } = own["site.yaml"] as Record<string, Values>;
const { place, ...contactWithoutPlace } = contact as Values;

/** A firm's files with other values in `site.yaml`. */
const withSite = (site: Values, files: Files = own): Files => ({
  ...files,
  "site.yaml": { ...files["site.yaml"], ...site },
});

const packOf = (language: string) => filePack({ language }, "site");

describe("what a firm writes", () => {
  it("stands in place of the pack's words, one by one", () => {
    const { content } = check(withSite({ header: { ...header, menu: "Pages" } }));
    const english = packOf("en").values as Content["site"];
    expect(content?.site.header.menu).toBe("Pages");
    expect(content?.site.header.closeMenu).toBe(english.header.closeMenu);
  });

  it("chooses between words for ways of delivery, and names of pages", () => {
    const { content } = check(withSite({ delivery: service }));
    const words = filePack({ ...own["site.yaml"], delivery: service }, "accessibility");
    const { limits } = words.values as { limits: { items: { heading: string; when?: string }[] } };
    const chosen = limits.items.filter(({ when }) => when !== "mailto" && when !== "post");
    expect(chosen).not.toEqual(limits.items);
    const statement = content && pageOf(content.pages, "accessibility");
    const headings = statement?.limits.items.map(({ heading }) => heading);
    expect(headings).toEqual(chosen.map(({ heading }) => heading));
    const names = packOf("en").pageNames as Values;
    for (const { text, page } of content?.site.header.links ?? [])
      expect(text).toBe(names[`${page}`]);
  });

  it("is found in its place, and what comes from the pack is not found at all", () => {
    const heading = { ...own["pages/not-found.yaml"], heading: "Oops  again" };
    expect(check({ ...own, "pages/not-found.yaml": heading }).found).toEqual([
      "pages/not-found.yaml spaces: There are 2 spaces between two words. Leave one.",
    ]);
  });

  it("is held against the pack's words, and found where those are left out", () => {
    const { privacy } = packOf("en").pageNames as Values;
    const links = [{ text: privacy, page: "home" }];
    const moreLinks = { links: [{ page: "privacy" }] };
    const site = { header: { ...header, links }, footer: { ...footer, moreLinks } };
    const [found, ...others] = placed(check(withSite(site)));
    expect(found).toMatchObject({ rule: "link-duplicate", at: "page: privacy" });
    expect(others).toEqual([]);
  });

  it.each([
    [
      "pages/not-found.yaml",
      { layout: "not-found", back: undefined },
      "The key `back` is missing. ",
    ],
    ["pages/not-found.yaml", { back: null }, /^`back` is empty\. (?!.*left out)/],
    ["pages/accessibility.yaml", { feedback: undefined }, "The key `feedback` is missing. "],
    [
      "pages/accessibility.yaml",
      { feedback: { heading: "Us" } },
      "The key `form` of `feedback` is missing. ",
    ],
  ])("says what the pack cannot have, such as where a link leads: %s", (file, values, said) => {
    const page = { ...own[file], ...values };
    const [found, ...others] = check({ ...own, [file]: page }).found;
    expect(found?.replace(`${file} schema: `, "")).toMatch(said);
    expect(others).toEqual([]);
  });

  it.each<[string, Values, RegExp[]]>([
    [
      "says what is wrong with a link that has its words from the pack",
      { header: { ...header, links: [{ page: "about", href: "/about" }] } },
      [
        /^site\.yaml schema: This leads to two places\. Keep `page` or `href`, and delete the other\.$/,
      ],
    ],
    [
      "may be left out even where the key is there, which is said",
      { interface: null },
      [/`interface` is empty\. .*The key may also be left out\.$/],
    ],
    [
      "belongs where the pack has it, also where nothing is missing there",
      { skipToContent: "Skip", closeMenu: "Close" },
      [
        /^site\.yaml schema: .*`skipToContent`/,
        /`closeMenu`\. Move it to `header`, where it belongs/,
      ],
    ],
    [
      "gets no words where the language itself is to be mended",
      { language: "../en" },
      [/a language tag such as/],
    ],
  ])("%s", (_, site, words) => {
    expect(check(withSite(site)).found).toEqual(words.map((one) => expect.stringMatching(one)));
  });
});

/** There is no pack for Latin; the words of these tests are German. */
const inLatin = { language: "la", rules: { "other-language": "off" } };

describe("the pack of a language", () => {
  it("is that of the whole tag, or of its first part", () => {
    expect(packOf("de-AT").values).toEqual(packOf("de").values);
  });

  it("is missing where there is none, so that each text is asked for", () => {
    const { found, content } = check(withSite({ language: "la" }), false);
    expect(content).toBeUndefined();
    // All of them are one mistake.
    expect(found).toEqual([
      expect.stringMatching(/^site\.yaml schema: There is no language pack for `la`\. Words /),
    ]);
    const german = writtenOut("de");
    const statement = { ...german["pages/accessibility.yaml"], tests: undefined };
    const files = {
      ...german,
      "pages/accessibility.yaml": { ...statement, conformance: { status: "unassessed" } },
    };
    // Each of a few with its group, and all at once: no finding hides another.
    const said = check(withSite({ ...inLatin, interface: undefined }, files), false).found.join(
      "\n",
    );
    expect(said).toContain(
      "schema: These keys of `conformance` are missing: `heading`, `standard`,",
    );
    expect(said).toMatch(/schema: These keys are missing: .*`tests\.labels\.outcome`/);
    expect(said).toMatch(
      /^site\.yaml schema: These keys are missing: .*`interface\.theme\.label`/m,
    );
    expect(said).not.toMatch(/`interface\.(list|labelled|aside)`/);
    const { interface: spoken } = german["site.yaml"] as { interface: Values };
    const { list: _, labelled: __, aside: ___, ...words } = spoken;
    // How its words are joined, its script tells.
    const latin = check(withSite({ ...inLatin, interface: words }, german));
    expect(latin.found).toEqual([]);
    expect(latin.content?.site.interface.labelled).toBe("{label}: {value}");
  });

  it("speaks of a map and of a chat bubble only where there is one", () => {
    const saidOfMaps = ({ content }: ReturnType<typeof check>) =>
      textsIn(content?.pages["accessibility"]).filter(([, text]) => /\bmap\b|moves/i.test(text));
    const { bubble, ...page } = own["pages/contact.yaml"] as Values;
    const without = withSite({ contact: contactWithoutPlace });
    const result = check({ ...without, "pages/contact.yaml": { ...page, map: undefined } });
    expect(result.found).toEqual([]);
    expect(result.content && pageOf(result.content.pages, "contact")).not.toHaveProperty("map");
    expect(saidOfMaps(result)).toEqual([]);
    expect(saidOfMaps(check(own))).toHaveLength(4);
  });

  it("is asked for words of a map only where there is one, and others are shown nowhere", () => {
    const german = writtenOut("de");
    const { map, ...page } = german["pages/contact.yaml"] as Values;
    const found = (site: Values, contactPage: Values) =>
      check(withSite({ ...inLatin, ...site }, { ...german, "pages/contact.yaml": contactPage }))
        .found;
    const contact = contactWithoutPlace;
    expect(found({}, page)).toEqual([
      expect.stringMatching(
        /^pages\/contact\.yaml schema: These keys are missing: `map\.heading`, .* for la\./,
      ),
    ]);
    expect(found({ contact }, page)).toEqual([]);
    expect(found({ contact }, { ...page, map })).toEqual([
      expect.stringMatching(
        /^pages\/contact\.yaml unshown: Nothing shows these words: there is no map\./,
      ),
    ]);
  });
});
