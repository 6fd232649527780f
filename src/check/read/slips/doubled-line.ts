import { joined, twinOf } from "./lines.ts";
import { type SlipKind, stretchOf } from "./slip.ts";

/** A line that stands twice with the same words. */
export const doubledLine: SlipKind = function* ({ text, lines, suspects }) {
  for (const index of suspects) {
    const line = lines[index];
    if (line?.key === undefined) continue;
    const above = lines.slice(0, index).findLastIndex(({ isEmpty }) => !isEmpty);
    // The first line of an entry has its twin right above it, or is the first of another.
    const twin = lines[above]?.text === line.text ? above : twinOf(lines, index);
    if (twin === undefined || twin > index || lines[twin]?.text !== line.text) continue;
    // With lines of its own below each, what was above the second is likelier to be gone.
    if (line.isBare && lines.slice(twin + 1, index).some(({ isEmpty }) => !isEmpty)) continue;
    yield {
      at: stretchOf(line),
      message: `This line is the same as line ${twin + 1}.`,
      hint: "Delete the line.",
      mended: joined(lines.map((each) => each.text).toSpliced(index, 1), text),
    };
  }
};
