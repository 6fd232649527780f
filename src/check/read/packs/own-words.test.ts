import { describe, expect, it } from "vitest";
import type { Content } from "../../../content/schema/content.ts";
import { pageOf } from "../../../content/schema/pages.ts";
import { placed } from "../../testing/check-files.ts";
import {
  check,
  ownValues,
  service,
  textsIn,
  type Values,
  writtenOut,
} from "../../testing/pack-firms.ts";
import { fileWords } from "./language-pack.ts";

describe("what a firm writes", () => {
  it("stands in place of the pack's words, one by one", () => {
    const values = ownValues("en");
    const header = { ...(values["site.yaml"]?.["header"] as Values), menu: "Pages" };
    Object.assign(values["site.yaml"] as Values, { header });
    const { content } = check(values);
    const english = fileWords({ language: "en" }, "site").values as Content["site"];
    expect(content?.site.header.menu).toBe("Pages");
    expect(content?.site.header.closeMenu).toBe(english.header.closeMenu);
  });

  it("chooses between words for ways of delivery, and names of pages", () => {
    const values = ownValues("en");
    const site = { ...values["site.yaml"], delivery: service };
    const { content } = check({ ...values, "site.yaml": site });
    const { limits } = fileWords(site, "accessibility").values as {
      limits: { items: { heading: string; when?: string }[] };
    };
    const others = ["mailto", "post"];
    const headings = limits.items.filter(({ when }) => !others.includes(`${when}`));
    expect(headings).not.toEqual(limits.items);
    const statement = content && pageOf(content.pages, "accessibility");
    expect(statement?.limits.items.map(({ heading }) => heading)).toEqual(
      headings.map(({ heading }) => heading),
    );
    const names = fileWords(site, "site").pageNames as Values;
    for (const { text, page } of content?.site.header.links ?? [])
      expect(text).toBe(names[`${page}`]);
  });

  it("is found in its place, and what comes from the pack is not found at all", () => {
    const values = ownValues("en");
    values["pages/not-found.yaml"] = { ...values["pages/not-found.yaml"], heading: "Oops  again" };
    expect(check(values).found).toEqual([
      "pages/not-found.yaml double-space: There are 2 spaces between two words. Leave one.",
    ]);
  });

  it("is held against the pack's words, and found where those are left out", () => {
    const values = ownValues("en");
    const { privacy } = fileWords({ language: "en" }, "site").pageNames as Record<string, string>;
    const site = values["site.yaml"] as Values;
    site["header"] = { ...(site["header"] as Values), links: [{ text: privacy, page: "home" }] };
    const footer = site["footer"] as Values;
    site["footer"] = { ...footer, moreLinks: { links: [{ page: "privacy" }] } };
    const [found, ...others] = placed(check(values));
    expect(found).toMatchObject({ rule: "link-duplicate", at: "page: privacy" });
    expect(others).toEqual([]);
  });

  it("says what is wrong with a link that has its words from the pack", () => {
    const values = ownValues("en");
    const links = [{ page: "about", href: "/about" }];
    const { header } = values["site.yaml"] as Values;
    values["site.yaml"] = { ...values["site.yaml"], header: { ...(header as Values), links } };
    expect(check(values).found).toEqual([
      "site.yaml schema: This leads to two places. Keep `page` or `href`, and delete the other.",
    ]);
  });

  it("may be left out even where the key is there, which is said", () => {
    const values = ownValues("en");
    values["site.yaml"] = { ...values["site.yaml"], interface: null };
    expect(check(values).found).toEqual([
      expect.stringMatching(/`interface` is empty\. .*The key may also be left out\.$/),
    ]);
  });

  it("belongs where the pack has it, also where nothing is missing there", () => {
    const values = ownValues("en");
    values["site.yaml"] = { ...values["site.yaml"], skipToContent: "Skip", closeMenu: "Close" };
    expect(check(values).found).toEqual([
      expect.stringMatching(/^site\.yaml schema: .*`skipToContent`.*$/),
      expect.stringMatching(
        /`closeMenu` does not belong here\. Move it to `header`, where it belongs/,
      ),
    ]);
  });
});

describe("the pack of a language", () => {
  it("is that of the whole tag, or of its first part", () => {
    expect(fileWords({ language: "de-AT" }, "site").values).toEqual(
      fileWords({ language: "de" }, "site").values,
    );
  });

  it("is missing where there is none, so that each text is asked for", () => {
    const values = ownValues("en");
    values["site.yaml"] = { ...values["site.yaml"], language: "la" };
    const { found, content } = check(values, false);
    expect(content).toBeUndefined();
    const asked = found.filter((one) => one.includes("There is no language pack for la; write"));
    expect(asked).toHaveLength(found.length);
    expect(asked.find((one) => one.includes("`interface`"))).toMatch(/^site\.yaml schema: The key/);
    const german = writtenOut("de");
    const { interface: spoken } = german["site.yaml"] as { interface: Values };
    const { list: _, labelled: __, aside: ___, ...words } = spoken;
    // How its words are joined, its script tells.
    const site = { ...german["site.yaml"], language: "la", interface: words };
    const latin = check({ ...german, "site.yaml": site });
    expect(latin.found).toEqual([]);
    expect(latin.content?.site.interface.labelled).toBe("{label}: {value}");
  });

  it("speaks of a map and of a chat bubble only where there is one", () => {
    const values = ownValues("en");
    const { place, ...contact } = (values["site.yaml"] as Values)["contact"] as Values;
    const { bubble, ...page } = values["pages/contact.yaml"] as Values;
    const without = {
      ...values,
      "site.yaml": { ...values["site.yaml"], contact },
      "pages/contact.yaml": { ...page, map: undefined },
    };
    const { found, content } = check(without);
    expect(found).toEqual([]);
    expect(content && pageOf(content.pages, "contact")).not.toHaveProperty("map");
    const said = textsIn(content?.pages["accessibility"]).map(([, text]) => text);
    expect(said.filter((text) => /\bmap\b|moves/i.test(text))).toEqual([]);
    const all = textsIn(check(values).content?.pages["accessibility"]).map(([, text]) => text);
    expect(all.filter((text) => /\bmap\b|moves/i.test(text))).toHaveLength(4);
  });

  it("is asked for words of a map only where there is one, and others are shown nowhere", () => {
    const values = writtenOut("de");
    const { place, ...contact } = (values["site.yaml"] as Values)["contact"] as Values;
    const { map, ...page } = values["pages/contact.yaml"] as Values;
    const latin = { ...values["site.yaml"], language: "la" };
    const withPlace = { ...values, "site.yaml": latin, "pages/contact.yaml": page };
    expect(check(withPlace).found).toEqual([
      expect.stringMatching(
        /^pages\/contact\.yaml schema: The key `map` is missing\..* pack for la;/,
      ),
    ]);
    const withoutMap = { ...withPlace, "site.yaml": { ...latin, contact } };
    expect(check(withoutMap).found).toEqual([]);
    expect(check({ ...withoutMap, "pages/contact.yaml": { ...page, map } }).found).toEqual([
      expect.stringMatching(
        /^pages\/contact\.yaml unshown: Nothing shows these words: there is no map\./,
      ),
    ]);
  });

  it("is not looked for where the language itself is to be mended", () => {
    const values = ownValues("en");
    values["site.yaml"] = { ...values["site.yaml"], language: "../en" };
    expect(check(values, false).found).toEqual([expect.stringContaining("a language tag such as")]);
  });
});
