import { code } from "../findings/words.ts";
import { inQuotes } from "../yaml/line-fault.ts";
import { joined, type TextLine } from "./lines.ts";
import type { SlipKind } from "./slip.ts";

/** A list in brackets in one line, none of whose entries is a list or a group itself. */
const row = /^(?<head> *(?:- +|[a-z]\w*: +))\[(?<cells>[^[\]{}#]+)\]\s*$/;

/** An entry in quotes, or what stands between two commas; a comma between two digits is one of its own. */
const cell =
  /\s*("[^"]*"|'[^']*'|„[^“”]*[“”]|“[^”]*”|(?:\([^()]*\)|(?<=\d),(?=\d)|[^,(])+)\s*(?:,|$)/gy;

/** An entry of a list in brackets with a comma of its own, such as that of a price, without quotes. */
export const splitCell: SlipKind = function* ({ text, lines, suspects }) {
  for (const index of suspects) {
    const line = lines[index] as TextLine;
    const { head = "", cells = "" } = row.exec(line.text)?.groups ?? {};
    const parts = [...cells.matchAll(cell)];
    const read = parts.map(([each]) => each).join("");
    if (read !== cells || parts.length < 2) continue;
    const right = `[${parts.map(([, part = ""]) => whole(part.trim())).join(", ")}]`;
    if (right === line.text.slice(head.length).trim()) continue;
    yield {
      at: [line.start + head.length, line.start + line.text.trimEnd().length],
      message: "A comma parts what belongs together in this list.",
      hint: `Write ${code(right)}.`,
      mended: joined(lines.map((each) => each.text).with(index, head + right), text),
    };
  }
};

/** A cell, in quotes where it has a comma. */
function whole(part: string): string {
  return /^["']/.test(part) || !part.includes(",") ? part : inQuotes(part);
}
