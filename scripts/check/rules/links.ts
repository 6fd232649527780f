import { routeOf } from "../../../src/routes.ts";
import { fileLinks, reportMissing } from "../linting/asset-uses.ts";
import { type ContentLink, contentLinks, fileOf, localAddress } from "../linting/content-links.ts";
import { defineRules, heroExample } from "../linting/define-rule.ts";
import { place, rangeOf } from "../read/located.ts";

/** Fields that lead visitors, or what they send, to an address on the web. */
const keys = /^(href|source|endpoint|origin|contact)$/;

// RFC 1918, 3927, 4193, 4291, 6762, 8375, and names that routers and offices give. Of this machine
// itself `placeholder` speaks.
const privateHost =
  /^(?:10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+$|^\[(?:f[cd]|fe80)|(?:^|\.)(?:local|localdomain|lan|intranet|corp|home|home\.arpa)$|^(?!localhost$)[^.[\]]+$/;

const empty =
  /^(?:(?:please )?(?:click|press|tap)(?: (?:here|this|now))?|here|(?:read |learn |see |find out )?more|link|this(?: (?:link|page))?|details|go)\W*$/i;

const twoLinks = (words: string) =>
  heroExample([
    "  primary: { text: Get started, page: contact }",
    `  secondary: { text: ${words}, page: about }`,
  ]);

export const linkRules = defineRules({
  "link-file": {
    severity: "error",
    summary: "A link to a file that does not lie in `content/files/`.",
    why: "It leads to the page that says that there is none.",
    mend: "Put the file into `content/files/`, or name one that lies there.",
    bad: "# content/files/price-list.pdf is there.\nhref: «/files/pricelist.pdf»",
    good: "# content/files/price-list.pdf is there.\nhref: /files/price-list.pdf",
    check: (context) => reportMissing(context, fileLinks(context), "files"),
  },
  "link-scheme": {
    severity: "error",
    summary: "A link that runs a script, holds its own data, or takes its scheme from the page.",
    why: "javascript: and data: let whoever edits content run programs in the visitor's browser.",
    mend: "Write an address that begins with https://, mailto: or tel:, or a path such as /about. This cannot be suppressed.",
    bad: 'href: «"javascript:alert(1)"»',
    good: "href: https://preview.fixture.internal/",
  },
  "link-private": {
    severity: { check: "warning", publish: "error" },
    summary: "A link into a private network.",
    why: "It works at the desk where it was tried, and for no visitor; it tells strangers how the network is made.",
    mend: "Write the address that everybody can reach, or leave the link out.",
    bad: "href: «http://192.168.0.12/shop»",
    good: "href: https://shop.fixture.internal/",
    check({ texts, report }) {
      for (const text of texts) {
        if (!keys.test(text.key) || !/^https?:/.test(text.value)) continue;
        const { hostname } = new URL(text.value);
        if (privateHost.test(hostname))
          report(text, {
            message: `${hostname} is an address of a private network, which visitors cannot reach.`,
            hint: "Which address do others reach it by? Write that, or leave the link out.",
          });
      }
    },
  },
  "link-text": {
    severity: "warning",
    where: "home",
    isEnglish: true,
    summary: "A link whose words do not say where it leads.",
    why: "Screen readers list links by their words alone (WCAG 2.4.9).",
    mend: "Name what stands behind the link.",
    bad: heroExample(["  secondary: { text: «Click here», page: about }"]),
    good: heroExample(["  secondary: { text: Book a demo, page: about }"]),
    check(context) {
      for (const { words } of contentLinks(context))
        if (words !== undefined && empty.test(words.value.trim()))
          context.report(words, {
            message: `"${words.value.trim()}" does not say where the link leads.`,
            hint: "Name what stands behind it, such as About us.",
          });
    },
  },
  "link-duplicate": {
    severity: "error",
    where: "home",
    summary: "Two links of a page with the same words and different targets.",
    why: "Whoever hears only the words cannot tell the two apart.",
    mend: "Give each target its own words, or both links the same target.",
    bad: twoLinks("«Get started»"),
    good: twoLinks("Book a demo"),
    check(context) {
      const origin = context.site?.origin?.value;
      const siteFile = context.site?.[place].file.file;
      const paths = context.pageKeys.map((key) => routeOf(key).path);
      const isThere = ({ address }: ContentLink) => {
        const [path = "/files/"] = /^\/[^?#]*/.exec(localAddress(address, origin)) ?? [];
        return path.startsWith("/files/") || paths.includes(path);
      };
      const seen = new Map<string, ContentLink>();
      for (const link of contentLinks(context)) {
        // Of a page that is not there `link-internal` tells.
        if (link.words === undefined || !isThere(link)) continue;
        const words = link.words.value.trim().toLowerCase();
        // The links of site.yaml stand on every page.
        const twin = seen.get(`${siteFile} ${words}`) ?? seen.get(`${fileOf(link)} ${words}`);
        if (twin === undefined) {
          seen.set(`${fileOf(link)} ${words}`, link);
          continue;
        }
        const [first, second] = [twin, link].map(({ address }) => localAddress(address, origin));
        if (first === second) continue;
        const { line } = rangeOf(twin.target).start;
        context.report(link.words, {
          message: `A link with these words leads to ${first}, this one to ${second}.`,
          hint: `Change the words of one; the other stands in ${fileOf(twin)}, line ${line}.`,
        });
      }
    },
  },
});
