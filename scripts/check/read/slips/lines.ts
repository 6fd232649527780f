/** One line of a YAML text, as far as its shape goes. */
export interface TextLine {
  /** All of it but the line end. */
  text: string;
  /** Offset at which it begins. */
  start: number;
  /** Blanks before its first sign. */
  indent: number;
  /** Blanks before its first key, behind the dash of an entry. */
  column: number;
  /** Its first key, if it has one. */
  key: string | undefined;
  /** Whether it is an entry of a list. */
  isEntry: boolean;
  /** Whether it is a dash alone. */
  isDash: boolean;
  /** Whether it ends with its key's colon, so that what belongs to the key stands below it. */
  isBare: boolean;
  /** Whether it is blank or a comment. */
  isEmpty: boolean;
}

/** The lines of a text. */
export function linesOf(text: string): TextLine[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const own = lineFrom(line.replace(/\r$/, ""), start);
    start += line.length + 1;
    return own;
  });
}

function lineFrom(text: string, start: number): TextLine {
  const [, blanks = "", dashes = "", key] =
    /^( *)((?:- +)*)(?:([A-Za-z_][\w-]*):(?=\s|$))?/.exec(text) ?? [];
  return {
    text,
    start,
    indent: blanks.length,
    column: blanks.length + dashes.length,
    key,
    isEntry: /^ *-(?: |$)/.test(text),
    isDash: /^ *-\s*(?:#.*)?$/.test(text),
    isBare: key !== undefined && /:\s*(?:#.*)?$/.test(text),
    isEmpty: /^\s*(?:#.*)?$/.test(text),
  };
}

/** The index behind a line and the deeper ones below it. */
export function endOfBlock(lines: readonly TextLine[], index: number): number {
  const { indent, isEntry } = lines[index] as TextLine;
  const isBeside = (line: TextLine) => line.indent === indent && (isEntry || !line.isEntry);
  const isOutside = (line: TextLine) => !line.isEmpty && (line.indent < indent || isBeside(line));
  return lastFilled(lines, firstBehind(lines, index, isOutside)) + 1;
}

/** Whether a line is a dash with nothing behind it or below it. */
export function isEmptyEntry(lines: readonly TextLine[], index: number): boolean {
  return lines[index]?.isDash === true && endOfBlock(lines, index) === index + 1;
}

/** The index of the first such line behind another, or behind all where there is none. */
export function firstBehind(
  lines: readonly TextLine[],
  index: number,
  isSuch: (line: TextLine) => boolean,
): number {
  let found = index + 1;
  while (found < lines.length && !isSuch(lines[found] as TextLine)) found += 1;
  return found;
}

/** The index of the last line before another that is neither blank nor a comment; -1 where there is none. */
export function lastFilled(lines: readonly TextLine[], end: number): number {
  let index = end - 1;
  while (lines[index]?.isEmpty) index -= 1;
  return index;
}

/** Whether a line with a key or a dash is deeper than the one above, which does not open so much. */
export function hangs(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index];
  const above = lines[lastFilled(lines, index)];
  if (line === undefined || (line.key === undefined && !line.isEntry)) return false;
  return above !== undefined && line.indent - above.column > (above.isBare ? 2 : 0);
}

/** A line some columns further to the right or, as far as it can go, to the left. */
export function moved(line: string, by: number): string {
  if (by < 0) return line.replace(new RegExp(`^ {0,${-by}}`), "");
  return line === "" ? line : " ".repeat(by) + line;
}

/** The index of the line above with the same key in the same group, if there is one. */
export function twinOf(lines: readonly TextLine[], index: number): number | undefined {
  const { key, column } = lines[index] as TextLine;
  // The entries of a list are groups of their own.
  const opens = (line: TextLine) => line.isEntry && line.indent < column && line.column === column;
  for (let at = index; at > 0 && !opens(lines[at] as TextLine); ) {
    at = lastFilled(lines, at);
    const above = lines[at];
    if (above === undefined || above.column < column) return undefined;
    if (above.key === key && above.column === column) return at;
  }
  return undefined;
}
