import { portOr } from "../../../scripts/build/hosts/port.ts";
import { redirectsOf } from "../../../scripts/build/hosts/redirects.ts";
import { breakText } from "../../../scripts/build/pictures/previews/fit-text.ts";
import { sharedFiles } from "../../../scripts/build/side-files.ts";
import { basePath } from "../../../scripts/disk/base-path.ts";
import { collect } from "../../../scripts/testing/build/collect.ts";
import { fixtureContent } from "../../../scripts/testing/files/fixture-content.ts";
import { type Site, siteSchema } from "../../engine/schema/site.ts";
import type { Content } from "../../site/data/content.ts";
import { casesIn, holdCases } from "../../testing/hold-cases.ts";
import { dateFormat, dayFormat, formatSpan, nativeDigits } from "./dates/format-dates.ts";
import { versalOf } from "./drawings.ts";
import { pageContent } from "./page-content.ts";
import { typeset } from "./texts/typeset.ts";

const content = fixtureContent();
const siteWith = (changes: object) => ({
  ...content,
  site: { ...content.site, ...changes } as Site,
});

/** What some work gives, or the beginning of what it is refused with. */
function orRefusal<Value>(work: () => Value): Value | string {
  try {
    return work();
  } catch (fault) {
    return /^.*?(?=,)/.exec((fault as Error).message)?.[0] ?? "";
  }
}

holdCases(casesIn(import.meta.dirname, "texts.test.yaml"), {
  basePath: (path) => orRefusal(() => basePath({ BASE_PATH: path })),
  portOr: (port) => orRefusal(() => portOr(4173, { PORT: port })),
  typeset,
  breakText,
  versalOf: (name) => versalOf(siteWith({ company: { name } }).site),
  fitsVersal: (versal) => siteSchema.shape.versal.safeParse(versal).success,
  writtenDay: (language) => dayFormat(siteWith({ language, contact: {} }))("2027-03-09"),
  shortDay(language) {
    const short = { weekday: "short", day: "numeric", month: "short" } as const;
    return formatSpan(dateFormat(language, short), new Date("2027-05-22"));
  },
  firstDays(language) {
    const span = formatSpan(
      dateFormat(language, { day: "numeric", month: "long" }),
      new Date("2026-12-01"),
      new Date("2026-12-11"),
    );
    const [first = ""] = span.split(/\s|\u2060/);
    return [dayFormat(siteWith({ language }))("2026-12-01"), first];
  },
  policyDay(key) {
    const { days } = pageContent(key, content, undefined) as object as { days: object };
    return Object.values(days)[0].replaceAll(/[^\s,]+/g, "x");
  },
  writtenDays(until) {
    const format = dateFormat("en-GB", { dateStyle: "long" });
    // Releases of Node differ in the width of the space.
    return formatSpan(format, new Date("2027-03-09"), new Date(until)).replace("\u2009", " ");
  },
  writtenIn(tags) {
    const [language = "", country, main = language] = tags.split(" ");
    const contact = country === "-" ? {} : { country };
    const languages = { home: [{ tag: main }] } as unknown as Required<Content>["languages"];
    return dayFormat({ ...siteWith({ language, contact }), languages })("2026-12-01");
  },
  nativeDigits,
  async securityContact(contact) {
    const security = { ...content.site.security, contact };
    const files = await collect(sharedFiles([siteWith({ security })], "/"));
    return /^Contact: (.*)$/m.exec(`${files.get(".well-known/security.txt")}`)?.[1];
  },
  formerly(name) {
    const pages = { a: { formerly: [name] } } as unknown as Content["pages"];
    return redirectsOf({ pages }).map(({ from, files }) => [from, ...files])[0];
  },
});
