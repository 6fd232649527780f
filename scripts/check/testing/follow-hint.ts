import type { Diagnostic } from "../read/diagnostic.ts";
import { followLines } from "./follow-lines.ts";

type Hinted = Pick<Diagnostic, "message" | "hint" | "start" | "end">;

/** What a hint says to write, in backticks or in the quotes of YAML. */
const literal = /^(?:`([^`]+)`|("[^"]*"|'(?:[^']|'')*'))/;

/**
 * A text after somebody has done what a hint says, to the letter; of two ways that it names, the first.
 * Undefined where the hint asks, or leaves open what to write.
 */
export function followHint(
  text: string,
  { message, hint, start, end }: Hinted,
): string | undefined {
  const rearranged = followLines(text, hint, start.offset);
  if (rearranged !== undefined) return rearranged;
  const found = text.slice(start.offset, end.offset);
  const replace = (by: string) => text.slice(0, start.offset) + by + text.slice(end.offset);
  const meant = /Did you mean `?(.+?)`?\?/.exec(hint)?.[1];
  if (meant !== undefined) return replace(inPlaceOfNamed(message, found, meant));
  const quoted = / in quotes: (".*")\./.exec(hint)?.[1];
  if (quoted !== undefined) return replace(quoted);
  if (/^Delete (it|the \d+ characters|this comment)[.,;]/.test(hint))
    return isKey(text, end.offset) ? withoutEntry(text, start.offset) : replace("");
  const left = /^Leave out `(.+?)`;/.exec(hint)?.[1];
  if (left !== undefined) return replace(found.replace(left, "").trimStart());
  const home = /^Move it to `([a-zA-Z]+)`/.exec(hint)?.[1];
  if (home !== undefined) return movedBelow(text, start.offset, home);
  if (hint.startsWith("Write `-` and a space in its place")) return replace("- ");
  if (/^Delete the line| Or delete the dash\.$/.test(hint)) return withoutLine(text, start.offset);
  if (hint.startsWith("Leave one.") || hint.startsWith("Write a space in its place"))
    return replace(" ");
  if (hint.startsWith("Delete this entry"))
    return withoutLine(text.slice(0, start.offset) + text.slice(end.offset), start.offset);
  if (hint.startsWith("Write common spaces")) return replace(" ".repeat(found.length));
  if (hint.startsWith("Delete the quote")) return replace(found.slice(1));
  if (hint.startsWith("Write a space after the dash of each entry"))
    return text.replaceAll(/^( *-)(?=[^\s-])/gm, "$1 ");
  if (hint.startsWith("Write a comma before")) return replace(`, ${found}`);
  if (hint.startsWith("Put the whole text in quotes"))
    return replace(`'${found.replaceAll("'", "''")}'`);
  const column = /^Begin it in column (\d+)/.exec(hint)?.[1];
  if (column !== undefined) return inColumn(text, start.offset, Number(column));
  // Where the words of a key go on behind a second colon, what to write is left open.
  if (hint.includes("and then the value") && isKey(text, end.offset)) return undefined;
  const line = text.slice(text.lastIndexOf("\n", start.offset - 1) + 1, start.offset);
  return written(hint, { found, line, replace });
}

/** What a message names, as other than its whole stretch, gives way to what was meant. */
function inPlaceOfNamed(message: string, found: string, meant: string): string {
  const named = [...message.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(([, a, b]) => a ?? b ?? "");
  const wrong = named.find((name) => name !== found && found.includes(name));
  return wrong === undefined ? meant : found.replace(wrong, () => meant);
}

interface Place {
  found: string;
  /** What stands before it in its line. */
  line: string;
  replace(by: string): string;
}

function written(hint: string, { found, line, replace }: Place): string | undefined {
  const [said, rest = ""] = /^(?:.*[;:] )?[Ww]rite (.*)$/.exec(hint) ?? [];
  const [whole = "", code, yaml] = literal.exec(said === undefined ? "" : rest) ?? [];
  const after = rest.slice(whole.length);
  if (yaml !== undefined) return replace(yaml);
  if (code === "- ") return replace(`- ${found.replace(/^-/, "")}`);
  if (after.startsWith(" and then the value")) return replace(withColon(code ?? "", found));
  const [, quote, closing] = /^(["']) before the `(.)` as well/.exec(rest) ?? [];
  if (quote && closing) return replace(`${found.slice(0, -1)}${quote}${closing}`);
  if (/^["'] at the end/.test(rest)) return replace(found + rest.charAt(0));
  if (code !== undefined && after === " in its place.") return replace(code);
  const [, key, value] = /^([a-zA-Z]+): (.+)$/.exec(code ?? "") ?? [];
  if (key !== undefined && value !== undefined)
    return line.trim() === `${key}:` ? replace(value) : undefined;
  // In place of the whole; `before` and `beside` add to it, `such as` gives an example.
  return code !== undefined && /^(?:[.,;:]| here| in its place)/.test(after)
    ? replace(code)
    : undefined;
}

/** A line whose key is followed by its colon and a space. */
function withColon(key: string, line: string): string {
  const value = line.slice(key.trim().length - 1).replace(/^\s*[:=\uFF1A]?\s*/, "");
  return `${key}${/[:#"']/.test(value) ? `'${value.replaceAll("'", "''")}'` : value}`;
}

function isKey(text: string, end: number): boolean {
  return /^["']?:(\s|$)/.test(text.slice(end));
}

/** A text without the entry of a key: its line, and those below it that are indented further. */
function withoutEntry(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const column = offset - start;
  const lines = text.slice(start).split("\n");
  const below = lines
    .slice(1)
    .findIndex((line) => line.trim() !== "" && line.search(/\S/) <= column);
  return text.slice(0, start) + (below === -1 ? "" : lines.slice(below + 1).join("\n"));
}

/** A text in which the entry of a key in the first column stands below another. */
function movedBelow(text: string, offset: number, home: string): string | undefined {
  const rest = withoutEntry(text, offset);
  const entry = text.slice(offset, offset + text.length - rest.length).trimEnd();
  const below = new RegExp(`^${home}:\\r?\\n( *)`, "m");
  // A group in braces is another matter.
  if (!below.test(rest)) return undefined;
  return rest.replace(below, (group, indent) => {
    return `${group}${entry.replaceAll("\n", `\n${indent}`)}\n${indent}`;
  });
}

function withoutLine(text: string, offset: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return text.slice(0, start) + (end === -1 ? "" : text.slice(end + 1));
}

function inColumn(text: string, offset: number, column: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  return text.slice(0, start) + " ".repeat(column - 1) + text.slice(offset);
}
