import { isLayout, layouts } from "../../../content/layouts.ts";
import { head } from "../../../content/schema/page-parts.ts";
import { joined, type TextLine } from "./lines.ts";
import type { SlipKind } from "./slip.ts";

/** A page that is written in another layout than the one that it names, or names none. */
export const otherLayout: SlipKind = function* ({ text, lines, keys, isReadable }) {
  if (!keys.root.has("layout") || !lines.some(isTelling)) return;
  const all = lines.map((line) => line.text);
  const index = lines.findIndex(({ key, indent }) => key === "layout" && indent === 0);
  const first = lines.findIndex(({ key, indent }) => key !== undefined && indent === 0);
  const line = lines[index];
  const written = (layout: string) =>
    joined(all.toSpliced(line ? index : first, line ? 1 : 0, `layout: ${layout}`), text);
  // Where the lines cannot be read, no layout is the reason.
  if (!isReadable(written("text"))) return;
  for (const layout of layouts) {
    const right = `layout: ${layout}`;
    if (line === undefined && lines[first] !== undefined)
      yield {
        at: [lines[first].start, lines[first].start + (lines[first].key?.length ?? 0)],
        message: "The key `layout` is missing.",
        hint: `Write \`${right}\` above it, in column 1: the keys of this page are those of that layout.`,
        mended: written(layout),
      };
    if (line === undefined) continue;
    const [, blanks = "", said = ""] = /^layout:(\s*)(.*?)\s*(?:#.*)?$/.exec(line.text) ?? [];
    const start = line.start + "layout:".length + blanks.length;
    yield {
      at: [start, start + said.length],
      message: isLayout(said)
        ? `The keys of this page are not those of the layout \`${said}\`.`
        : `There is no layout \`${said}\`.`,
      hint: `The keys of this page are those of another: write \`${layout}\`.`,
      mended: written(layout),
    };
  }
};

/** Whether a line has a key that not all pages may have. */
function isTelling({ key, indent }: TextLine): boolean {
  return key !== undefined && indent === 0 && key !== "layout" && !(key in head);
}
