import { code } from "../findings/words.ts";
import { joined, type TextLine } from "./lines.ts";
import type { SlipKind } from "./slip.ts";

/** What stands where the dash of an entry and its space should be: another sign, or a dash alone. */
const sign = /^(?:([*•·–—+−])\s*|-(?=[^\s-]))/;

/** Entries of a list that begin with another sign than a dash and a space. */
export const otherDash: SlipKind = function* ({ text, lines, suspects }) {
  for (const index of suspects) {
    const line = lines[index] as TextLine;
    const [written = "", mark = "-"] = signOf(line) ?? [];
    if (written === "") continue;
    const isAlike = (at: number) => {
      const each = lines[at];
      return each?.indent === line.indent && signOf(each)?.[0] === written;
    };
    let [first, end] = [index, index + 1];
    while (isAlike(first - 1)) first -= 1;
    while (isAlike(end)) end += 1;
    // Those beside it may be sound: a text can begin with such a sign.
    for (const [from, to] of [
      [first, end],
      [index, index + 1],
    ] as const) {
      const start = (lines[from] as TextLine).start + line.indent;
      const mended = lines.map((each, at) =>
        at < from || at >= to
          ? each.text
          : `${" ".repeat(each.indent)}- ${each.text.slice(each.indent + written.length)}`,
      );
      yield {
        at: [start, start + mark.length],
        message: messageOf(mark),
        hint: hintOf(mark, written, [from + 1, to]),
        mended: joined(mended, text),
      };
    }
  }
};

function messageOf(mark: string): string {
  if (mark === "-") return "A space is missing after the dash.";
  return /[—–−]/.test(mark)
    ? "This is a long dash; an entry of a list begins with a short one."
    : `An entry of a list begins with a dash, not with ${code(mark)}.`;
}

/** @param run numbers of the first and the last of the lines that are to be mended. */
function hintOf(mark: string, written: string, [first, last]: [first: number, last: number]) {
  const right = written === `${mark} ` ? "`-`" : "`-` and a space";
  return first === last
    ? `Write ${right} in its place.`
    : `Write ${right} in place of each ${code(mark)} in lines ${first} to ${last}.`;
}

function signOf({ text, indent }: TextLine): RegExpExecArray | null {
  return sign.exec(text.slice(indent));
}
