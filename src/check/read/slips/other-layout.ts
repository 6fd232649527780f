import { layouts } from "../../../content/layouts.ts";
import { joined } from "./lines.ts";
import type { SlipKind } from "./slip.ts";

/** A page that is written in another layout than the one that it names. */
export const otherLayout: SlipKind = function* ({ text, lines, keys }) {
  const index = lines.findIndex(({ key, indent }) => key === "layout" && indent === 0);
  const line = lines[index];
  if (line === undefined || !keys.root.has("layout")) return;
  const [said = "", value = ""] = /^layout:\s*(.*?)\s*(?:#.*)?$/.exec(line.text) ?? [];
  const start = line.start + said.indexOf(value, "layout:".length);
  for (const layout of layouts)
    yield {
      at: [start, start + value.length],
      message: `The keys of this page are not those of the layout \`${value}\`.`,
      hint: `They are those of another: write \`${layout}\`.`,
      mended: joined(lines.map((each) => each.text).with(index, `layout: ${layout}`), text),
    };
};
