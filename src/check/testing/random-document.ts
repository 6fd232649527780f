import type { Path } from "../read/read.ts";
import { randomNumbers } from "./random-numbers.ts";

/** Where a generated document's key and value stand, by offsets, and what the value is. */
export interface Expectation {
  path: Path;
  key?: [start: number, end: number];
  value: [start: number, end: number];
  /** What the reader is to make of it; for single values only. */
  decoded?: unknown;
}

interface Written {
  start: number;
  end: number;
  decoded: unknown;
}

/** A random YAML document that knows its own positions, for tests. */
export interface RandomDocument {
  text: string;
  expectations: Expectation[];
}

const words = ["tree", "naïve", "నమస్తే", "日本", "क्षण", "🌳", "e\u0301t", "👩‍👩‍👧", "x"];

/**
 * Writes a random document: block and flow style, every kind of scalar, comments, blank lines,
 * anchors, aliases, LF or CRLF. It notes each place while it writes, without any parser.
 */
export function randomDocument(seed: number): RandomDocument {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const chance = (share: number) => random() < share;
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const newline = chance(0.3) ? "\r\n" : "\n";

  let text = "";
  const expectations: Expectation[] = [];
  const anchors: { name: string; own: Expectation; inner: Expectation[] }[] = [];
  let keys = 0;

  /** Writes a value and notes it; the writer may say that its range is another. */
  function note(path: Path, write: () => Partial<Written>, between: () => void = space): void {
    const name = chance(0.15) ? `a${text.length}` : undefined;
    if (name !== undefined) text += ` &${name}`;
    between();
    const first = expectations.length;
    const begun = text.length;
    const { start = begun, end = text.length, ...rest } = write();
    const own: Expectation = { path, value: [start, end], ...rest };
    expectations.push(own);
    if (name !== undefined) anchors.push({ name, own, inner: expectations.slice(first, -1) });
  }

  function space(): void {
    text += pick([" ", " ", "  "]);
  }

  function alias(path: Path): void {
    const { name, own, inner } = pick(anchors);
    space();
    const start = text.length;
    text += `*${name}`;
    const { decoded } = own;
    expectations.push({ path, value: [start, text.length], ...("decoded" in own && { decoded }) });
    for (const other of inner)
      expectations.push({ ...other, path: [...path, ...other.path.slice(own.path.length)] });
  }

  function inline(path: Path, indent: number, depth: number): void {
    if (anchors.length > 0 && chance(0.15)) alias(path);
    else if (depth > 0 && chance(0.2)) note(path, () => flow(path, indent, depth - 1));
    else note(path, () => pick([plain, number, single, double])(indent));
  }

  function phrase(separator: string): string {
    return Array.from({ length: 1 + below(3) }, () => pick(words)).join(separator);
  }

  function fold(indent: number): string {
    return chance(0.3) ? newline + " ".repeat(indent + 1 + below(2)) : " ";
  }

  function plain(indent: number) {
    const [first, second] = [phrase(" "), phrase(" ")];
    text += `${first}${fold(indent)}${second}`;
    return { decoded: `${first} ${second}` };
  }

  function number() {
    const decoded = pick([0, 7, 65, -3]);
    text += decoded;
    return { decoded };
  }

  function single(indent: number) {
    const [first, second] = [phrase(": "), phrase(" # ")];
    text += `'${first}''${fold(indent)}${second}'`;
    return { decoded: `${first}' ${second}` };
  }

  function double(indent: number) {
    const [first, second] = [phrase(" # "), phrase(": ")];
    text += `"${first}\\"${fold(indent)}${second}\\u00e9"`;
    return { decoded: `${first}" ${second}é` };
  }

  function flow(path: Path, indent: number, depth: number) {
    const isMap = chance(0.5);
    text += isMap ? "{" : "[";
    const count = below(4);
    for (let index = 0; index < count; index++) {
      text += index > 0 ? "," : "";
      if (chance(0.2)) text += newline + " ".repeat(indent);
      if (isMap) {
        space();
        entry(path, indent, depth, true);
      } else inline([...path, index], indent, depth);
    }
    text += pick(["", " "]) + (isMap ? "}" : "]");
    return {};
  }

  function entry(path: Path, indent: number, depth: number, isFlow: boolean): void {
    keys += 1;
    const name = `${pick(words)}${keys}`;
    const quote = pick(["", "", "'", '"']);
    const start = text.length;
    text += `${quote}${name}${quote}`;
    const key: [number, number] = [start, text.length];
    text += ":";
    const inner = [...path, name];
    if (isFlow) inline(inner, indent, depth);
    else value(inner, indent, depth);
    const own = expectations.findLast((one) => one.path.length === inner.length);
    if (own !== undefined) own.key = key;
  }

  function comment(): void {
    if (chance(0.2)) text += `${pick([" ", "  "])}# a: "note`;
    text += newline;
    while (chance(0.1)) text += newline;
  }

  function value(path: Path, indent: number, depth: number): void {
    const kind = below(depth > 0 ? 8 : 5);
    if (kind > 5) note(path, () => list(path, indent + 2, depth - 1), comment);
    else if (kind === 5) note(path, () => map(path, indent + 2, depth - 1), comment);
    else if (kind === 0) note(path, () => blockScalar(indent));
    else {
      if (kind > 1) inline(path, indent, depth);
      else expectations.push({ path, value: [text.length, text.length], decoded: null });
      comment();
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
    const begun = text.length + (isCompact ? 0 : indent);
    const count = path.length === 0 ? 5 : 1 + below(3);
    for (let index = 0; index < count; index++) {
      if (index > 0 || !isCompact) text += " ".repeat(indent);
      entry(path, indent, depth, false);
    }
    return { start: begun, end: endOfLast(path) };
  }

  /** A block ends with its last entry: with its value, or with its key if it has none. */
  function endOfLast(path: Path): number {
    const last = expectations.findLast((one) => one.path.length === path.length + 1);
    const [start, end] = last?.value ?? [0, 0];
    return end > start ? end : (last?.key?.[1] ?? end);
  }

  function list(path: Path, indent: number, depth: number) {
    const begun = text.length + indent;
    const count = 1 + below(3);
    for (let index = 0; index < count; index++) {
      const inner = [...path, index];
      text += `${" ".repeat(indent)}-`;
      if (depth === 0 || chance(0.7)) value(inner, indent, 0);
      else {
        text += " ";
        const start = text.length;
        const range = map(inner, indent + 2, depth - 1, true);
        expectations.push({ path: inner, value: [start, range.end] });
      }
    }
    return { start: begun, end: endOfLast(path) };
  }

  while (chance(0.3)) text += `# first ${pick(words)}${newline}`;
  const { start, end } = map([], 0, 3);
  expectations.push({ path: [], value: [start, end] });
  return { text, expectations };
}
