import { joined, type TextLine } from "./lines.ts";
import { type SlipKind, stretchOf } from "./slip.ts";

/** A comment of other languages, with its words: behind `//`, or between `<!--` and `-->` or the like. */
const comment = /^(?:\/\/+\s*(.*)|\/\*+\s*(.*?)\s*\*\/|<!--\s*(.*?)\s*-->)$/;

/** Lines that are comments in other languages, and words of a text or no YAML here. */
export const otherComment: SlipKind = function* ({ text, lines, suspects }) {
  for (const index of suspects) {
    const line = lines[index] as TextLine;
    const found = comment.exec(line.text.trim());
    if (found === null) continue;
    const words = found.slice(1).find((some) => some !== undefined) ?? "";
    const right = `# ${words.replaceAll("`", "'")}`.trim();
    yield {
      at: stretchOf(line),
      message: "A comment begins with `#` here.",
      hint: `Write \`${right}\` in its place.`,
      mended: joined(
        lines.map((each) => each.text).with(index, " ".repeat(line.indent) + right),
        text,
      ),
    };
  }
};
