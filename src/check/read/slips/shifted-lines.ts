import { nearest } from "../findings/nearest.ts";
import type { KeyTable } from "./key-table.ts";
import { endOfBlock, joined, linesOf, moved, type TextLine } from "./lines.ts";
import { columns, type SlipKind, stretchOf } from "./slip.ts";
import { blockTexts } from "./swallowed-lines.ts";

/** A line that begins as keys do, be it misspelt or as another program writes it; no sentence begins so. */
const keyLike = /^[\s+]*["']?[a-z][\w-]*["']?\s*[:=\uFF1A](?:\s|$)/;

/** Lines that begin in a wrong column. */
export const shiftedLines: SlipKind = function* ({ text, lines, suspects, keys }) {
  for (const index of suspects) {
    const line = lines[index] as TextLine;
    // A key that is misspelt is no word of the text above it.
    if (isMisspelt(line.key, keys)) continue;
    for (const by of shifts(lines, index))
      for (const end of new Set([endOfBlock(lines, index), endOfRun(lines, index)])) {
        const last = lines.slice(0, end).findLastIndex(({ isEmpty }) => !isEmpty);
        const shifted = lines.map((each, at) =>
          at < index || at > last ? each.text : moved(each.text, by),
        );
        const mended = joined(shifted, text);
        if (keyLike.test(line.text) && isWords(mended, index)) continue;
        yield {
          at: stretchOf(line),
          message: "The indentation of this line does not fit the lines around it.",
          hint:
            last === index
              ? `Begin it in column ${line.indent + by + 1}.`
              : `Move lines ${index + 1} to ${last + 1} by ${columns(by)}.`,
          mended,
        };
      }
  }
};

/** Whether a line of a text stands there as words of a value of several lines. */
function isWords(text: string, index: number): boolean {
  return blockTexts(linesOf(text)).some(({ first, end }) => first <= index && index < end);
}

function isMisspelt(key: string | undefined, { all }: KeyTable): boolean {
  return key !== undefined && !all.has(key) && nearest(key, all) !== undefined;
}

/** By how many columns a line may be wrong: such that it stands as a line near it does. */
function shifts(lines: readonly TextLine[], index: number): number[] {
  const { indent } = lines[index] as TextLine;
  const above = lines.slice(Math.max(0, index - 20), index).filter(({ isEmpty }) => !isEmpty);
  const below = lines.slice(index + 1, index + 20).filter(({ isEmpty }) => !isEmpty);
  const near = [...above.slice(-3).reverse(), ...below.slice(0, 2)];
  const columns = near.flatMap((line) => [line.indent, line.column, line.indent + 2]);
  return [...new Set(columns.map((column) => column - indent))].filter((by) => by !== 0);
}

/** The index behind a line and all below it that begin no further to the left. */
function endOfRun(lines: readonly TextLine[], index: number): number {
  const { indent } = lines[index] as TextLine;
  const end = lines.findIndex((line, at) => at > index && !line.isEmpty && line.indent < indent);
  return end === -1 ? lines.length : end;
}
