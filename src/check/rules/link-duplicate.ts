import { routeOf } from "../../routes.ts";
import { type ContentLink, contentLinks, fileOf, localAddress } from "../linting/content-links.ts";
import { defineRule } from "../linting/define-rule.ts";
import { heroExample } from "../linting/hero-example.ts";
import { place, rangeOf } from "../read/located.ts";

const twoLinks = (page: string, words: string) =>
  heroExample(
    `primary: { text: Get started, page: ${page} }`,
    `secondary: { text: ${words}, page: about }`,
  );

export const linkDuplicate = defineRule({
  id: "link-duplicate",
  severity: "error",
  where: "home",
  summary: "Two links of a page with the same words and different targets.",
  why: "Whoever hears only the words cannot tell the two apart.",
  mend: "Give each target its own words, or both links the same target.",
  bad: twoLinks("contact", "«Get started»"),
  good: twoLinks("contact", "Book a demo"),
  alsoBad: [
    heroExample(
      "primary: { text: Get started, page: contact }",
      `intro: "[«Get started»](/about)"`,
    ),
  ],
  alsoGood: [
    twoLinks("about", "Get started"),
    heroExample(
      "primary: { text: Get started, page: about }",
      "secondary: { text: Get started, href: https://www.fixture.internal/about }",
    ),
  ],
  check(context) {
    const origin = context.site?.origin?.value;
    const siteFile = context.site?.[place].file.file;
    const paths = context.pageKeys.map((key) => routeOf(key).path);
    const isThere = ({ target, address }: ContentLink) =>
      target.key !== "page" || paths.includes(address);
    const seen = new Map<string, ContentLink>();
    for (const link of contentLinks(context)) {
      // Of a page that is not there `link-internal` tells.
      if (link.words === undefined || !isThere(link)) continue;
      const words = link.words.value.trim().toLowerCase();
      // The links of site.yaml stand on every page.
      const twin = seen.get(`${siteFile} ${words}`) ?? seen.get(`${fileOf(link)} ${words}`);
      if (twin === undefined) seen.set(`${fileOf(link)} ${words}`, link);
      const [first, second] = [twin?.address ?? "", link.address].map((address) =>
        localAddress(address, origin),
      );
      if (twin === undefined || first === second) continue;
      const { line } = rangeOf(twin.target).start;
      context.report(link.words, {
        message: `A link with these words leads to ${first}, this one to ${second}.`,
        hint: `Change the words of one; the other stands in ${fileOf(twin)}, line ${line}.`,
      });
    }
  },
});
