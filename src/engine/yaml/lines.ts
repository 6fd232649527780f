import type { FindingText, Fix, Stretch } from "../diagnostic.ts";

/** What to say of a mistake, and where. */
export interface Advice extends FindingText {
  at: Stretch;
  /** What `fix` writes without asking. */
  fix?: Fix;
}

/** A change of a line after which a file may be what was meant, and the words that ask for it. */
export interface Repair extends Advice {
  change: Fix;
  /** Whether the line is an entry of a list after it. */
  beginsEntry?: true;
  /** Whether a file may have another fault of syntax after it, further below. */
  mayGoOn?: true;
  /** How unlikely it is, next to others after which the file is as sound. */
  cost: number;
}

/** What is known of the files of which a text may be one, by which a slip is told from what is meant. */
export interface Expected {
  /** Tags of the languages that have a pack. */
  languages: readonly string[];
  /** Whether files can have a key of that name, in any group. */
  isKey(name: string): boolean;
  /** Whether texts below a key of that name, in any group, may take links and stress. */
  takesMarkup(key: string): boolean;
  /** The keys below which a line can be the first: of a group with its key, or of a list with such an entry. */
  keysAbove(line: Line): readonly string[];
  /** The keys with which the entries of lists begin that can have a key. */
  firstKeys(key: string): readonly string[];
  /** The key below which a file has its text; undefined for one that has none, such as a product. */
  textKey(file: string): string | undefined;
  /** The keys that a group of that name can have. */
  keysBelow(name: string): readonly string[];
  /** The keys of an entry in their order, of a kind of section whose entries may come from a spreadsheet. */
  cellKeys(kind: string | undefined): readonly string[] | undefined;
  /**
   * The places of a text that do not fit, each as one string; or the offset of the fault that makes it unreadable.
   */
  misfitsIn(text: string): { misfits?: string[]; fault?: number | undefined };
}

/** A line in which a mistake may be. */
export interface Suspect {
  text: string;
  /** The lines of the text. */
  lines: readonly Line[];
  line: Line;
  /** Whether the text can be read as it is. */
  isReadable: boolean;
  expected: Expected;
}

/** A line of a YAML file by its parts: `  - key: value # comment`. Columns count from 0. */
export interface Line {
  /** Place among the lines that are neither blank nor comments. */
  index: number;
  /** Offset of its first character. */
  start: number;
  /** Without its line end. */
  text: string;
  /** From its first sign to its end. */
  at: Stretch;
  /** Column of its first sign. */
  indent: number;
  /** Columns of its dashes. */
  dashes: readonly number[];
  /** Column of the key or text after its dashes. */
  column: number;
  key: string | undefined;
  /** What follows the key and the dashes, without a comment. */
  value: string;
  /** Column of the value. */
  valueColumn: number;
  /** The line above with a sign such as `>-`, if this is a line of its text. */
  textOf?: Line;
}

const parts =
  /^(?<dashes>[ ]*(?:-(?:[ ]+|$))*)(?<name>(?<quote>["']?)(?<key>[A-Za-z_][\w-]*)\k<quote>:(?:[ \t]+|$))?(?<rest>.*)$/s;

/** A value that begins a text in several lines. */
export const startsBlock = /^[|>][-+\d]*$/;

/** A line that is a comment. */
export const comment = /^[ \t]*#/;

/** The offset of the lines of a kind directly above a line, without those that begin before `from`: the file's first. */
export function startAbove(text: string, line: number, kind: RegExp, from = 1): number {
  let start = line;
  while (start > from) {
    const above = text.lastIndexOf("\n", start - 2) + 1;
    if (above < from || !kind.test(text.slice(above, start))) break;
    start = above;
  }
  return start;
}

/** The lines of a file that are neither blank nor comments. */
export function parseLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let block: Line | undefined;
  for (const raw of text.split("\n")) {
    const line = lineOf(raw.trimEnd(), lines.length, start);
    start += raw.length + 1;
    if (line.text === "") continue;
    if (block && line.indent > ownColumn(block)) lines.push({ ...line, textOf: block });
    else if (!/^ *#/.test(line.text)) {
      block = startsBlock.test(line.value) ? line : undefined;
      lines.push(line);
    }
  }
  return lines;
}

function lineOf(text: string, index: number, start: number): Line {
  const { dashes = "", name = "", key, rest = "" } = parts.exec(text)?.groups ?? {};
  const comment = /^(["']).*\1$/.test(rest) ? -1 : rest.search(/(?:^|[ \t])#/);
  const value = comment === -1 ? rest : rest.slice(0, comment).trimEnd();
  const columns = [...dashes].flatMap((sign, at) => (sign === "-" ? [at] : []));
  const column = dashes.length;
  const indent = text.search(/\S|$/);
  const valueColumn = column + name.length;
  const at = [start + indent, start + text.length] as const;
  return { index, start, text, at, indent, dashes: columns, column, key, value, valueColumn };
}

/** The column that lines below must exceed to belong to the value of a line. */
export function ownColumn({ key, column, dashes }: Line): number {
  return key === undefined ? (dashes.at(-1) ?? column) : column;
}

/** Whether a line outside of texts in several lines has neither a key nor a dash. */
export const isWordsAlone = ({ textOf, key, dashes }: Line) =>
  !textOf && key === undefined && dashes.length === 0;

/** Whether a line of a text in several lines looks like a key or a `- >-`, and may be one in the wrong column. */
export function isKeyInText({ textOf, key, value }: Line): boolean {
  return textOf !== undefined && (/^[a-z]\w*$/.test(key ?? "") || startsBlock.test(value));
}

/** The keys of the group, or entries of the list, above and below a line that begins in a column. */
export function neighboursAt(
  lines: readonly Line[],
  line: Line,
  column: number,
  isEntry = line.dashes.length > 0,
): [above: Line | undefined, below: Line | undefined] {
  const begins = (one: Line) =>
    isEntry ? one.dashes.includes(column) : one.key !== undefined && one.column === column;
  const above = lines
    .slice(0, line.index)
    .findLast((one) => !one.textOf && (begins(one) || one.indent <= column));
  const below = lines.slice(line.index + 1).find((one) => one.indent <= column);
  const isBeside = below?.indent === column && below.dashes.length > 0 === isEntry;
  return [
    above && begins(above) ? above : undefined,
    below && isBeside && begins(below) ? below : undefined,
  ];
}

/** Whether a line begins where nothing above it lets it begin, or has a quote or bracket that is not closed. */
export function isOdd(lines: readonly Line[], line: Line): boolean {
  if (isUnclosed(line)) return true;
  const above = lines[line.index - 1];
  if (above === undefined) return line.indent > 0;
  if (line.textOf && above.textOf === line.textOf)
    return line.indent !== above.indent || isKeyInText(line);
  const isFirst = above.value === "" && line.indent === ownColumn(above) + 2;
  return !isFirst && neighboursAt(lines, line, line.indent)[0] === undefined;
}

/** Whether a value has a quote or bracket at its beginning alone. */
export function isUnclosed({ value }: Pick<Line, "value">): boolean {
  return /^(?!"(?:[^\\]|\\.)*"$|'.*'$)["']|^\[(?!.*\]$)|^\{(?!.*\}$)/.test(value);
}
