import { endOfBlock, joined, moved, type TextLine } from "./lines.ts";
import { columns, type SlipKind, stretchOf } from "./slip.ts";

/** A list that begins further to the left than the key right above it, as one that was pasted. */
export const pastedList: SlipKind = function* ({ text, lines, suspects }) {
  for (const index of suspects) {
    const line = lines[index] as TextLine;
    const key = lines.slice(0, index).findLast(({ isEmpty }) => !isEmpty);
    if (!line.isEntry || !key?.isBare || line.indent >= key.column) continue;
    const by = key.column + 2 - line.indent;
    for (const end of endsOfList(lines, index, key.column))
      yield {
        at: stretchOf(line),
        message: `This list does not stand below \`${key.key}\`, since it begins further to the left.`,
        hint:
          end > index + 1
            ? `Move lines ${index + 1} to ${end} by ${columns(by)}.`
            : `Begin it in column ${line.indent + by + 1}.`,
        mended: joined(
          lines.map((each, at) => (at < index || at >= end ? each.text : moved(each.text, by))),
          text,
        ),
      };
  }
};

/**
 * The index behind an entry and those of the same list below it, and indexes before that: of lines that begin
 * in the column of the list's own key, and may stand beside that or in the last entry.
 */
function endsOfList(lines: readonly TextLine[], index: number, column: number): number[] {
  const { indent } = lines[index] as TextLine;
  let [last, end] = [index, endOfBlock(lines, index)];
  for (let next = end; next < lines.length; next = Math.max(end, next + 1)) {
    const line = lines[next] as TextLine;
    if (line.isEmpty) continue;
    if (!line.isEntry || line.indent !== indent) break;
    [last, end] = [next, endOfBlock(lines, next)];
  }
  const isBeside = (line: TextLine) => !line.isEmpty && line.indent === column;
  const cuts = lines.flatMap((line, at) => (at > last && at < end && isBeside(line) ? [at] : []));
  return [end, ...cuts.reverse()].map(
    (cut) => lines.slice(0, cut).findLastIndex(({ isEmpty }) => !isEmpty) + 1,
  );
}
