import { type Pages, pageOf } from "../../../engine/schema/pages.ts";
import { valueAt } from "../../../engine/values.ts";
import type { Card } from "../../../site/data/card.ts";
import type { Content } from "../../../site/data/content.ts";
import type { Day } from "../../../words/dates/day.ts";
import { quarterOf } from "../../../words/dates/quarter.ts";
import { memoize } from "../../../words/memoize.ts";
import { fill } from "../../../words/template.ts";
import type { RenderableContent } from "../../resources.ts";
import { typeset } from "../texts/typeset.ts";
import { siteLocale } from "./site-locale.ts";

// Numbers and dates are formatted for a language only here, and the browser gets the result: React renders
// a document again if the browser's own data would format one character differently.

/** Writes days and times, which are given in UTC. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  // `Intl` writes the halves of a Korean day in English, and firms there count to 24.
  const clock = options.hour && /^ko\b/.test(locale) && ({ hourCycle: "h23" } as const);
  return new Intl.DateTimeFormat(locale, { ...clock, ...options, timeZone: "UTC" });
}

/** The first day of a month where `Intl` has a bare number, in ranges even `01`. */
const firstDays: Readonly<Record<string, string>> = { fr: "1er", it: "1º" };

/** The months of a language as they are in a day, by their names alone: `maja` by `maj`, which a short date has. */
const casesIn = memoize((locale) => {
  const alone = dateFormat(locale, { month: "long" });
  const inDay = dateFormat(locale, { day: "numeric", month: "long" });
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month));
  const monthOf = (date: number) => inDay.formatToParts(date).find(({ type }) => type === "month");
  return new Map(months.map((date) => [alone.format(date), monthOf(date)?.value]));
});

function partsOfSpan(format: Intl.DateTimeFormat, from: Date, until: Date) {
  const { locale } = format.resolvedOptions();
  const parts = format.formatRangeToParts(from, until).map((part) => {
    const month = part.type === "month" && casesIn(locale).get(part.value);
    return month ? { ...part, value: month } : part;
  });
  const [language = ""] = locale.split("-");
  const first = firstDays[language];
  const hasWords = parts.some(({ type, value }) => type === "month" && /\p{L}/u.test(value));
  if (!first || !hasWords) return parts;
  return parts.map((part) => {
    const value = part.value.replace(/^0(?=\d)/, "");
    return part.type === "day" ? { ...part, value: value === "1" ? first : value } : part;
  });
}

/** Days or moments as a language writes them. No line ends within `3 May` or `3–5`, and none begins with a dash. */
export function formatSpan(format: Intl.DateTimeFormat, from: Date, until = from): string {
  const parts = partsOfSpan(format, from, until);
  const isShort = format.resolvedOptions().month === "short";
  const day = isShort ? /^(day|month|year),(day|month|year)$/ : /^(day,month|month,day)$/;
  const textOf = ({ value }: { value: string }, index: number) => {
    const [before, after] = [parts[index - 1], parts[index + 1]];
    const isBetween = before?.source === "startRange" && after?.source === "endRange";
    const isKept = (isBetween ? /^(day,day|minute,hour)$/ : day).test(
      `${before?.type},${after?.type}`,
    );
    return isKept
      ? value.replaceAll(/\s/g, "\u00a0").replace("–", "\u2060–\u2060")
      : value.replace(/\s(?=[–—])/, "\u00a0");
  };
  return parts.map(textOf).join("");
}

const longFormat = memoize((locale) => dateFormat(locale, { dateStyle: "long" }));

/** Writes days as a language does, with plain spaces, as people copy them from a policy. */
export const plainDayFormat = (locale: string) => (day: Day) => {
  const parts = partsOfSpan(longFormat(locale), new Date(day), new Date(day));
  return parts.map(({ value }) => value).join("");
};

/** Writes days as a site does, in which no line ends next to the month. */
export function dayFormat(content: Pick<Content, "site" | "languages">): (day: Day) => string {
  return (day) => formatSpan(longFormat(siteLocale(content)), new Date(day));
}

export function formatCards(content: RenderableContent): Card[] {
  const { products } = content;
  const locale = siteLocale(content);
  const percent = new Intl.NumberFormat(locale, {
    style: "percent",
    maximumFractionDigits: 3,
  });
  const plain = new Intl.NumberFormat(locale, { useGrouping: false });
  const words: Partial<Pages["products"]["words"]["card"]> = productWords(content).card ?? {};
  return products.map((product) => {
    const { name, link, eta, progress, status } = product;
    // An available product and a service have neither.
    if (eta === undefined || progress === undefined) {
      const { available: availability, linkName } = words;
      return {
        ...product,
        ...(availability && status === "available" && { availability }),
        ...(link && linkName && { linkName: fill(linkName, { text: link.text, product: name }) }),
      };
    }
    const found = quarterOf(eta);
    const quarter = found && words.quarters?.[`q${found.quarter}`];
    return {
      ...product,
      eta: quarter ? fill(quarter, { year: plain.format(found.year) }) : eta,
      percent: percent.format(progress / 100),
      ...(words.progressName && { progressName: fill(words.progressName, { product: name }) }),
    };
  });
}

/** Words of the page of products; on a site without one, those of the language's pack, if it has a pack. */
export function productWords({
  site,
  pages,
  resources,
}: RenderableContent): Partial<Pages["products"]["words"]> {
  const { words } = pageOf(pages, "products") ?? {};
  return (
    words ?? typeset(valueAt(resources.pack(site.language), ["products"]) ?? {}, site.language)
  );
}

/** A language's ten digits from zero on; undefined if they are 0 to 9. */
export function nativeDigits(locale: string): string | undefined {
  const plain = new Intl.NumberFormat(locale);
  const digits = Array.from({ length: 10 }, (_, digit) => plain.format(digit)).join("");
  // Some scripts have digits that a text counts as two letters; years are then written in 0 to 9.
  return digits === "0123456789" || digits.length > 10 ? undefined : digits;
}
