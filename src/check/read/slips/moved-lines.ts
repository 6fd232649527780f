import type { KeyTable } from "./key-table.ts";
import { endOfBlock, joined, moved, type TextLine, twinOf } from "./lines.ts";
import { type SlipKind, stretchOf } from "./slip.ts";

/** A key with what is below it, in a group that it does not belong to. */
export const movedLines: SlipKind = function* ({ text, lines, places, suspects, keys }) {
  for (const index of suspects) {
    const line = lines[index] as TextLine;
    if (line.key === undefined || !keys.all.has(line.key) || line.isEntry) continue;
    // That a key is written twice has words of its own.
    if (places.length === 1 && twinOf(lines, index) !== undefined) continue;
    const end = endOfBlock(lines, index);
    const parents = new Set(keys.above(line.key));
    const group = lines
      .slice(0, index)
      .findLast((each) => each.isBare && each.indent < line.indent);
    // Where it may stand in its group, something else is wrong with it.
    if (group?.key !== undefined && parents.has(group.key)) continue;
    const what = end - index > 1 ? `Move lines ${index + 1} to ${end}` : "Move it";
    const rest = lines.map((each) => each.text).toSpliced(index, end - index);
    const block = (column: number) =>
      lines.slice(index, end).map((each) => moved(each.text, column - line.indent));
    const slip = (where: string, column: number, below: number) => ({
      at: stretchOf(line),
      message: `The key \`${line.key}\` does not belong here.`,
      hint: `${what} below ${where}, in column ${column + 1}.`,
      mended: joined(rest.toSpliced(below, 0, ...block(column)), text),
    });
    for (const [at, home] of lines.entries()) {
      if (at >= index && at < end) continue;
      const column = columnBelow(lines, at, parents, keys);
      const below = at < index ? at + 1 : at + 1 - (end - index);
      if (column !== undefined) yield slip(`line ${at + 1}, \`${home.key}:\``, column, below);
    }
    if (line.indent > 0 && keys.root.has(line.key)) {
      const last = rest.findLastIndex((each) => each.trim() !== "");
      yield slip("the last line", 0, last + 1);
    }
  }
};

/** Where a key that stands below some others begins right below a line, if it may. */
function columnBelow(
  lines: readonly TextLine[],
  index: number,
  parents: ReadonlySet<string>,
  keys: KeyTable,
): number | undefined {
  const line = lines[index] as TextLine;
  if (line.key === undefined) return undefined;
  const next = lines.slice(index + 1, index + 20).find(({ isEmpty }) => !isEmpty)?.indent ?? 0;
  if (line.isBare && parents.has(line.key)) return next > line.column ? next : line.column + 2;
  const isBeside = [...keys.above(line.key)].some((parent) => parents.has(parent));
  return line.isEntry && !line.isBare && isBeside ? line.column : undefined;
}
