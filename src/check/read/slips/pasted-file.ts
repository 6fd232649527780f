import type { TextLine } from "./lines.ts";
import { type SlipKind, stretchOf } from "./slip.ts";

/** A second file of the same kind, behind the first one. */
export const pastedFile: SlipKind = function* ({ text, lines, isSound }) {
  const roots = lines.filter(({ key, isEntry, indent }) => key && !isEntry && indent === 0);
  const seen = new Set<string | undefined>();
  const again = roots.findIndex(({ key }) => seen.size === seen.add(key).size);
  // What the second begins with may be missing in the first.
  for (const line of roots.slice(Math.max(1, again - 3), again + 1).reverse()) {
    const after = roots.slice(roots.indexOf(line)).map(({ key }) => key);
    const before = roots.slice(0, roots.indexOf(line)).map(({ key }) => key);
    const mark = markAbove(lines, line);
    const common = after.filter((key) => before.includes(key)).length;
    // A single key of several that is there twice is another mistake.
    if (mark === undefined && common < Math.min(2, before.length)) continue;
    const begin = mark ?? line;
    const [mended, second] = [text.slice(0, begin.start), text.slice(line.start)];
    if (!isSound(second)) continue;
    const isSame = mended.trim() === second.trim();
    yield {
      at: stretchOf(begin),
      message: "A second file begins here, below the first one.",
      hint: isSame
        ? "It is the same again; delete this line and all below it."
        : "Move this line and all below it into a file of their own.",
      mended,
    };
  }
};

/** The `---` right above a line. */
function markAbove(lines: readonly TextLine[], line: TextLine): TextLine | undefined {
  const above = lines.slice(0, lines.indexOf(line)).findLast(({ isEmpty }) => !isEmpty);
  return above?.text.startsWith("---") ? above : undefined;
}
