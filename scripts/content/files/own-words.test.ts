import { expect, it } from "vitest";
import type { Content } from "../../../src/content/content.ts";
import { pageOf } from "../../../src/content/pages.ts";
import { checkValues, ownValues, textsWithPaths, type Values } from "../../testing/pack-firms.ts";
import { filePack } from "./read-pack.ts";

const own = ownValues("en");
const { header, contact } = own["site.yaml"] as Record<string, Values>;
const { place, ...contactWithoutPlace } = contact as Values;

/** A firm's files with other values in `site.yaml`. */
const withSite = (site: Values) => ({ ...own, "site.yaml": { ...own["site.yaml"], ...site } });

const packOf = (language: string) => filePack({ language }, "site");

it("what a firm writes stands in place of the pack's words, one by one", () => {
  const { content } = checkValues(withSite({ header: { ...header, menu: "Pages" } }));
  const english = packOf("en").values as Content["site"];
  expect(content?.site.header.menu).toBe("Pages");
  expect(content?.site.header.closeMenu).toBe(english.header.closeMenu);
});

it("a language without a pack is one mistake where the site leaves out all words", () => {
  const { found, content } = checkValues(withSite({ language: "la" }), false);
  expect(content).toBeUndefined();
  expect(found).toEqual([
    expect.stringMatching(/^site\.yaml schema: There is no language pack for `la`, so its texts /),
  ]);
});

it("the pack mentions a map and a chat bubble only where there is one", () => {
  const mapMentions = ({ content }: ReturnType<typeof checkValues>) =>
    textsWithPaths(content?.pages["accessibility"]).filter(([, text]) =>
      /\bmap\b|moves/i.test(text),
    );
  const { bubble, ...page } = own["pages/contact.yaml"] as Values;
  const without = withSite({ contact: contactWithoutPlace });
  const result = checkValues({ ...without, "pages/contact.yaml": { ...page, map: undefined } });
  expect(result.found).toEqual([]);
  expect(result.content && pageOf(result.content.pages, "contact")).not.toHaveProperty("map");
  expect(mapMentions(result)).toEqual([]);
  expect(mapMentions(checkValues(own))).toHaveLength(4);
});
