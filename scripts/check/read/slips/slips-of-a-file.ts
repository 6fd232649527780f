import { isLayout, layouts } from "../../../../src/content/layouts.ts";
import { head } from "../../../../src/content/schema/page-parts.ts";
import { lastFilled, moved, type TextLine } from "./lines.ts";
import { columns, type SlipKind, stretchOf } from "./slip.ts";

/** A file that stands as a whole below one key that is not its own. */
export const nestedFile: SlipKind = function* ({ lines, texts, keys }) {
  const [first, ...others] = lines.filter(({ isEmpty }) => !isEmpty);
  if (!first?.isBare || keys.root.has(first.key ?? "")) return;
  const left = Math.min(...others.map(({ indent }) => indent)) - first.indent;
  if (left <= 0) return;
  const index = lines.indexOf(first);
  yield {
    at: stretchOf(first),
    message: `The whole file stands below \`${first.key}\`, which is no key of it.`,
    hint: `Delete this line, and move all lines below it by ${columns(-left)}.`,
    mended: texts.flatMap((text, at) => {
      if (at === index) return [];
      return at > index ? moved(text, -left) : text;
    }),
  };
};

/** A second file of the same kind, behind the first one. */
export const pastedFile: SlipKind = function* ({ lines, texts, isSound }) {
  const isRoot = ({ key, isEntry, indent }: TextLine) => key && !isEntry && indent === 0;
  const roots = lines.flatMap((line, index) => (isRoot(line) ? [{ index, key: line.key }] : []));
  const seen = new Set<string | undefined>();
  const again = roots.findIndex(({ key }) => seen.size === seen.add(key).size);
  // What the second begins with may be missing in the first.
  for (const { index } of roots.slice(Math.max(1, again - 3), again + 1).reverse()) {
    const before = roots.filter((root) => root.index < index).map(({ key }) => key);
    const after = roots.filter((root) => root.index >= index);
    const above = lastFilled(lines, index);
    const hasMark = texts[above]?.startsWith("---");
    // A single key of several that is there twice is another mistake.
    const common = after.filter(({ key }) => before.includes(key));
    if (!hasMark && common.length < Math.min(2, before.length)) continue;
    const begin = hasMark ? above : index;
    const [mended, second] = [[...texts.slice(0, begin), ""], texts.slice(index)];
    if (!isSound(second)) continue;
    const isSame = mended.join("\n").trim() === second.join("\n").trim();
    yield {
      at: stretchOf(lines[begin] as TextLine),
      message: "A second file begins here, below the first one.",
      hint: isSame
        ? "It is the same again; delete this line and all below it."
        : "Move this line and all below it into a file of their own.",
      mended,
    };
  }
};

/** A page that is written in another layout than the one that it names, or names none. */
export const otherLayout: SlipKind = function* ({ lines, texts, keys }) {
  const roots = lines.filter(({ key, indent }) => key !== undefined && indent === 0);
  const named = roots.find(({ key }) => key === "layout");
  const isTelling = ({ key = "" }: TextLine) => key !== "layout" && !(key in head);
  const line = named ?? roots[0];
  // Keys that all pages may have tell of no layout.
  if (!keys.root.has("layout") || line === undefined || !roots.some(isTelling)) return;
  const [, before = "", said = ""] = /^(layout:\s*)(.*?)\s*(?:#.*)?$/.exec(line.text) ?? [];
  const start = line.start + (said === "" ? 0 : before.length);
  for (const layout of layouts)
    yield {
      at: [start, start + (said || `${line.key}`).length],
      message: layoutMessage(named !== undefined, said),
      hint:
        said === ""
          ? `Write \`layout: ${layout}\`${named ? "" : " above it, in column 1"}: the keys of this page are those of that layout.`
          : `The keys of this page are those of another: write \`${layout}\`.`,
      mended: texts.toSpliced(lines.indexOf(line), named ? 1 : 0, `layout: ${layout}`),
    };
};

function layoutMessage(isNamed: boolean, said: string): string {
  if (said === "") return isNamed ? "`layout` is empty." : "The key `layout` is missing.";
  return isLayout(said)
    ? `The keys of this page are not those of the layout \`${said}\`.`
    : `There is no layout \`${said}\`.`;
}
