import { stringify } from "yaml";
import { displayWidth } from "../../terminal.ts";
import { signsAround } from "../../yaml/index.ts";
import { foldText } from "./fold.ts";

/** The position of a single value. */
export interface ScalarPosition {
  /** Indentation of its key or dash, in columns. */
  indent: number;
  /** Column of the value itself, from 0. */
  column: number;
  /** Whether it is inside brackets or braces, where no text is folded. */
  isInFlow?: boolean;
}

/** Where a text is, and how it is written there. */
interface ScalarSource extends ScalarPosition {
  /** Source with quotes, or with the header of its block; empty if there is none. */
  source: string;
  /** What the source means. */
  current: string;
  /** The columns to which the file folds texts. */
  width: number;
}

/**
 * YAML sources for a text, the most like its present one first. Reading the file tells which of them means just
 * this text: no style can hold all.
 */
export function* textSources(text: string, place: ScalarSource): Generator<string> {
  const { source, column, indent, isInFlow = false, width } = place;
  // YAML 1.1 ends a line at these.
  if (/[\x85\u2028\u2029]/.test(text)) return yield doubleQuoted(text);
  const line = lineSource(text, isInFlow, source.charAt(0));
  const isBlock = /^[|>]/.test(source);
  const isLong = (one: string) => column + displayWidth(one) > width;
  // A line of blanks at the end of a block is no part of it to its reader.
  if (isBlock && /(?<![^\n])[ \t]*[^ \t\n][^\n]*\n*$/.test(text)) yield* blockSources(text, place);
  if (!isBlock && source.includes("\n")) yield* linesSources(text, place);
  // A line that is long already stays one.
  const mayFold = !isBlock && !isInFlow && (source.includes("\n") || !isLong(source));
  if (mayFold && isLong(line)) yield foldedBlock(text, indent, width);
  yield line;
  yield doubleQuoted(text);
}

/** A text in a folded block below its key or dash. */
export function foldedBlock(text: string, indent: number, width: number): string {
  const columns = width - indent - 2;
  return `>-\n${indentLines(foldText(text, "", [columns, columns]), indent + 2)}`;
}

/** A text on one line: in its present quotes, or plain if it has no quotes and needs none. */
export function lineSource(text: string, isInFlow: boolean, quote = ""): string {
  const isSingle = quote === "'" || (quote !== '"' && text.includes('"') && !text.includes("'"));
  if (!/["']/.test(quote) && isPlain(text, isInFlow)) return text;
  return isSingle && !special.test(text) ? `'${text.replaceAll("'", "''")}'` : doubleQuoted(text);
}

// What does not survive between other quotes, and line ends that YAML 1.1 alone knows.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
const special = /[\0-\x1F\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/;

/** Whether a text without quotes means itself, also in YAML 1.1, which some editors still use. */
function isPlain(text: string, isInFlow: boolean): boolean {
  if (special.test(text) || text === "=" || (isInFlow && /[,[\]{}]/.test(text))) return false;
  // The check takes such signs for a slip, unless quotes say that they are meant.
  if (signsAround.test(text)) return false;
  // A date is the same in both: content has it as text, and YAML 1.1 writes it so.
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return true;
  return stringify(text, { lineWidth: 0, blockQuote: false, compat: "yaml-1.1" }) === `${text}\n`;
}

function doubleQuoted(text: string): string {
  return JSON.stringify(text).replaceAll(
    new RegExp(special, "g"),
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** A plain or quoted text of several lines, folded again in the lines that it has. */
function* linesSources(text: string, { source, column, width }: ScalarSource): Generator<string> {
  const quote = /^["']/.exec(source)?.[0] ?? "";
  const [first = "", ...others] = source.split(/\r?\n/);
  const indent = (others.find((line) => line.trim() !== "") ?? "").search(/[^ ]|$/);
  const before = [first, ...others.map((line) => line.trim())].join("\n");
  const doubled = quote === "'" ? text.replaceAll("'", "''") : text;
  const escaped = text.split("\n").map((line) => doubleQuoted(line).slice(1, -1));
  const quoted = quote + (quote === '"' ? escaped.join("\n") : doubled) + quote;
  const lines = foldText(quoted, before, [width - column, width - indent]);
  // Whatever fits into one line may mean something else there.
  if (lines.includes("\n")) yield lines.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(indent)}`);
}

/** A block with its present header, then with a header that states indentation or last line end. */
function* blockSources(text: string, place: ScalarSource): Generator<string> {
  const { source, current, indent, width } = place;
  const [header = "", ...lines] = source
    .split(/\r?\n/)
    .map((line, at) => (at === 0 ? (/^[|>][-+0-9]*/.exec(line)?.[0] ?? "") : line));
  const [digit, end] = [/\d/.exec(header)?.[0] ?? "", /[-+]/.exec(header)?.[0] ?? ""];
  const firstIndent = (all: readonly string[]) =>
    all.find((line) => /[^ ]/.test(line))?.search(/[^ ]/);
  // Blanks before the first word can be its own.
  const of = firstIndent(lines);
  const deep =
    of === undefined ? indent + Number(digit || 2) : of - (firstIndent(current.split("\n")) ?? 0);
  const content = text.replace(/(?<!\n)\n+$/, "");
  const before = lines.map((line) => line.slice(deep)).join("\n");
  // A block of one line that is long already stays one.
  const columns = Math.max(width - deep, before.includes("\n") ? 0 : displayWidth(before));
  const body = header.startsWith("|") ? content : foldText(content, before, [columns, columns]);
  const below = indentLines(body, deep);
  yield `${header}\n${below}`;
  const ownEnd = text === content ? "-" : "";
  for (const one of [digit, String(deep - indent)])
    for (const other of [end, ownEnd]) yield `${header.charAt(0)}${one}${other}\n${below}`;
}

function indentLines(text: string, indent: number): string {
  const lines = text.split("\n").map((line) => line && " ".repeat(indent) + line);
  return lines.join("\n");
}
