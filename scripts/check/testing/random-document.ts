import type { Path } from "../read/read.ts";
import { randomNumbers } from "./random-numbers.ts";

type Range = [start: number, end: number];

/** Where a generated document's key and value stand, by offsets, and what the value is. */
export interface Expectation {
  path: Path;
  key?: Range;
  value: Range;
  /** What the reader is to make of it; for single values only. */
  decoded?: unknown;
}

const words = ["tree", "naïve", "నమస్తే", "日本", "क्षण", "🌳", "e\u0301t", "👩‍👩‍👧", "x"];

// What stands between words, a sign as it is written and meant, and the end as both.
const styles = [
  { quote: "", between: [" ", " "], sign: ["", ""], end: ["", ""] },
  { quote: "'", between: [": ", " # "], sign: ["''", "'"], end: ["'", ""] },
  { quote: '"', between: [" # ", ": "], sign: ['\\"', '"'], end: ['\\u00e9"', "é"] },
] as const;

/**
 * Writes a random document: block and flow style, every kind of scalar, comments, blank lines,
 * anchors, LF or CRLF. It notes each place while it writes, without any parser.
 */
export function randomDocument(seed: number): { text: string; expectations: Expectation[] } {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const chance = (share: number) => random() < share;
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const phrase = (between: string) =>
    Array.from({ length: 1 + below(3) }, () => pick(words)).join(between);
  const newline = chance(0.3) ? "\r\n" : "\n";

  let text = "";
  const expectations: Expectation[] = [];
  let keys = 0;

  /** Writes a value and notes it; the writer may say that its range is another. */
  function note(
    path: Path,
    write: () => { start?: number; end?: number; decoded?: unknown },
    between: () => void = space,
  ): void {
    if (chance(0.15)) text += ` &a${text.length}`;
    between();
    const begun = text.length;
    const { start = begun, end = text.length, ...rest } = write();
    expectations.push({ path, value: [start, end], ...rest });
  }

  function space(): void {
    text += pick([" ", " ", "  "]);
  }

  function inline(path: Path, indent: number, depth: number): void {
    if (depth > 0 && chance(0.2)) note(path, () => flow(path, indent, depth - 1));
    else note(path, () => (chance(0.25) ? number() : scalar(indent)));
  }

  function number() {
    const decoded = pick([0, 7, 65, -3]);
    text += decoded;
    return { decoded };
  }

  function scalar(indent: number) {
    const { quote, between, sign, end } = pick(styles);
    const [first, second] = [phrase(between[0]), phrase(between[1])];
    const fold = chance(0.3) ? newline + " ".repeat(indent + 1 + below(2)) : " ";
    text += `${quote}${first}${sign[0]}${fold}${second}${end[0]}`;
    return { decoded: `${first}${sign[1]} ${second}${end[1]}` };
  }

  function flow(path: Path, indent: number, depth: number) {
    const isMap = chance(0.5);
    text += isMap ? "{" : "[";
    const count = below(4);
    for (let index = 0; index < count; index++) {
      text += index > 0 ? "," : "";
      if (chance(0.2)) text += newline + " ".repeat(indent);
      if (isMap) space();
      if (isMap) entry(path, indent, depth, inline);
      else inline([...path, index], indent, depth);
    }
    text += pick(["", " "]) + (isMap ? "}" : "]");
    return {};
  }

  function entry(path: Path, indent: number, depth: number, write: typeof inline): void {
    keys += 1;
    const name = `${pick(words)}${keys}`;
    const quote = pick(["", "", "'", '"']);
    const start = text.length;
    text += `${quote}${name}${quote}`;
    const end = text.length;
    text += ":";
    write([...path, name], indent, depth);
    const own = expectations.findLast((one) => one.path.length === path.length + 1);
    if (own !== undefined) own.key = [start, end];
  }

  function lineEnd(): void {
    if (chance(0.2)) text += `${pick([" ", "  "])}# a: "note`;
    text += newline;
    while (chance(0.1)) text += newline;
  }

  function value(path: Path, indent: number, depth: number): void {
    const kind = below(depth > 0 ? 8 : 5);
    if (kind > 5) note(path, () => list(path, indent + 2, depth - 1), lineEnd);
    else if (kind === 5) note(path, () => map(path, indent + 2, depth - 1), lineEnd);
    else if (kind === 0) note(path, () => blockScalar(indent));
    else {
      if (kind > 1) inline(path, indent, depth);
      else expectations.push({ path, value: [text.length, text.length], decoded: null });
      lineEnd();
    }
  }

  function blockScalar(indent: number) {
    const header = pick(["|", ">", "|-", ">-", "|+"]);
    text += header + (chance(0.2) ? " # note" : "") + newline;
    const lines = Array.from({ length: 1 + below(3) }, () => phrase(" # "));
    text += lines.map((line) => `${" ".repeat(indent + 3)}${line}`).join(newline);
    const end = text.length;
    text += newline;
    const body = lines.join(header.startsWith("|") ? "\n" : " ");
    return { end, decoded: header.endsWith("-") ? body : `${body}\n` };
  }

  function map(path: Path, indent: number, depth: number, isCompact = false) {
    const start = text.length + (isCompact ? 0 : indent);
    const count = path.length === 0 ? 5 : 1 + below(3);
    for (let index = 0; index < count; index++) {
      if (index > 0 || !isCompact) text += " ".repeat(indent);
      entry(path, indent, depth, value);
    }
    return { start, end: endOfLast(path) };
  }

  function list(path: Path, indent: number, depth: number) {
    const start = text.length + indent;
    const count = 1 + below(3);
    for (let index = 0; index < count; index++) {
      const inner = [...path, index];
      text += `${" ".repeat(indent)}-`;
      if (depth === 0 || chance(0.7)) value(inner, indent, 0);
      else {
        text += " ";
        const range = map(inner, indent + 2, depth - 1, true);
        expectations.push({ path: inner, value: [range.start, range.end] });
      }
    }
    return { start, end: endOfLast(path) };
  }

  /** A block ends with its last entry: with its value, or with its key if it has none. */
  function endOfLast(path: Path): number {
    const last = expectations.findLast((one) => one.path.length === path.length + 1);
    const [start, end] = last?.value ?? [0, 0];
    return end > start ? end : (last?.key?.[1] ?? end);
  }

  while (chance(0.3)) text += `# first ${pick(words)}${newline}`;
  const { start, end } = map([], 0, 3);
  expectations.push({ path: [], value: [start, end] });
  return { text, expectations };
}
