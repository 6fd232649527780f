import { joined } from "./lines.ts";
import { type SlipKind, stretchOf } from "./slip.ts";

/** An entry of a list whose dash is gone. */
export const lostDash: SlipKind = function* ({ text, lines, suspects }) {
  for (const index of suspects) {
    const line = lines[index];
    if (line === undefined || line.isEntry) continue;
    for (const indent of new Set([line.indent, Math.max(0, line.indent - 2)])) {
      const entry = `- ${line.text.slice(line.indent)}`;
      yield {
        at: stretchOf(line),
        message: "The dash of this entry is missing.",
        hint: `Begin it with \`- \`, in column ${indent + 1}.`,
        mended: joined(
          lines.map((each) => each.text).with(index, " ".repeat(indent) + entry),
          text,
        ),
      };
    }
  }
};
