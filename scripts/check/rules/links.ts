import { routeOf } from "../../../src/routes.ts";
import { type ContentLink, contentLinks, fileOf, localAddress } from "../linting/content-links.ts";
import { defineRules, heroExample } from "../linting/define-rule.ts";
import { location, rangeOf } from "../read/located.ts";

const empty =
  /^(?:(?:please )?(?:click|press|tap)(?: (?:here|this|now))?|here|(?:read |learn |see |find out )?more|link|this(?: (?:link|page))?|details|go)\W*$/i;

const twoLinks = (words: string) =>
  heroExample([
    "  primary: { text: Get started, page: contact }",
    `  secondary: { text: ${words}, page: about }`,
  ]);

export const linkRules = defineRules({
  "link-scheme": {
    severity: "error",
    summary: "A link that runs a script, holds its own data, or takes its scheme from the page.",
    why: "javascript: and data: let whoever edits content run programs in the visitor's browser.",
    mend: "Write an address that begins with https://, mailto: or tel:, or a path such as /about. This cannot be suppressed.",
    bad: 'href: «"javascript:alert(1)"»',
    good: "href: https://preview.fixture.internal/",
  },
  "link-text": {
    severity: "warning",
    where: "home",
    isEnglish: true,
    summary: "A link whose words do not say where it leads.",
    why: "Screen readers list links by their words alone (WCAG 2.4.9).",
    mend: "Name what is behind the link.",
    bad: heroExample(["  secondary: { text: «Click here», page: about }"]),
    good: heroExample(["  secondary: { text: Book a demo, page: about }"]),
    check(context) {
      for (const { words } of contentLinks(context))
        if (words !== undefined && empty.test(words.value.trim()))
          context.report(words, {
            message: `"${words.value.trim()}" does not say where the link leads.`,
            hint: "Name what is behind it, such as About us.",
          });
    },
  },
  "link-duplicate": {
    severity: "warning",
    where: "home",
    summary: "Two links of a page with the same words and different targets.",
    why: "Whoever hears only the words cannot tell the two apart (WCAG 2.4.9).",
    mend: "Give each target its own words, or both links the same target.",
    bad: twoLinks("«Get started»"),
    good: twoLinks("Book a demo"),
    check(context) {
      const origin = context.site?.origin?.value;
      const siteFile = context.site?.[location].file.file;
      const paths = context.pageKeys.map((key) => routeOf(key).path);
      // A missing page is reported by `link-internal`.
      const isThere = ({ address }: ContentLink) => {
        const [path = "/files/"] = /^\/[^?#]*/.exec(localAddress(address, origin)) ?? [];
        return path.startsWith("/files/") || paths.includes(path);
      };
      const seen = new Map<string, ContentLink>();
      for (const link of contentLinks(context)) {
        if (link.words === undefined || !isThere(link)) continue;
        const words = link.words.value.trim().toLowerCase();
        // The links of site.yaml are on every page.
        const twin = seen.get(`${siteFile} ${words}`) ?? seen.get(`${fileOf(link)} ${words}`);
        if (twin === undefined) {
          seen.set(`${fileOf(link)} ${words}`, link);
          continue;
        }
        const [first, second] = [twin, link].map(({ address }) => localAddress(address, origin));
        if (first === second) continue;
        context.report(link.words, {
          message: `A link with these words leads to ${first}, this one to ${second}.`,
          hint: `Change the words of one; the other is in ${fileOf(twin)}, line ${rangeOf(twin.target).start.line}.`,
        });
      }
    },
  },
});
