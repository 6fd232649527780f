import { cellsBetween } from "../../../words/pasted-rows.ts";
import { found, say } from "../../../words/say.ts";
import type { FindingText, Path } from "../../diagnostic.ts";
import { inQuotes, type Line, rowIn } from "../../yaml/index.ts";
import type { CheckedFile } from "../fields/checked-file.ts";
import { lastKey } from "./other-keys.ts";

/** What a comma between digits has cut in two: a cell, as in `[Price, 12,50]`, or a text, as in `{price: 12,50}`. */
interface CutText {
  /** Where it begins. */
  at: number;
  text: string;
  says: FindingText;
}

/** Quotes that are none to YAML, or of which one is lost, at the ends of a cell. */
const looseQuotes = /^["'“”„«»‘’]\s*|(?<!\s)\s*["'“”„«»‘’]$/g;

/**
 * Finds in a line, or in a row, what a comma between digits has cut in two.
 *
 * @param within An offset in it; by default any is meant.
 */
export function cutByComma(line: string, within?: number): CutText | undefined {
  for (const { 0: part, index } of line.matchAll(
    /(?=[^[{,\s])(?<=(?:^|[[{,\]}])\s*)[^[{,\]}]*,(?=\d)[^,\]}]*/g,
  )) {
    const isThere = within === undefined || (within >= index && within < index + part.length);
    if (!isThere || !/\d,\d/.test(part)) continue;
    const text = part.trimEnd();
    const [, key, value] = /^([\w-]+): +([^ ].*)$/.exec(text) ?? [];
    const says = key
      ? found("commas.text", { key, text: inQuotes([`${value}`]) })
      : found("commas.cell", { cell: text.replaceAll(looseQuotes, "") });
    return { at: index, text, says };
  }
  return undefined;
}

/**
 * To put a text in quotes whose commas made keys of its words, between braces; undefined where what is left of it is no
 * text, and says so.
 */
export function cutTextHint(file: CheckedFile, [first = []]: readonly Path[]): string | undefined {
  const parent = first.slice(0, -1);
  const offset = ([key]: readonly [string, unknown]) =>
    file.keyRange([...parent, key])?.start.offset ?? 0;
  // Keys that are numbers come first in an object.
  const entries = Object.entries<unknown>(Object(file.valueAt(parent)));
  const group = entries.sort((a, b) => offset(a) - offset(b));
  const at = group.findIndex(([key]) => key === lastKey(first));
  const [key = "", before] = group[at - 1] ?? [];
  if (!file.fieldAt([...parent, key]).accepts(before)) return undefined;
  const next = group.findIndex(([, value], place) => place > at && value !== null);
  const [last = ""] = group[(next === -1 ? group.length : next) - 1] ?? [];
  const from = file.valueRange([...parent, key])?.start.offset;
  const text = inQuotes([file.text.slice(from, file.keyRange([...parent, last])?.end.offset)]);
  return say("commas.text.hint", { key, text });
}

/** Reports rows with semicolons between their cells, which a comma in a figure cuts in two. Returns whether there are. */
export function reportSemicolons(file: CheckedFile, lines: readonly Line[]): boolean {
  const rows = lines.filter(
    ({ value, key, textOf }) =>
      !textOf &&
      key === undefined &&
      /^\[[^,]*(?:(?<=\d),(?=\d)[^,]*)+\]$/.test(value) &&
      cellsBetween(";", value).length > 1,
  );
  for (const { start, valueColumn, value } of rows) {
    const meant = rowIn(value.slice(1, -1)) ?? value;
    const text = { message: say("commas.cell.message"), hint: say("texts.write", { meant }) };
    file.report(file.range(start + valueColumn, start + valueColumn + value.length), text);
  }
  return rows.length > 0;
}
