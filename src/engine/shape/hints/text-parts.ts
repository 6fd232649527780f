import { possibleDays } from "../../../words/dates/day.ts";
import { cellsBetween, plainCell } from "../../../words/pasted-rows.ts";
import { rowText, withTabs } from "../../yaml/index.ts";

/** A number of at most some twenty digits, with a few signs before or behind it. */
export const figure = /^\P{Nd}{0,4}\p{Nd}[\p{Nd}\s.,'’]{0,20}\P{Nd}{0,4}$/u;

/** The most words of an entry that stands among others on one line. */
export const mostWords = 4;

/** The longest line of a text whose lines are entries, in characters. */
const longestEntry = 50;

/** The longest text that is taken apart into two, in characters. */
const longestPair = 200;

/** The lines of a text that are not blank, without the spaces around them. */
const filledLines = (text: string) =>
  text.split(/\n|<br ?\/?>/i).flatMap((line) => line.trim() || []);

/** A text on one line; any other value as it is. */
export function onOneLine<Value>(value: Value): Value {
  return (typeof value === "string" ? filledLines(value).join(" ") : value) as Value;
}

const hasFew = (words: string) => words.split(" ").length <= mostWords;

/**
 * The entries of a list that was written as one text: what stands behind its points, or its lines where these are
 * short, and no word in lower case begins one or, like a short article, ends one, as in a sentence that goes on.
 */
export function entriesOfText(text: string): string[] | undefined {
  const [before = "", ...points] = text.split(/(?<!\S)[•‣▪·]\s+/);
  if (points.length > 0) return [before, ...points].flatMap((one) => onOneLine(one) || []);
  const pairs = text.split(/[,;\n]\s*/).filter(Boolean);
  if (pairs.length > 1 && pairs.every((one) => one.includes(" = "))) return pairs.map(onOneLine);
  const lines = filledLines(text);
  const isEntry = (line: string, at: number) =>
    line.length <= longestEntry &&
    (at === 0 || !/^\p{Ll}/u.test(line)) &&
    (at === lines.length - 1 || !/\s\p{Ll}{1,3}$/u.test(line));
  return lines.length > 1 && lines.every(isEntry) ? lines.map(plainEntry) : undefined;
}

const plainEntry = (line: string) => line.replace(/^(?:[-–—*]|\d{1,2}[.)])\s+/, "");

/**
 * The keys and values that each line of a text has, such as those of another program's file; undefined for other texts,
 * and where a key comes again.
 */
export function pairsOf(text: unknown): Record<string, string> | undefined {
  const lines = typeof text === "string" && text.includes("\n") ? filledLines(text) : [];
  const pairs = lines.map((line) => /^([\w-]+):\s+(\S.*)$/.exec(line));
  if (lines.length < 2 || pairs.includes(null)) return undefined;
  const named = Object.fromEntries(pairs.map((pair) => [`${pair?.[1]}`, `${pair?.[2]}`]));
  return Object.keys(named).length < lines.length ? undefined : named;
}

/** The two parts of a text, such as a name and a role; of a figure, it and what it counts. */
export function twoParts(text: string, isFigure: boolean): readonly [string, string] | undefined {
  if (text.length > longestPair || text.includes("\n")) return undefined;
  const [, figure, counted] = /^(\d[\d.,]*(?:\s?[%€£$+])?)\s+([^\d\s]\D*)$/.exec(text) ?? [];
  if (isFigure) return figure && counted ? [figure, counted] : undefined;
  const [, first, second] = /^(.+?)\s*(?:\s[–—=-]\s|\s\|\s|;\s)\s*(.+)$/.exec(text) ?? [];
  if (first && second) return [first, second];
  const [one = "", other = "", another] = text.split(/,\s+/);
  return one && other && another === undefined && hasFew(one) && hasFew(other)
    ? [one, other]
    : undefined;
}

/** The rows of a table that was pasted as a text, each between brackets; undefined for other texts. */
export function rowsOf(text: unknown): string[] | undefined {
  const lines = typeof text === "string" ? filledLines(text) : [];
  if (lines.length < 2) return undefined;
  const isRule = (line: string) => /^[\s|:+-]+$/.test(line);
  for (const sign of ["\t", "|", ";", ","]) {
    const rows = lines
      .filter((line) => !isRule(line))
      .map((line) => cellsBetween(sign, withTabs(line.replaceAll(/^\||\|$/g, ""))).map(plainCell));
    const count = rows[0]?.length ?? 0;
    if (count > 1 && rows.every(({ length }) => length === count)) return rows.map(rowText);
  }
  return undefined;
}

/** What stands between two days, or two dates in numbers. */
const betweenDays = /[–—]|\s(?:-|to|till?|until|bis|au|al|a|à|tot|do|até|hasta)\s/;

/** The first and the last day that a text names; one day is both. Undefined for a text with more or other words. */
export function daysNamed(text: string): readonly [first: string, last: string] | undefined {
  const said = text.split(betweenDays, 3).map((one) => possibleDays(one.trim()));
  const [[first, other] = [], [last = first, another] = []] = said;
  if (!first || !last || other || another || said.length > 2) return undefined;
  return said[1]?.length === 0 ? undefined : [first, last];
}

/** The entries of a list as one text; undefined for entries of another kind. */
export function joined(values: readonly unknown[]): string | undefined {
  if (values.length === 0 || values.some((one) => typeof one === "object")) return undefined;
  return values
    .map(String)
    .reduce((all, one) => `${all}${/[.!?…:]$/.test(all) ? " " : ", "}${one}`);
}
