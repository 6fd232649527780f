import { joined } from "./lines.ts";
import type { SlipKind } from "./slip.ts";

/** Two lines that have run together: `icon: crate badge: Pilot`. */
export const joinedLines: SlipKind = function* ({ text, lines, suspects, keys }) {
  for (const index of suspects) {
    const line = lines[index];
    if (line?.key === undefined) continue;
    const value = line.column + line.key.length + 1;
    for (const found of line.text.matchAll(/([A-Za-z]\w*):(?=\s|$)/g)) {
      if (found.index <= value) continue;
      const [, word = ""] = found;
      const key = keyAtEnd(word, keys.all);
      if (key === undefined) continue;
      const cut = found.index + word.length - key.length;
      const [before, after] = [line.text.slice(0, cut).trimEnd(), line.text.slice(cut)];
      const blanks = " ".repeat(line.column);
      yield {
        at: [line.start + cut, line.start + cut + key.length],
        message: "Two lines have run together here.",
        hint: `Begin a new line before \`${key}:\`, in column ${line.column + 1}.`,
        mended: joined(
          lines.map(({ text }) => text).toSpliced(index, 1, before, blanks + after),
          text,
        ),
      };
    }
  }
};

/** The longest key with which a word ends. */
function keyAtEnd(word: string, keys: ReadonlySet<string>): string | undefined {
  for (let from = 0; from < word.length; from++)
    if (keys.has(word.slice(from))) return word.slice(from);
  return undefined;
}
