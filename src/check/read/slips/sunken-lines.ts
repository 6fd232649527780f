import { code } from "../findings/words.ts";
import { joined, moved, type TextLine } from "./lines.ts";
import { columns, type SlipKind, stretchOf } from "./slip.ts";
import { type BlockText, blockTexts } from "./swallowed-lines.ts";

/** The last lines of a text that are keys of a group around it, indented as if they were its words. */
export const sunkenLines: SlipKind = function* ({ text, lines, keys }) {
  for (const block of blockTexts(lines)) {
    const end = lines.slice(0, block.end).findLastIndex((line) => line.text.trim() !== "") + 1;
    const isKey = ({ key, isEntry }: TextLine) =>
      key !== undefined && !isEntry && keys.all.has(key);
    const from = Math.max(
      block.first,
      lines.slice(0, end).findLastIndex((each) => !isKey(each)) + 1,
    );
    const line = lines[from] as TextLine;
    if (from === block.first || from >= end) continue;
    for (const column of columnsAround(lines, block)) {
      const by = line.indent - column;
      const way =
        end - from > 1
          ? `Move lines ${from + 1} to ${end} by ${columns(-by)}`
          : `Begin it in column ${column + 1}`;
      yield {
        at: stretchOf(line),
        message: `${code(line.key ?? "")} stands inside the text above it, and would be published as words of it.`,
        hint: `${way}; if it is a word of that text, put the whole text in quotes.`,
        mended: joined(
          lines.map(({ text }, at) => (at < from || at >= end ? text : moved(text, -by))),
          text,
        ),
      };
    }
  }
};

/** The columns of the keys of all groups around a text, from the inside to the outside. */
function columnsAround(lines: readonly TextLine[], { head }: BlockText): number[] {
  const columns: number[] = [];
  let depth = Number.POSITIVE_INFINITY;
  for (const line of lines.slice(0, head + 1).reverse()) {
    if (line.isEmpty || line.indent >= depth) continue;
    depth = line.indent;
    if (line.key !== undefined) columns.push(line.column);
    if (depth === 0) break;
  }
  return columns;
}
