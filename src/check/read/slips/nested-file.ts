import { joined, moved, type TextLine } from "./lines.ts";
import { type SlipKind, stretchOf } from "./slip.ts";

/** A file that stands as a whole below one key that is not its own. */
export const nestedFile: SlipKind = function* ({ text, lines, keys }) {
  const filled = lines.filter(({ isEmpty }) => !isEmpty);
  const [first, ...others] = filled as [TextLine, ...TextLine[]];
  if (!first?.isBare || keys.root.has(first.key ?? "")) return;
  const depth = Math.min(...others.map(({ indent }) => indent));
  if (others.length === 0 || depth <= first.indent) return;
  const index = lines.indexOf(first);
  const left = depth - first.indent;
  const mended = lines.map((line, at) => (at > index ? moved(line.text, -left) : line.text));
  yield {
    at: stretchOf(first),
    message: `The whole file stands below \`${first.key}\`, which is no key of it.`,
    hint: `Delete this line, and move all lines below it by ${left} ${left === 1 ? "column" : "columns"} to the left.`,
    mended: joined(mended.toSpliced(index, 1), text),
  };
};
