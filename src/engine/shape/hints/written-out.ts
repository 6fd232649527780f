import { isEmail } from "../../../words/addresses/mail-address.ts";
import { toDialled } from "../../../words/addresses/telephone.ts";
import type { Path } from "../../diagnostic.ts";
import { currency } from "../../schema/values/currency.ts";
import { keysToChooseFrom } from "../../schema/values/field-facts.ts";
import { hasKey, isGroup } from "../../values.ts";
import { inline, profileAt, rowIn, rowText, scalar } from "../../yaml/index.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import type { Field } from "../fields/field.ts";
import { daysWrittenOut, lessonWrittenOut, seriesWrittenOut } from "./day-lines.ts";
import { entriesIn } from "./entries-in.ts";
import { lackingKeys } from "./lacking-keys.ts";
import { asEntry, linesBelow, type Part, type WrittenOut } from "./lines-hint.ts";
import { anyWords, meantValue, numbersIn } from "./meant-value.ts";
import { meantBy } from "./other-names.ts";
import {
  entriesOfText,
  figure,
  joined,
  onOneLine,
  pairsOf,
  rowsOf,
  twoParts,
} from "./text-parts.ts";

/**
 * Writes a value out in the shape that a field has: an entry of a list, or the keys of a group. Undefined where it fits
 * in no way.
 *
 * @param without Keys of the group that have another value.
 */
export function writtenOut(
  file: CheckedFile,
  field: Field,
  value: unknown,
  without: readonly string[] = [],
): WrittenOut | undefined {
  const { element } = field;
  const parts = Object.entries(field.fields()).filter(([key]) => !without.includes(key));
  const isSingle = parts.length === 0 || field.type === "record";
  if (Array.isArray(value) && element) {
    const entries = value.map((one) => keysWrittenOut(file, element, one));
    return (
      entriesWrittenOut(entries) ??
      (value.length > 0 ? writtenOut(file, field, value[0]) : undefined)
    );
  }
  if (Array.isArray(value) && isSingle)
    return singleValue(file, field, joined(value)) ?? singleValue(file, field, value);
  const series = seriesWrittenOut(file, field, value);
  if (series) return series;
  if (isGroup(value)) return groupWrittenOut(file, field, value);
  if (value === undefined) return undefined;
  if (element) {
    const rows = element.element && rowsOf(value);
    if (rows) return { lines: rows.map((row) => `- ${row}`), lacks: [] };
    const entries = entriesIn(file, element, value);
    if (entries) return { lines: entries.map((one) => `- ${scalar(one)}`), lacks: [] };
    const entryOf = (one: unknown) =>
      element.element ? rowFrom(one) : writtenOut(file, element, one);
    const whole = entryOf(value);
    // Lines of a text are entries, unless one entry has them as a list.
    const hasList = whole?.lines.some((line) => line.trimStart().startsWith("- "));
    const several = typeof value === "string" && !hasList ? entriesOfText(value) : undefined;
    return entriesWrittenOut(several?.map(entryOf) ?? [whole]);
  }
  if (isSingle) return singleValue(file, field, value);
  const pairs = pairsOf(value);
  const keyed = pairs && keysWrittenOut(file, field, pairs);
  if (keyed) return keyed;
  const numbers = parts.length > 1 ? numbersFor(parts, `${value}`) : undefined;
  if (numbers) return { lines: parts.map(([key], at) => `${key}: ${numbers[at]}`), lacks: [] };
  const days = typeof value === "string" ? daysWrittenOut(field, value) : undefined;
  if (days) return { lines: days, lacks: lackingKeys(file, field, ["from", "until"], {}) };
  const split = linkIn(file, field, value) ?? splitIn(field, parts, value);
  if (split) return { lines: split, lacks: [] };
  // A key that lacks its colon.
  const [, first = "", rest] = /^([a-z]\w*) (.+)$/s.exec(`${value}`) ?? [];
  const named = parts.filter(([key, part]) => key === first && part.accepts(rest));
  for (const [key, part] of named.length > 0 ? named : partsFor(file, field, parts, value)) {
    const said = named.length > 0 ? rest : value;
    const own = part.facts.isPage ? (pageIn(file, said) ?? said) : said;
    const written = writtenOut(file, part, own);
    if (!written) continue;
    const lines = linesBelow(key, part, written);
    const group = { [key]: meantValue(part, own) ?? own };
    const lacks = lackingKeys(file, field, [...without, key], group);
    // Which of three texts a sentence is, nobody knows.
    const texts = lacks.filter(([, one]) => one.accepts(anyWords));
    if (texts.length > 1 && named.length === 0 && part.accepts(anyWords)) return undefined;
    return { lines, lacks: [...written.lacks, ...lacks] };
  }
  return undefined;
}

/** The lines of a group for a link that a text has in Markdown; undefined for other texts. */
function linkIn(file: CheckedFile, field: Field, value: unknown): string[] | undefined {
  const [, text, target] = /^\[([^[\]]+)\]\(([^()\s]+)\)$/.exec(`${value}`) ?? [];
  const { text: ofText, page, href } = field.fields();
  if (!text || !target || !ofText || !(page ?? href)) return undefined;
  const key = page && pageIn(file, target);
  return [`text: ${scalar(text)}`, key ? `page: ${key}` : `href: ${scalar(target)}`];
}

/** The lines of a group whose parts a text has side by side: a pasted table, or the two texts that it must have. */
function splitIn(field: Field, parts: readonly Part[], value: unknown): string[] | undefined {
  const [heads, ...rows] = ("rows" in field.fields() && rowsOf(value)) || [];
  if (heads) return [`columns: ${heads}`, "rows:", ...rows.map((row) => `  - ${row}`)];
  const { number: ofNumber, display } = field.fields();
  const number = display && toDialled(`${value}`);
  if (number && ofNumber?.accepts(number))
    return [`number: ${scalar(number)}`, `display: ${scalar(value)}`];
  const reached = "href" in field.fields() ? wayTo(`${value}`) : undefined;
  if (reached && "text" in field.fields()) return [`text: ${scalar(value)}`, `href: ${reached}`];
  const needed = parts.filter(([, part]) => part.isNeeded);
  const [first, second] = needed;
  if (typeof value !== "string" || !first || !second || needed.length > 2) return undefined;
  if (needed.some(([, { facts }]) => facts.prose === undefined)) return undefined;
  const said = twoParts(value, first[0] === "value");
  return said && [`${first[0]}: ${scalar(said[0])}`, `${second[0]}: ${scalar(said[1])}`];
}

/** The address by which a visitor writes to an e-mail address, or rings a number; undefined for another text. */
function wayTo(text: string): string | undefined {
  if (isEmail(text)) return `mailto:${text}`;
  const plain = /^[+(]?\d[\d\s()/.-]{5,}$/.test(text) ? text.replaceAll(/[^\d+]/g, "") : undefined;
  return plain && `tel:${toDialled(text) ?? plain}`;
}

/** The numbers of a text for the keys of a group, in the order that they take. */
function numbersFor(parts: readonly Part[], text: string): readonly number[] | undefined {
  const all = numbersIn(text);
  // The address of a map has the scale and other numbers too.
  const likely = /^\w+:\/\//.test(text) ? all.filter((one) => !Number.isInteger(one)) : all;
  const first = likely.slice(0, parts.length);
  const areFor = (numbers: readonly number[]) =>
    parts.every(([, part], at) => part.type === "number" && part.accepts(numbers[at]));
  return [first, first.toReversed()].find(areFor);
}

/** A group of keys that a field has, or that others call so, each with its value; undefined for another value. */
export function keysWrittenOut(
  file: CheckedFile,
  field: Field,
  value: unknown,
): WrittenOut | undefined {
  const keys = isGroup(value) ? Object.keys(value) : [];
  if (!isGroup(value) || keys.length === 0) return undefined;
  const fields = field.fields(value);
  const names = keys.map((key) =>
    hasKey(fields, key)
      ? key
      : meantBy(
          key,
          "keys",
          Object.keys(fields).filter((one) => !keys.includes(one)),
        ),
  );
  if (names.includes(undefined) || new Set(names).size < names.length) return undefined;
  const kept = Object.entries(value).flatMap(([key, its], at) => {
    const [name, part] = [`${names[at]}`, fields[`${names[at]}`]];
    const written =
      key === name || !part || part.accepts(its) ? undefined : writtenOut(file, part, its);
    if (key !== name && !written && !part?.accepts(its)) return [];
    const lines = part && written ? linesBelow(name, part, written) : [`${name}: ${inline(its)}`];
    return [{ name, lines }];
  });
  if (kept.length === 0) return undefined;
  const there = kept.map(({ name }) => name);
  return {
    lines: kept.flatMap(({ lines }) => lines),
    lacks: lackingKeys(file, field, there, value),
  };
}

/** The keys of a group as the entries of a list; of a single value, none. */
function groupWrittenOut(
  file: CheckedFile,
  { element }: Field,
  group: Readonly<Record<string, unknown>>,
): WrittenOut | undefined {
  const isOfGroups = element && Object.keys(element.fields()).length > 0;
  const entries = Object.entries(group).flatMap(([key, value]) =>
    isOfGroups
      ? pairsOfKey(file, element, key, value)
      : element && writtenOut(file, element, value),
  );
  return entriesWrittenOut(entries);
}

/** The entry for a key that is none, and its value; of a day with several lessons, one for each. */
function pairsOfKey(file: CheckedFile, element: Field, key: string, value: unknown) {
  // Whoever numbers entries means the list.
  if (/^\d{1,2}$/.test(key)) return [writtenOut(file, element, value)];
  const lessons = [value].flat().map((one) => lessonWrittenOut(element, key, one));
  return lessons.includes(undefined) ? [pairWrittenOut(file, element, key, value)] : lessons;
}

/** Single keys that are none, and their values, as the entries of a list; if one is none, the first of them. */
export function pairsWrittenOut(
  file: CheckedFile,
  element: Field,
  paths: readonly Path[],
): WrittenOut | undefined {
  const entries = paths.flatMap((path) =>
    pairsOfKey(file, element, `${path.at(-1)}`, file.valueAt(path)),
  );
  return entriesWrittenOut(entries) ?? (entries[0] && asEntry(entries[0]));
}

/** Values as the entries of a list, with what the first still lacks; undefined where one is no entry. */
function entriesWrittenOut(entries: readonly (WrittenOut | undefined)[]): WrittenOut | undefined {
  if (entries.some((one) => one === undefined)) return undefined;
  const all = (entries as WrittenOut[]).map(asEntry);
  return all[0] && { lines: all.flatMap(({ lines }) => lines), lacks: all[0].lacks };
}

function singleValue(file: CheckedFile, field: Field, value: unknown): WrittenOut | undefined {
  const meant = meantValue(field, value, file.expected.languages);
  return meant === undefined ? undefined : { lines: [scalar(onOneLine(meant))], lacks: [] };
}

/** A row of a table that was written as a text, as a cell and its value, or as cells below the names of their columns. */
export function rowFrom(value: unknown): WrittenOut | undefined {
  const [pair = [], another] = isGroup(value) ? Object.entries(value) : [];
  const cells = isGroup(value) && another !== undefined ? Object.values(value) : pair;
  const isRow = cells.length > 0 && cells.every((one) => typeof one !== "object");
  const row = isRow ? rowText(cells.map(String)) : isGroup(value) ? undefined : rowIn(value);
  return row === undefined ? undefined : { lines: [row], lacks: [] };
}

/** The keys of a group that can take a value: those for such values alone first, then those that it must have. */
function partsFor(file: CheckedFile, field: Field, parts: readonly Part[], value: unknown): Part[] {
  const isPage = pageIn(file, value) !== undefined;
  const pages = parts.filter(([, { facts }]) => isPage && facts.isPage);
  const texts = parts.filter(([, { facts }]) => !facts.isPage);
  const special = texts.filter(([, part]) => takes(file, part, value) && !part.accepts(anyWords));
  const needed = texts.filter(([, part]) => part.isNeeded);
  const chosen = keysToChooseFrom(field.schema);
  const others = [
    ...texts.filter(([key]) => chosen.includes(key)),
    ...parts.filter(([, { facts }]) => facts.prose !== undefined),
  ];
  const isAmount = figure.test(`${value}`) && new RegExp(currency, "u").test(`${value}`);
  const prices = isAmount ? parts.filter(([key]) => key === "price") : [];
  return [...pages, ...special, ...prices, ...(needed.length > 0 ? needed : others)];
}

/** Whether a value is right for a field or the entries of one, or nearly: a choice alone has to be named. */
function takes(file: CheckedFile, field: Field, value: unknown): boolean {
  const { element } = field;
  if (element?.choices.length)
    return !!entriesIn(file, element, value) || !!singleValue(file, element, value);
  if (field.choices.length > 0)
    return field.accepts(value) || meantBy(`${value}`, "values", field.choices) !== undefined;
  return meantValue(field, value, file.expected.languages) !== undefined;
}

/** The page of the site that a text names, by its key, path or file. */
export function pageIn({ filePack }: CheckedFile, value: unknown): string | undefined {
  const key = `${value}`.replace(/^\/|(?:\.ya?ml|\.html|\/)$/g, "").toLowerCase();
  return filePack?.pageKeys?.has(key) || /^\/[a-z\d-]+$/.test(`${value}`) ? key : undefined;
}

/**
 * A single key that is none, and its value, such as `Prices: prices`, as the two keys of a group that they are. The key
 * may be the name of a service, which is its icon too.
 */
export function pairWrittenOut(
  file: CheckedFile,
  field: Field,
  key: string,
  value: unknown,
): WrittenOut | undefined {
  const fields = Object.entries(field.fields());
  const isFigure = "value" in field.fields() && /^\D+$/.test(key) && /^\S{0,2}\d/.test(`${value}`);
  if (isFigure) return pairWrittenOut(file, field, `${value}`, key);
  const days = "text" in field.fields() && typeof value === "string" && daysWrittenOut(field, key);
  if (days) return { lines: [...days, `text: ${scalar(value)}`], lacks: [] };
  const isName = ([name, part]: Part) =>
    part.facts.prose !== undefined && (name === "text" || !part.mayBeLeftOut);
  const [first] = fields.find(isName) ?? [];
  // A key of a program, such as `menuLabel`, is no text.
  if (first === undefined || key in field.fields() || /^[a-z]+[A-Z]/.test(key)) return undefined;
  const mark = fields.find(([, { choices }]) => choices.includes(key.toLowerCase()))?.[0];
  const account = /^@?[\w.-]+$/.test(`${value}`) && profileAt(`${value}`, [key]);
  const other =
    (account && { lines: [`href: ${account}`], lacks: [] }) ||
    keysWrittenOut(file, field, value) ||
    writtenOut(file, field, value, [first, ...(mark ? [mark] : [])]);
  const label = mark || profileAt("", [key]) ? key.charAt(0).toUpperCase() + key.slice(1) : key;
  return (
    other && {
      lines: [
        `${first}: ${scalar(label)}`,
        ...(mark ? [`${mark}: ${key.toLowerCase()}`] : []),
        ...other.lines,
      ],
      lacks: other.lacks.filter(([key]) => key !== first),
    }
  );
}
