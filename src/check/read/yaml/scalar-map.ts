import { Scalar } from "yaml";
import { nodeRange } from "./node-range.ts";

/** Finds where a stretch of a decoded text stands in the source; `undefined` where it cannot. */
export type ScalarMap = (start: number, end: number) => [start: number, end: number] | undefined;

/** For each UTF-16 unit of the decoded text, where in the source it begins and ends. */
interface Units {
  text: string;
  starts: number[];
  ends: number[];
}

// YAML 1.2, 5.7; those of several digits are read by their length.
const escapes: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  t: "\t",
  "\t": "\t",
  n: "\n",
  v: "\v",
  f: "\f",
  r: "\r",
  e: "\x1B",
  " ": " ",
  '"': '"',
  "/": "/",
  "\\": "\\",
  N: "\x85",
  _: "\xA0",
  L: "\u2028",
  P: "\u2029",
};
const codeLengths: Readonly<Record<string, number>> = { x: 2, u: 4, U: 8 };

/**
 * Follows a scalar from its source to its value, unit by unit: folded lines, doubled quotes and
 * escapes. What it reads must be the parser's own value; otherwise it gives no place at all rather
 * than a wrong one.
 */
export function scalarMap(node: Scalar, source: string): ScalarMap {
  if (typeof node.value !== "string") return () => undefined;
  const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
  const units = isBlock
    ? blockUnits(node, node.value, source)
    : flowUnits(node, source.slice(0, nodeRange(node, source)[1]));
  if (units === undefined || units.text !== node.value) return () => undefined;
  const { starts, ends } = units;
  return (start, end) => {
    if (start < 0 || end > starts.length || start >= end) return undefined;
    return [starts[start] as number, ends[end - 1] as number];
  };
}

/** Plain and quoted scalars: line ends fold, quotes are doubled or escaped. */
function flowUnits(node: Scalar, source: string): Units {
  const quote = node.type === Scalar.QUOTE_DOUBLE ? '"' : node.type === Scalar.PLAIN ? "" : "'";
  const units = new UnitList();
  const end = source.length - quote.length;
  let at = (node.range?.[0] ?? 0) + quote.length;
  while (at < end) {
    const character = source[at] as string;
    const run = blankRun(source, at);
    if (run.includes("\n")) units.add(folded(run), at, at + run.length);
    else if (run !== "") units.addEach(run, at);
    else if (quote === '"' && character === "\\") {
      at += addEscape(units, source, at);
      continue;
    } else if (quote === "'" && character === "'") {
      units.add("'", at, at + 2);
      at += 1;
    } else units.addEach(character, at);
    at += run.length || 1;
  }
  return units.done();
}

/** Adds what an escape stands for, and gives its length in the source. */
function addEscape(units: UnitList, source: string, at: number): number {
  const next = source[at + 1] ?? "";
  if (next === "\n" || next === "\r") {
    const rest = blankRun(source, at + 1);
    units.add("\n".repeat(newlines(rest) - 1), at, at + 1 + rest.length);
    return 1 + rest.length;
  }
  const digits = codeLengths[next] ?? 0;
  const length = 2 + digits;
  const code = Number.parseInt(source.slice(at + 2, at + length), 16);
  if (digits === 0) units.add(escapes[next] ?? "", at, at + length);
  else if (code <= 0x10ffff) units.add(String.fromCodePoint(code), at, at + length);
  return length;
}

const blank = /(?:[ \t]|\r?\n)+/y;

/** Spaces, tabs and line ends from an offset on. */
function blankRun(source: string, at: number): string {
  blank.lastIndex = at;
  return blank.exec(source)?.[0] ?? "";
}

/** Block scalars hold no escapes: what differs between source and value is white space alone. */
function blockUnits(node: Scalar, value: string, source: string): Units | undefined {
  const [start, valueEnd] = node.range ?? [0, 0];
  const units = new UnitList();
  let at = source.indexOf("\n", start);
  if (at === -1) return undefined;
  let done = 0;
  for (const word of value.matchAll(/\S+/g)) {
    while (/\s/.test(source[at] ?? "x")) at += 1;
    const gap = value.slice(done, word.index);
    const from = units.end ?? at;
    // White space is the same up to where lines are folded or indented.
    const same = sameStart(gap, source.slice(from, at));
    units.addEach(gap.slice(0, same), from);
    units.add(gap.slice(same), from + same, at);
    if (!source.startsWith(word[0], at) || at + word[0].length > valueEnd) return undefined;
    units.addEach(word[0], at);
    at += word[0].length;
    done = word.index + word[0].length;
  }
  const rest = value.slice(done);
  const same = sameStart(rest, source.slice(at, valueEnd));
  units.addEach(rest.slice(0, same), at);
  units.add(rest.slice(same), at + same, Math.max(at + same, valueEnd));
  return units.done();
}

/** How many units two texts begin with in common. */
function sameStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** What folding makes of a run of line breaks: one becomes a space, n become n − 1 (YAML 1.2, 6.5). */
function folded(run: string): string {
  const count = newlines(run);
  return count === 1 ? " " : "\n".repeat(count - 1);
}

function newlines(run: string): number {
  return run.split("\n").length - 1;
}

class UnitList {
  private readonly parts: string[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];

  /** Where the last unit ends. */
  get end(): number | undefined {
    return this.ends.at(-1);
  }

  /** Units that one stretch of source stands for together. */
  add(text: string, start: number, end: number): void {
    this.parts.push(text);
    for (let unit = 0; unit < text.length; unit++) {
      this.starts.push(start);
      this.ends.push(end);
    }
  }

  /** Units that stand in the source as they are. */
  addEach(text: string, start: number): void {
    this.parts.push(text);
    for (let unit = 0; unit < text.length; unit++) {
      this.starts.push(start + unit);
      this.ends.push(start + unit + 1);
    }
  }

  done(): Units {
    return { text: this.parts.join(""), starts: this.starts, ends: this.ends };
  }
}
