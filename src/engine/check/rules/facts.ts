import { daysBetween, isDay } from "../../../words/dates/day.ts";
import { possibleHours } from "../../../words/dates/possible-hours.ts";
import { spanText } from "../../../words/dates/span.ts";
import { foldCase } from "../../../words/fold-case.ts";
import { groupedBy } from "../../../words/grouped-by.ts";
import { memoize } from "../../../words/memoize.ts";
import { normalizeInput } from "../../../words/normalize-input.ts";
import { found, say } from "../../../words/say.ts";
import { escapePattern } from "../../escape.ts";
import { code, quote } from "../../format.ts";
import { isWithinEdits } from "../../nearest.ts";
import { pathId } from "../../path-id.ts";
import { isEntryLayout } from "../../schema/collections.ts";
import { placesOf } from "../../schema/groups/contact-details.ts";
import {
  type HoursException,
  partsOf,
  spansAmong,
  weekOf,
} from "../../schema/groups/opening-hours.ts";
import { currency } from "../../schema/values/currency.ts";
import { placeOf, type Readable, type Text, textAt } from "../../shape/index.ts";
import { valueAt } from "../../values.ts";
import { anyCase, reportMatches } from "../matches.ts";
import { isOwnProse, type UndatedContext } from "../rule-context.ts";
import { isSameNumber } from "./contact.ts";
import { weekdaysIn } from "./weekdays.ts";

export function checkFactFormer(context: UndatedContext): void {
  const { prose, facts } = context;
  // What is in these keys is a fact itself.
  const texts = prose.filter(({ key }) => key !== "display" && key !== "price");
  const present = [...facts.values()].flatMap(({ value }) =>
    typeof value === "string" ? value : [],
  );
  const seen = new Set<object>();
  for (const [slot, fact] of facts) {
    const what = slot.startsWith("{price") ? "price" : "phone";
    const isSame = what === "price" ? isSamePrice : isSamePhone;
    // Where another fact has the value, a text may mean that one.
    const values = (fact.formerly ?? []).filter(
      (value) => !present.some((one) => isSame(one, value)),
    );
    if (values.length === 0 || seen.has(fact)) continue;
    seen.add(fact);
    reportMatches(
      context,
      texts,
      what === "price" ? pricePattern(values) : phone,
      ([written]) =>
        values.some((value) => isSame(written, value)) &&
        found(`former-facts.${what}`, { written, now: `${fact.value}`, slot }),
    );
  }
}

/** What may be a telephone number, in digits of any script. */
const phone = /[+(]?\p{Nd}(?:[\s()./–-]{0,3}\p{Nd}){5,}/gu;

function isSamePhone(one: string, other: string): boolean {
  const digitsOf = (number: string) =>
    normalizeInput(number).replace("(0)", "").replaceAll(/\D/g, "").replace(/^00/, "");
  return isSameNumber(one, digitsOf(other)) || isSameNumber(other, digitsOf(one));
}

function pricePattern(prices: readonly string[]): RegExp {
  const longestFirst = prices.toSorted((one, other) => other.length - one.length);
  const words = longestFirst.map((price) => escapePattern(price).replaceAll(/\s+/g, "\\s+"));
  const [before, behind] = ["(?<![\\p{L}\\p{N}]|\\p{N}[.,'’])", "(?![\\p{L}\\p{N}]|[.,'’]\\p{N})"];
  return new RegExp(`${before}(?:${words.join("|")})${behind}`, "gu");
}

function isSamePrice(one: string, other: string): boolean {
  return one.replaceAll(/\s+/g, " ") === other.replaceAll(/\s+/g, " ");
}

/** A day of the week in any form, and what may be its hours behind it. */
const timesOf = memoize((language) => {
  const names = anyCase(weekdaysIn(language).full.map(foldCase));
  const time = "\\d{1,2}[:.]\\d{2}(?!\\d)";
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(${names})\\p{L}{0,2},?\\s(?:\\p{L}{1,4}\\s)?(${time}\\s?(?:[–-]|\\p{L}{1,6})\\s?${time})(?!\\s?[ap]\\.?m)`,
    "giu",
  );
});

/**
 * Reports hours of a day that begin or end as those of the firm on it, and go beyond these: a visitor would stand before
 * a closed door.
 */
function reportHours(context: UndatedContext): void {
  const { site, everyPage } = context;
  const { language, contact } = site ?? {};
  const [{ hours } = {}, another] = placesOf(contact).filter((one) => one.hours);
  if (!language || !hours || another) return;
  const [week, names] = [weekOf(hours), weekdaysIn(language).full.map(foldCase)];
  const file = `${placeOf(contact as object)?.file.file}`;
  const pages = everyPage.filter(({ layout }) => !isEntryLayout(layout));
  reportMatches(
    context,
    pages.flatMap(({ texts }) => texts.filter((text) => text.isProse && isOwnProse(text))),
    timesOf(language),
    ([, name = "", times = ""]) => {
      const [span, more] = week[(names.indexOf(foldCase(name)) + 6) % 7] ?? [];
      const [meant = "", other] = possibleHours(times);
      const [own] = spansAmong(partsOf(meant));
      if (typeof span !== "object" || more || other || !own) return undefined;
      const [opens, closes] = own;
      const isBeyond =
        (opens === span[0] && closes > span[1]) || (closes === span[1] && opens < span[0]);
      if (!isBeyond) return undefined;
      const slots = { name: quote(name), written: quote(times), fact: quote(spanText(span)) };
      return found("former-facts.differs", { ...slots, file });
    },
  );
}

/** The fewest letters of a word of the firm's name of which another can be a misspelling. */
const longName = 7;

/** A word without its accents: in some languages a plural differs by these. */
const plainLetters = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Reports words that differ by a letter from one of the firm's name, other than at its end, which languages bend. */
function reportNames(context: UndatedContext): void {
  const { site, ownProse } = context;
  const words = site?.company?.name?.match(/\p{L}+/gu) ?? [];
  const names = words.filter(({ length }) => length >= longName);
  if (names.length === 0) return;
  const all = new Set(ownProse.flatMap(({ value }) => value.match(/\p{L}+/gu) ?? []));
  const isSlip = (one: string, name: string) =>
    plainLetters(one) !== plainLetters(name) &&
    !one.startsWith(name.slice(0, -2)) &&
    one.charAt(0) === name.charAt(0) &&
    isWithinEdits(one, name, 1);
  // What is an ordinary word too is written with a small letter somewhere.
  const slips = new Map(
    [...all].flatMap((one) => {
      const name = names.find((name) => isSlip(one, name));
      return name && !all.has(foldCase(one)) ? [[one, name]] : [];
    }),
  );
  if (slips.size === 0) return;
  const pattern = new RegExp(`(?<!\\p{L})(?:${[...slips.keys()].join("|")})(?!\\p{L})`, "gu");
  const file = `${placeOf(site?.company as object)?.file.file}`;
  reportMatches(context, ownProse, pattern, ([written]) => {
    const name = `${slips.get(written)}`;
    const slots = { name: code("company.name"), written: quote(written), fact: quote(name), file };
    return {
      ...found("former-facts.differs", slots),
      hint: say("suggest.name", { meant: name }),
    };
  });
}

/** How many posts have a subject of which that of a single post can be a misspelling. */
const frequent = 3;

/** Reports the subject of a single post that differs by a letter, or by capitals, from one that many have. */
function reportSubjects({ everyPage, report }: UndatedContext): void {
  const subjects = everyPage.flatMap(({ root }) => textAt(root, "subject") ?? []);
  const posts = groupedBy(subjects, ({ value }) => value);
  for (const [single, [text, another]] of posts)
    for (const [usual, [first, ...others]] of posts) {
      const isNear =
        foldCase(single) === foldCase(usual) ||
        (usual.length > 4 && !/\d/.test(usual) && isWithinEdits(single, usual, 1));
      if (!text || another || !first || others.length + 1 < frequent || !isNear) continue;
      const slots = { name: code("subject"), written: quote(single), fact: quote(usual) };
      report(text, {
        ...found("former-facts.differs", { ...slots, file: first.file.file }),
        hint: say("suggest.code", { meant: usual }),
      });
    }
}

type Exception = Readable<HoursException>;

/** A span of times in a sentence, the last with its minutes or unit. */
const timesInWords =
  /(?<![\d.:])\d{1,2}(?:[:.h]\d{2}|\s?(?:am|pm|h|uhr|uur))?\s?(?:[–-]|\p{L}{1,6})\s?\d{1,2}(?:[:.h]\d{2}|\s?(?:am|pm|h|uhr|uur))(?![\p{L}\d])/giu;

/** Reports that a place is closed on days for which a text says hours. */
function reportClosed({ site, report }: UndatedContext, exceptions: readonly Exception[]): void {
  const { language, words } = site ?? {};
  const closed = `${words?.interface?.closed}`;
  const names = weekdaysIn(`${language}`).full.map(foldCase);
  for (const one of exceptions) {
    const { from = "", until, hours } = one;
    const text = textAt(one, "text");
    const [times, another] = text?.value.match(timesInWords) ?? [];
    const [meant, other] = times && !another ? possibleHours(times) : [];
    if (hours || !text || !times || !meant || other) continue;
    const rest = foldCase(text.value.replace(times, ""));
    const own = from === until && names[new Date(from).getUTCDay()];
    // It may speak of other days, or of times at which nobody is there.
    const others = [foldCase(closed), ...names.filter((name) => name !== own)];
    if (/\d/.test(rest) || others.some((word) => rest.includes(word))) continue;
    const slots = { name: code(from), written: quote(times), fact: quote(closed) };
    report(text, {
      ...found("former-facts.differs", { ...slots, file: text.file.file }),
      hint: say("texts.write", { meant: `hours: ${meant}` }),
    });
  }
}

/** How many days the end of an announcement may be from that of the closed days that it means. */
const daysApart = 14;

/** Reports an announcement that a place is closed, and that ends on another day than this. */
function reportAnnounced({ site, report }: UndatedContext, exceptions: readonly Exception[]): void {
  const closed = foldCase(`${site?.words?.interface?.closed}`);
  for (const one of [site?.announcement ?? [], site?.announcement?.more ?? []].flat()) {
    const { until } = one;
    const text = textAt(one, "text");
    if (!until || !text || !foldCase(text.value).includes(closed)) continue;
    const apart = (last = "") => (isDay(last) ? Math.abs(daysBetween(until, last)) : daysApart + 1);
    const [near] = exceptions
      .filter(({ from }) => from && from <= until)
      .toSorted((first, second) => apart(first.until) - apart(second.until));
    if (!near || apart(near.until) === 0 || apart(near.until) > daysApart) continue;
    const slots = { name: code("until"), written: until, fact: `${near.until}` };
    report(one, "until", found("former-facts.differs", { ...slots, file: text.file.file }));
  }
}

/** Reports a price or a pay that is written as the thing itself has it, but with other figures, in a group of its name. */
export function checkFactDiffers(context: UndatedContext): void {
  const { everyPage, products, prose, report } = context;
  reportHours(context);
  const { site, translation } = context;
  const exceptions = placesOf(site?.contact).flatMap((place) => place.exceptions ?? []);
  if (!translation && site?.language) {
    reportClosed(context, exceptions);
    reportAnnounced(context, exceptions);
  }
  reportNames(context);
  reportSubjects(context);
  const byForm = groupedBy(prose, ({ value }) => formOf(value));
  for (const thing of [...products, ...everyPage.map(({ root }) => root)])
    for (const key of ["price", "pay"]) {
      const [name, fact] = [textAt(thing, "name") ?? textAt(thing, "title"), textAt(thing, key)];
      const form = formOf(fact?.value ?? "");
      // A number alone may count anything.
      if (!name || !fact || form === "0" || !form.includes("0")) continue;
      // A cell of a table has the amount alone.
      const [amount = form] = (form.split("0").length === 2 && amountAlone.exec(form)) || [];
      const alike = [...new Set([form, amount])].flatMap((one) => byForm.get(one) ?? []);
      const elsewhere = alike.filter(({ file }) => file !== fact.file);
      for (const [group, [text, another]] of groupedBy(elsewhere, (one) => groupNamed(one, name))) {
        // Where a group has several, each may be the price of something else, such as another month.
        if (!group || !text || another || figureOf(text.value) === figureOf(fact.value)) continue;
        const slots = { name: quote(name.value), written: quote(text.value) };
        const own = { fact: quote(fact.value), file: fact.file.file };
        report(text, found("former-facts.differs", { ...slots, ...own }));
      }
    }
}

const figures = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
/** A text without its figures. */
const formOf = (text: string) => text.replaceAll(figures, "0");
const figureOf = (text: string) => text.match(figures)?.join(" ");
const amountAlone = new RegExp(`(?:${currency})\\s?0|0\\s?(?:${currency})`, "u");

/** The group or row around a text that is called by a name, with its file, as one string; empty where none is. */
function groupNamed({ path, file }: Text, { value: name }: Text): string {
  const isName = (one: unknown) =>
    typeof one === "string" && foldCase(one.trim()) === foldCase(name);
  const depths = path.map((_, depth) => depth).filter((depth) => depth > 0);
  const depth = depths.findLast((one) =>
    Object.values(valueAt(file.value, path.slice(0, one)) ?? {}).some(isName),
  );
  return depth === undefined ? "" : `${file.file} ${pathId(path.slice(0, depth))}`;
}
