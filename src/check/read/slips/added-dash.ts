import { joined, type TextLine } from "./lines.ts";
import { type SlipKind, stretchOf } from "./slip.ts";

/** A key of a group with the dash of a list before it. */
export const addedDash: SlipKind = function* ({ text, lines, suspects }) {
  for (const index of suspects) {
    const line = lines[index] as TextLine;
    if (!line.isEntry || line.key === undefined) continue;
    // Below an entry that is empty it would fill that.
    if (lines.slice(0, index).findLast(({ isEmpty }) => !isEmpty)?.isDash) continue;
    for (const column of [line.indent, line.column])
      yield {
        at: stretchOf(line),
        message: `A dash stands before \`${line.key}\`, which is a key here and no entry of a list.`,
        hint: `Delete the dash, and begin \`${line.key}:\` in column ${column + 1}.`,
        mended: joined(
          lines
            .map((each) => each.text)
            .with(index, " ".repeat(column) + line.text.slice(line.column)),
          text,
        ),
      };
  }
};
