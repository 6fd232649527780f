import { moved } from "../read/slips/lines.ts";

/** A text after somebody has done what a hint says of whole lines, to the letter; undefined of any other hint. */
export function followLines(text: string, hint: string, offset: number): string | undefined {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = text.split(/\r?\n/);
  const index = text.slice(0, offset).split("\n").length - 1;
  const line = lines[index] ?? "";
  const whole = (changed: string[]) => changed.join(newline);
  const said = (words: RegExp) => words.exec(hint)?.slice(1);

  const nested = said(
    /^Delete this line, and move all lines below it by (\d+) columns? to the left/,
  );
  if (nested)
    return whole(
      lines.flatMap((each, at) =>
        at === index ? [] : at > index ? moved(each, -Number(nested[0])) : each,
      ),
    );
  const pair = said(/^Delete this line, and line (\d+) at the end, too\./);
  if (pair) return whole(lines.filter((_, at) => at !== index && at !== Number(pair[0]) - 1));
  const run = said(/^Move lines (\d+) to (\d+) by (\d+) columns? to the (left|right)/);
  if (run) {
    const [from, to, by] = run.map(Number) as [number, number, number];
    const isInside = (at: number) => at >= from - 1 && at < to;
    const shift = run[3] === "left" ? -by : by;
    return whole(lines.map((each, at) => (isInside(at) ? moved(each, shift) : each)));
  }
  const broken = said(/^Begin a new line before `(.+?):`, in column (\d+)/);
  if (broken) {
    const cut = offset - text.lastIndexOf("\n", offset - 1) - 1;
    const blanks = " ".repeat(Number(broken[1]) - 1);
    return whole(lines.toSpliced(index, 1, line.slice(0, cut).trimEnd(), blanks + line.slice(cut)));
  }
  const above = said(/^Write `(.+?)`.* above it, in column (\d+)/);
  if (above) return whole(lines.toSpliced(index, 0, " ".repeat(Number(above[1]) - 1) + above[0]));
  const parted = said(/^Write `([^`]+)` in its place, and `([^`]+)` in a line below it/);
  if (parted) {
    const dash = line.replace(/(?<=^ *- +).*$/, "");
    const blanks = " ".repeat(dash.length);
    return whole(lines.toSpliced(index, 1, dash + parted[0], blanks + parted[1]));
  }
  const keys = said(/^Delete the keys ((?:`\w+`(?:, | and )?)+)/);
  if (keys) {
    const isGone = (each: string) => keys[0]?.includes(`\`${/^\w+(?=:)/.exec(each)?.[0]}\``);
    const left = lines.map((each) => (/^\S/.test(each) ? !isGone(each) : undefined));
    return whole(
      lines.filter((_, at) => left.slice(0, at + 1).findLast((one) => one !== undefined) ?? true),
    );
  }
  const below = said(/^Write it on a line below, indented: `([^`]+)`\.$/);
  if (below) {
    const indent = `${/^\s*/.exec(line)}  `;
    return whole(lines.toSpliced(index, 1, line.replace(/:\s.*$/, ":"), `${indent}${below[0]}`));
  }
  const dash = said(/^Begin it with `- `, in column (\d+)/);
  if (dash)
    return whole(lines.with(index, `${" ".repeat(Number(dash[0]) - 1)}- ${line.trimStart()}`));
  const added = said(/^Delete the dash, and begin `\w+:` in column (\d+)/);
  if (added)
    return whole(
      lines.with(index, " ".repeat(Number(added[0]) - 1) + line.replace(/^ *(?:- +)+/, "")),
    );
  const signs = said(/^Write `-`( and a space)? in place of each `(.)` in lines (\d+) to (\d+)/);
  if (signs) {
    const [space, sign = "", from, to] = signs;
    const isMeant = (at: number) => at >= Number(from) - 1 && at < Number(to);
    const right = (each: string) => each.replace(sign, space ? "- " : "-");
    return whole(lines.map((each, at) => (isMeant(at) ? right(each) : each)));
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
    const rest = lines.toSpliced(first, last - first);
    const end = rest.findLastIndex((each) => each.trim() !== "") + 1;
    const place =
      home === undefined ? end : Number(home) - (Number(home) > first ? last - first : 0);
    return whole(
      rest.toSpliced(place, 0, ...lines.slice(first, last).map((each) => moved(each, by))),
    );
  }
  return /(?:^Move|delete) this line and all below it/.test(hint)
    ? whole([...lines.slice(0, index), ""])
    : undefined;
}
