import { code } from "../findings/words.ts";
import { joined, type TextLine } from "./lines.ts";
import { type Slip, type SlipKind, stretchOf } from "./slip.ts";

/** A line that is gone, with the key of the lines that stood below it. */
export const lostLine: SlipKind = function* ({ text, lines, suspects, keys, isReadable, isSound }) {
  for (const suspect of suspects) {
    const line = lines[suspect] as TextLine;
    const index = firstComment(lines, suspect);
    for (const column of columnsAbove(line)) {
      const isText = !line.isEntry && line.key === undefined;
      const parents = line.isEntry ? keys.lists : isText ? keys.texts : keys.above(line.key ?? "");
      const ending = isText ? ": >-" : ":";
      const written = (parent: string) => {
        const lost = `${" ".repeat(column)}${parent}${ending}`;
        return joined(lines.map((each) => each.text).toSpliced(index, 0, lost), text);
      };
      // Which key it is makes no difference to whether the lines can be read.
      if (!isReadable(written("key"))) continue;
      const fitting = [...parents].filter((parent) => isSound(written(parent)));
      const [first] = fitting;
      if (first !== undefined)
        yield lost(
          lines[index] as TextLine,
          column,
          fitting.map((key) => key + ending),
          written(first),
        );
    }
  }
};

/** The first of the comments right above a line that begin where it does, or the line. */
function firstComment(lines: readonly TextLine[], index: number): number {
  const { indent } = lines[index] as TextLine;
  const isOwn = (line: TextLine) => line.text.startsWith("#", indent) && line.indent === indent;
  return lines.slice(0, index).findLastIndex((line) => !isOwn(line)) + 1;
}

/** Columns in which the key of a line can stand. */
function columnsAbove({ indent, isEntry }: TextLine): number[] {
  return (isEntry ? [indent - 2, indent] : [indent - 2]).filter((column) => column >= 0);
}

function lost(line: TextLine, column: number, parents: string[], mended: string): Slip {
  const choice = parents.map((parent) => code(parent)).join(" or ");
  return {
    at: stretchOf(line),
    message: "The line above this one is missing.",
    hint: `Write ${choice} above it, in column ${column + 1}${parents.length > 1 ? ", whichever stood there" : ""}.`,
    mended,
  };
}
