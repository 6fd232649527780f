import { found } from "../../words/say.ts";
import type { Stretch } from "../diagnostic.ts";
import { inQuotes } from "./line-slips.ts";
import {
  type Advice,
  type Expected,
  isWordsAlone,
  type Line,
  ownColumn,
  type Repair,
  type Suspect,
} from "./lines.ts";

/** A colon that ends a word, and the word, which may be a key. */
const colon = /((?<![^\s:])[^\s:]*):(?=\s|$)/g;

/** How a group begins that stands on the line of its key, as in `title: en: Kilns`. */
const beginsWithName = /^(\p{Ll}[\p{L}\d_-]*):/u;

/** Quotes that were meant for YAML: typographic ones around a whole text, or one that lost the other. No inches. */
const lostQuotes = /^[“„«]\s*([^\s“”„«»"](?:[^“”„«»"]*[^\s“”„«»"])?)\s*[“”»]$|^([^"]*[^"\d])"$/;

/**
 * What to write in place of words with a colon in them.
 *
 * @param key what may be a key of its own among them.
 * @param line the number of the line in which they begin, where the colon is below it.
 */
export function quotesAround(
  words: string,
  at: Stretch,
  key?: string,
  line?: number,
): Required<Advice> {
  const quoted = inQuotes([words.replace(lostQuotes, "$1$2")]);
  const text = quoted.replaceAll(/(?<!\s)\s*\n\s*/g, " ");
  const slots = { text, newKey: key ? "yes" : "no", key: key ?? "" };
  return {
    at,
    ...(line === undefined
      ? found("slips.colon", { ...slots })
      : found("slips.colon-below", { ...slots, line })),
    fix: { start: at[0], end: at[1], text: quoted },
  };
}

/**
 * Puts a whole text in quotes whose colon makes a key of its words, in the line where the text begins or in one below;
 * undefined where there is none.
 */
export function colonRepair(suspect: Omit<Suspect, "isReadable">): Repair | undefined {
  const { text, lines, line, expected } = suspect;
  const pastedBelow = lineBeforePasted(suspect);
  const first = pastedBelow ?? firstLine(suspect);
  const isBelow = first.index !== line.index;
  const from = line.start + (isBelow ? line.column : first.valueColumn);
  const part = line.text.slice(from - line.start);
  const colons = [...part.matchAll(colon)];
  if (colons.length === 0 || line.textOf || !canBeText(first)) return undefined;
  // Several lines with a word and a colon each are keys.
  const beside = [lines[line.index - 1], lines[line.index + 1]];
  const areKeys = beside.some((one) => one?.key !== undefined && one.indent === line.indent);
  if (isBelow && line.key !== undefined && (areKeys || expected.isKey(line.key))) return undefined;
  const start = first.start + first.valueColumn;
  const last = pastedBelow ? line : lastLine(lines, first);
  // A sign with a letter behind it begins no comment that anybody meant.
  const end = last.start + last.text.replace(/(?<!\s)\s+#(?:\s.*)?$/s, "").length;
  const mayBeGroup = !isBelow && beginsWithName.exec(part)?.[1];
  const known = colons.map(([, word]) => `${word}`).find(expected.isKey);
  const key = known ?? (mayBeGroup && first.key ? mayBeGroup : undefined);
  const number = isBelow ? text.slice(0, first.start).split("\n").length : undefined;
  const written = text.slice(start, end);
  const words = pastedBelow ? written.replaceAll(/(?<!\s)\s*\n\s*/g, " ") : written;
  const { fix, ...repair } = quotesAround(words, [start, end], key, number);
  return {
    ...repair,
    ...(isBelow && { at: [from, line.at[1]] }),
    change: fix,
    mayGoOn: true,
    cost: 1,
    // Where a key may be meant, nothing is changed without asking.
    ...(known === undefined && !mayBeGroup && !pastedBelow && { fix }),
  };
}

/** The quotes that a colon in a file needs that cannot be read. */
export function colonRepairs(suspect: Suspect): readonly Repair[] {
  const quoted = suspect.isReadable ? undefined : colonRepair(suspect);
  return quoted ? [quoted] : [];
}

/** A line whose first word may look like a key, such as `- Warning: hot`, and is none that a file can have. */
function asText(line: Line, { isKey }: Expected): Line {
  const isWord = line.dashes.length > 0 && line.key !== undefined && !isKey(line.key);
  const value = line.text.slice(line.column);
  return isWord ? { ...line, key: undefined, value, valueColumn: line.column } : line;
}

/** The line in which the plain text of a line begins. */
function firstLine({ lines, line, expected }: Pick<Suspect, "lines" | "line" | "expected">): Line {
  const own = asText(line, expected);
  if (own.dashes.length > 0) return own;
  const above = lines
    .slice(0, own.index)
    .findLast((one) => !one.textOf && ownColumn(asText(one, expected)) < own.indent);
  const start = above && asText(above, expected);
  const below = start?.key !== undefined && start.value === "" ? lines[start.index + 1] : undefined;
  if (below && isWordsAlone(below)) return below;
  if (start === undefined || !canBeText(start)) return own;
  return start.key === undefined ? firstLine({ lines, line: start, expected }) : start;
}

/** The line with a sentence below which another one was pasted, as far left as it was elsewhere. */
function lineBeforePasted({ lines, line, expected }: Omit<Suspect, "text" | "isReadable">) {
  const above = lines[line.index - 1];
  if (!above?.key || !isWordsAlone(line) || line.indent > ownColumn(above)) return undefined;
  const areWords = /^\p{L}/u.test(line.value) && /\s/.test(above.value) && canBeText(above);
  return areWords && expected.takesMarkup(above.key) ? above : undefined;
}

/** The last line of the text that begins in a line. */
function lastLine(lines: readonly Line[], first: Line): Line {
  const below = lines.slice(first.index + 1);
  const column = isWordsAlone(first) ? first.column - 1 : ownColumn(first);
  const end = below.findIndex(({ indent }) => indent <= column);
  return lines[end === -1 ? lines.length - 1 : first.index + end] ?? first;
}

const canBeText = ({ value }: Line) => /^[^"'[\]{}|>&!%@`]/.test(value);
