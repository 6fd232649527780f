import { possibleHours } from "../../../../words/dates/possible-hours.ts";
import { spanText } from "../../../../words/dates/span.ts";
import { foldCase } from "../../../../words/fold-case.ts";
import { groupedBy } from "../../../../words/grouped-by.ts";
import { memoize } from "../../../../words/memoize.ts";
import { normalizeInput } from "../../../../words/normalize-input.ts";
import { found, say } from "../../../../words/say.ts";
import { escapePattern } from "../../../escape.ts";
import { code, quote } from "../../../format.ts";
import { isWithinEdits } from "../../../nearest.ts";
import { isEntryLayout } from "../../../schema/collections.ts";
import { placesOf } from "../../../schema/groups/contact-details.ts";
import { partsOf, spansAmong, weekOf } from "../../../schema/groups/opening-hours.ts";
import { placeOf, textAt } from "../../../shape/index.ts";
import { anyCase, hollowWords, reportMatches } from "../../matches.ts";
import { isOwnProse, type UndatedContext } from "../../rule-context.ts";
import { isSameNumber, sortedLetters } from "../contact.ts";
import { reportPrices, reportPricesInLists } from "./fact-prices.ts";
import { isBent, plainLetters } from "./near-names.ts";
import { phone, reportAddresses, reportPhones, reportServices } from "./told-contact.ts";
import {
  reportAnnouncements,
  reportEntryDays,
  reportLastDays,
  reportOpenDays,
} from "./told-days.ts";
import { reportPeople, reportPeopleInTexts, reportTwoAtOnce } from "./told-people.ts";
import { reportCurrencies, reportPricesInSentences } from "./told-prices.ts";
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

/** A day of the week in any form, and what may be all its hours behind it. */
const timesOf = memoize((language) => {
  const names = anyCase(weekdaysIn(language).full.map(foldCase));
  const time = "\\d{1,2}[:.]\\d{2}(?!\\d)";
  return new RegExp(
    `(?<![\\p{L}\\p{M}])(${names})\\p{L}{0,2},?\\s(?:\\p{L}{1,4}\\s)?(${time}\\s?(?:[–-]|\\p{L}{1,6})\\s?${time})(?!\\s?[ap]\\.?m|(?:\\s?(?:[,;/&+]|\\p{L}{1,4}\\.?)){1,3}\\s?${time})`,
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
  const spanIn = (times: string) => {
    const [meant = "", other] = possibleHours(times);
    return other ? undefined : spansAmong(partsOf(meant))[0];
  };
  reportMatches(
    context,
    pages.flatMap(({ texts }) => texts.filter((text) => text.isProse && isOwnProse(text))),
    timesOf(language),
    ([, name = "", times = ""], { value }) => {
      const [span, more] = week[(names.indexOf(foldCase(name)) + 6) % 7] ?? [];
      const own = spanIn(times);
      if (typeof span !== "object" || more || !own) return undefined;
      // A text that has those of the firm too means something else here, such as the telephone.
      const isNamed = [...value.matchAll(timesOf(language))].some(
        ([, day = "", hours = ""]) =>
          foldCase(day) === foldCase(name) && `${spanIn(hours)}` === `${span}`,
      );
      if (isNamed) return undefined;
      const [opens, closes] = own;
      const isBeyond =
        (opens === span[0] && closes > span[1]) || (closes === span[1] && opens < span[0]);
      if (!isBeyond) return undefined;
      const slots = { name: quote(name), written: quote(times), fact: quote(spanText(span)) };
      return found("former-facts.differs", { ...slots, file });
    },
  );
}

/** Whether two neighbouring letters of a word are exchanged in another; a letter too many or too few makes other words. */
const isExchanged = (one: string, other: string) =>
  sortedLetters(one) === sortedLetters(other) && isWithinEdits(one, other, 1);

/** The fewest letters of a word of the firm's name of which another can be a misspelling, alone and beside others. */
const [longName, longBeside] = [7, 5];
/** The fewest letters of one that shows, beside such a word, that the firm is meant. */
const tellingName = 4;

/** What stands behind the name of a firm by law. */
const legalForms =
  "AB|AG|A/S|ApS|BV|B\\.V\\.|CIC|Co|e\\.\\s?K|e\\.\\s?V|EURL|GbR|GmbH|Inc|KG|Lda|LLC|LLP|Ltd|Limited|OHG|Oy|plc|PLC|SA|S\\.A|SAS|SARL|S\\.?r\\.?l|SL|S\\.L|SRL|SpA|S\\.p\\.A|UG|VOF|Sp\\.";

/**
 * Reports words that differ by a letter from one of the firm's name, other than at its end, which languages bend. Where
 * the name has several words, the others are beside it.
 */
function reportNames(context: UndatedContext): void {
  const { site, ownProse } = context;
  const words = site?.company?.name?.match(/\p{L}+/gu) ?? [];
  const telling = words.filter(({ length }) => length >= tellingName);
  const isSingle = telling.length === 1;
  const names = telling.filter(({ length }) => length >= (isSingle ? longName : longBeside));
  if (names.length === 0) return;
  const all = new Set(ownProse.flatMap(({ value }) => value.match(/\p{L}+/gu) ?? []));
  const isSlip = (one: string, name: string) =>
    one.charAt(0) === name.charAt(0) &&
    Math.abs(one.length - name.length) < 2 &&
    !isBent(one, name, site?.language) &&
    (isSingle ? isExchanged(one, name) : isWithinEdits(one, name, 1)) &&
    plainLetters(one) !== plainLetters(name);
  // What is an ordinary word too is written with a small letter somewhere.
  const slips = new Map(
    [...all].flatMap((one) => {
      const name = names.find((name) => isSlip(one, name));
      return name && !all.has(foldCase(one)) ? [[one, name]] : [];
    }),
  );
  if (slips.size === 0) return;
  // A name of one word begins no sentence here: any word has its capital there. Of several, a capital beside them makes
  // another name, such as that of a person or a club.
  const ordinary = hollowWords(context, "ordinary").map(escapePattern);
  const capitals = ordinary.map((one) => one.charAt(0).toUpperCase() + one.slice(1)).join("|");
  const [start, end] = isSingle
    ? ["(?<=[\\p{L}\\p{N},]\\s)", ""]
    : [
        `(?<!\\p{L}|(?<![\\p{L}\\p{M}])(?!(?:${capitals})\\s)\\p{Lu}[\\p{L}\\p{M}]*\\.?\\s)`,
        `(?!\\s(?!(?:${legalForms})(?!\\p{L}))\\p{Lu})`,
      ];
  const gap = "\\s(?:&\\s)?";
  const sides = [...slips].map(([one, name]) => {
    const at = telling.indexOf(name);
    const before = telling.slice(0, at).map((word) => word + gap);
    const behind = telling.slice(at + 1).map((word) => gap + word);
    return `(?<=${start}${before.join("")})${one}(?=${behind.join("")}(?!\\p{L})${end})`;
  });
  const pattern = new RegExp(sides.join("|"), "gu");
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

/** Reports the subject of a single post that differs by two exchanged letters, the last or capitals from one of many. */
function reportSubjects({ everyPage, report }: UndatedContext): void {
  const subjects = everyPage.flatMap(({ root }) => textAt(root, "subject") ?? []);
  const posts = groupedBy(subjects, ({ value }) => value);
  for (const [single, [text, another]] of posts)
    for (const [usual, [first, ...others]] of posts) {
      // Short ones are often other words: "Reise" and "Reis", "Trial" and "Trail".
      const isLong = usual.length > 5 && !/\d/.test(usual);
      const isPlural = usual.slice(0, -1) === single || single.slice(0, -1) === usual;
      const isNear =
        foldCase(single) === foldCase(usual) ||
        (isLong && (isPlural || isExchanged(single, usual)));
      if (!text || another || !first || others.length + 1 < frequent || !isNear) continue;
      const slots = { name: code("subject"), written: quote(single), fact: quote(usual) };
      report(text, {
        ...found("former-facts.differs", { ...slots, file: first.file.file }),
        hint: say("suggest.code", { meant: usual }),
      });
    }
}

/** Since which year of the centuries before something is so: of two of this one, either may be true. */
const wordWithYear =
  /(?<![\p{L}\p{M}])(since|seit|depuis|desde|dal|sinds|od|sedan|sejak|з|מאז|منذ)\s(1[6-9]\p{Nd}{2})(?![\p{Nd}/–-])/giu;

/** What few texts have, and is found faster. */
const mayHaveYear = /1[6-9]\p{Nd}{2}/u;

/** Reports the year behind a word that has another everywhere else, with two digits exchanged. */
function reportYears(context: UndatedContext): void {
  const pages = context.everyPage.filter(({ layout }) => !isEntryLayout(layout));
  const prose = pages.flatMap(({ texts }) =>
    texts.filter((text) => text.isProse && isOwnProse(text) && mayHaveYear.test(text.value)),
  );
  const all = prose.flatMap((text) =>
    [...text.value.matchAll(wordWithYear)].map(([, word = "", year = ""]) => ({
      ...{ text, year, word: foldCase(word) },
    })),
  );
  const byWord = groupedBy(all, ({ word }) => word);
  reportMatches(context, prose, wordWithYear, ([, word = "", year = ""], text) => {
    const some = byWord.get(foldCase(word)) ?? [];
    const isOther = (one: string) => one !== year && sortedLetters(one) === sortedLetters(year);
    const other = some.find((one) => isOther(one.year))?.year;
    const isAlone = some.filter((one) => one.year === year).length === 1;
    if (!other || !isAlone) return undefined;
    const first = some.find((one) => one.year === other);
    // Of two single years, that of the later page is told.
    const [likelier] = some.filter((one) => one.year === year || one.year === other);
    const isUsual = some.filter((one) => one.year === other).length > 1;
    if (!first || first.text === text || (likelier?.year === year && !isUsual)) return undefined;
    const slots = { name: quote(word), written: quote(year), fact: quote(other) };
    return found("former-facts.differs", { ...slots, file: first.text.file.file });
  });
}

export function checkFactDiffers(context: UndatedContext): void {
  reportHours(context);
  reportNames(context);
  reportSubjects(context);
  reportPrices(context);
  reportPricesInLists(context);
  reportPricesInSentences(context);
  reportCurrencies(context);
  reportAnnouncements(context);
  reportEntryDays(context);
  reportLastDays(context);
  reportOpenDays(context);
  reportPhones(context);
  reportAddresses(context);
  reportServices(context);
  reportPeople(context);
  reportPeopleInTexts(context);
  reportTwoAtOnce(context);
  reportYears(context);
}
