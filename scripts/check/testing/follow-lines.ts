import { moved } from "../read/slips/lines.ts";

/** A text after somebody has done what a hint says of whole lines, to the letter; undefined of any other hint. */
export function followLines(text: string, hint: string, offset: number): string | undefined {
  const index = text.slice(0, offset).split("\n").length - 1;
  const cut = offset - text.lastIndexOf("\n", offset - 1) - 1;
  const after = linesAfter(text.split(/\r?\n/), hint, index, cut);
  return after?.join(text.includes("\r\n") ? "\r\n" : "\n");
}

/**
 * @param index of the line in which the finding stands.
 * @param cut how far in it.
 */
function linesAfter(
  lines: readonly string[],
  hint: string,
  index: number,
  cut: number,
): string[] | undefined {
  const line = lines[index] ?? "";
  const said = (words: RegExp) => words.exec(hint)?.slice(1);
  const blanks = (column: string | undefined) => " ".repeat(Number(column) - 1);

  const nested = said(
    /^Delete this line, and move all lines below it by (\d+) columns? to the left/,
  );
  if (nested) return shifted(lines.toSpliced(index, 1), index, lines.length, -Number(nested[0]));
  const pair = said(/^Delete this line, and line (\d+), too\./);
  if (pair) return lines.toSpliced(Number(pair[0]) - 1, 1).toSpliced(index, 1);
  const run = said(/^Move lines (\d+) to (\d+) by (\d+) columns? to the (left|right)/);
  if (run) {
    const [from, to, by] = run.map(Number) as [number, number, number];
    return shifted(lines, from - 1, to, run[3] === "left" ? -by : by);
  }
  const broken = said(/^Begin a new line before `.+?:`, in column (\d+)/);
  if (broken) {
    const below = blanks(broken[0]) + line.slice(cut);
    return lines.toSpliced(index, 1, line.slice(0, cut).trimEnd(), below);
  }
  const above = said(/^Write `(.+?)`.* above it, in column (\d+)/);
  if (above) return lines.toSpliced(index, 0, blanks(above[1]) + above[0]);
  const parted = said(/^Write `([^`]+)` in its place, and `([^`]+)` in a line below it/);
  if (parted) {
    const dash = line.replace(/(?<=^ *- +).*$/, "");
    return lines.toSpliced(index, 1, dash + parted[0], " ".repeat(dash.length) + parted[1]);
  }
  const keys = said(/^Delete the keys ((?:`\w+`(?:, | and )?)+)/);
  if (keys) return without(lines, keys[0] ?? "");
  const below = said(/^Write it on a line below, indented: `([^`]+)`\.$/);
  if (below) {
    const indent = `${/^\s*/.exec(line)}  `;
    return lines.toSpliced(index, 1, line.replace(/:\s.*$/, ":"), `${indent}${below[0]}`);
  }
  const dash = said(/^Begin it with `- `, in column (\d+)/);
  if (dash) return lines.with(index, `${blanks(dash[0])}- ${line.trimStart()}`);
  const added = said(/^Delete the dash, and begin `\w+:` in column (\d+)/);
  if (added) return lines.with(index, blanks(added[0]) + line.replace(/^ *(?:- +)+/, ""));
  const signs = said(
    /^Write `-`( and a space)? in place of each (?:`(.)`|number) in lines (\d+) to (\d+)/,
  );
  if (signs) {
    const [space, sign = /\d+[.)]/, from, to] = signs;
    const isMeant = (at: number) => at >= Number(from) - 1 && at < Number(to);
    return lines.map((each, at) => (isMeant(at) ? each.replace(sign, space ? "- " : "-") : each));
  }
  const folded = said(
    /^Write `>-` behind `(.+)` in line (\d+), and begin its words in a line of their/,
  );
  if (folded) {
    const [opening = "", place] = folded;
    const at = Number(place) - 1;
    const [blanks = "", words = ""] = (lines[at] ?? "").split(`${opening} `);
    const indent = /^ */.exec(lines[at + 1] ?? "")?.[0] ?? "";
    return lines.toSpliced(at, 1, `${blanks}${opening} >-`, indent + words);
  }
  const spaces = said(/^Write a common space in its place(?:, and in (\d+) lines? below)?\./);
  if (spaces) {
    let left = 1 + Number(spaces[0] ?? 0);
    return lines.map((each, at) => {
      const right = each.replace(/(?<=^[^\p{Zs}]*(?: +-)*(?: *[^\p{Zs}]+:)?)[^\S ]+/u, " ");
      return at >= index && right !== each && left-- > 0 ? right : each;
    });
  }
  const away = said(
    /^Move (?:it|lines (\d+) to (\d+)) below (?:line (\d+),.*|the last line), in column (\d+)/,
  );
  if (away) {
    const [from = index + 1, to = index + 1, home, column] = away.map(
      (each) => each && Number(each),
    );
    const [first, last] = [Number(from) - 1, Number(to)];
    const by = Number(column) - 1 - (lines[first] ?? "").search(/\S/);
    const block = lines.slice(first, last).map((each) => moved(each, by));
    const rest = lines.toSpliced(first, last - first);
    const end = rest.findLastIndex((each) => each.trim() !== "") + 1;
    const below = Number(home) - (Number(home) > first ? last - first : 0);
    return rest.toSpliced(home === undefined ? end : below, 0, ...block);
  }
  const isRest = /(?:^Move|delete) this line and all below it/.test(hint);
  return isRest ? [...lines.slice(0, index), ""] : undefined;
}

function shifted(lines: readonly string[], first: number, end: number, by: number): string[] {
  return lines.map((line, at) => (at >= first && at < end ? moved(line, by) : line));
}

/** Lines without those of some keys in the first column, and of what stands below them. */
function without(lines: readonly string[], keys: string): string[] {
  let isGone = false;
  return lines.filter((line) => {
    if (/^\S/.test(line)) isGone = keys.includes(`\`${/^\w+(?=:)/.exec(line)?.[0]}\``);
    return !isGone;
  });
}
