import { displayWidth } from "../../terminal.ts";
import { lexemesOf } from "../../yaml/index.ts";

/** The width to which texts are folded if a file has no width of its own. */
export const lineWidth = 80;

// Two words on a line are a short text, and no width that somebody chose.
const leastWidth = 40;

/**
 * The columns to which a file folds its texts: 80 or another round number if that leaves each of them as it is,
 * otherwise those of the widest line that another one follows.
 */
export function foldWidth(text: string): number {
  let [widest, most, isLiteral] = [0, Number.POSITIVE_INFINITY, false];
  for (const { source, start, end, isScalar } of lexemesOf(text)) {
    const isText = isScalar || /^["']/.test(source);
    if (isText && !isLiteral && source.includes("\n")) {
      const lines = text.slice(text.lastIndexOf("\n", start - 1) + 1, end).split(/\r?\n/);
      const indent = Math.min(
        ...lines.slice(1).flatMap((line) => /^ *(?=\S)/.exec(line)?.[0].length ?? []),
      );
      const isDeeper = (line: string) => line.search(/[^ ]/) > indent;
      for (const [at, line] of lines.entries()) {
        const next = lines[at + 1] ?? "";
        // A single word cannot be folded, and more indented lines are not.
        if (!next.trim() || !/\S \S/.test(line) || isDeeper(line) || isDeeper(next)) continue;
        widest = Math.max(widest, displayWidth(line));
        most = Math.min(most, displayWidth(line) + displayWidth(firstWord(next.trim())));
      }
    }
    if (isText || /^[|>]/.test(source)) isLiteral = !isText && source.startsWith("|");
  }
  if (widest < leastWidth) return lineWidth;
  const isOwn = (width: number) => widest <= width && width <= most;
  // People choose a round width, and it is the same after each edit.
  return [lineWidth, Math.ceil(widest / 10) * 10].find(isOwn) ?? widest;
}

/**
 * Folds a text as YAML does: one line end stands for a space, and one more for each that the text has.
 *
 * @param before the lines in which the text is now; those whose words stay are kept.
 * @param columns of the first line and of all others.
 */
export function foldText(text: string, before: string, columns: readonly [number, number]): string {
  const earlier = before.split(/\n[ \t]*\n\s*/).map((paragraph) => paragraph.split("\n"));
  // Paragraphs, and between them their line ends.
  const parts = text.split(/(\n+)/);
  const isFolded = (part = "") => /^[^ \t]/.test(part);
  return parts
    .map((part, at) => {
      if (at % 2 === 1)
        return isFolded(parts[at - 1]) && isFolded(parts[at + 1]) ? `\n${part}` : part;
      const [first, others] = at === 0 ? columns : [columns[1], columns[1]];
      return isFolded(part)
        ? refoldText(part, earlier[at / 2] ?? [], first, others).join("\n")
        : part;
    })
    .join("");
}

function refoldText(text: string, before: string[], first: number, others: number): string[] {
  const lines: string[] = [];
  let rest = text;
  const columns = () => (lines.length === 0 ? first : others);
  const pushLine = (line: string) => {
    lines.push(line);
    rest = rest.slice(line.length + 1);
  };
  for (const [at, line] of before.entries()) {
    const next = rest.slice(line.length + 1);
    if (!rest.startsWith(`${line} `) || /^[ \t]/.test(next)) break;
    // A word that is another than before may fit into the line above.
    const isSame = firstWord(next) === firstWord(before[at + 1] ?? "");
    if (!isSame && displayWidth(`${line} ${firstWord(next)}`) <= columns()) break;
    pushLine(line);
  }
  const ends = before.map((_, at) => before.slice(at).join(" "));
  for (;;) {
    const same = ends.indexOf(rest);
    if (same >= 0) return [...lines, ...before.slice(same)];
    const line = firstLine(rest, columns());
    if (line === rest) return [...lines, line];
    pushLine(line);
  }
}

function firstLine(text: string, columns: number): string {
  let end = 0;
  for (const { index } of text.matchAll(/(?<=[^ \t]) (?=[^ \t])|$/g)) {
    if (end > 0 && displayWidth(text.slice(0, index)) > columns) return text.slice(0, end);
    end = index;
  }
  return text;
}

function firstWord(text: string): string {
  return firstLine(text, 0);
}
