import { counted } from "../../text/counted.ts";
import { cellsOf, inBrackets } from "../findings/shape-hints.ts";
import { code } from "../findings/words.ts";
import { noSpaceAfterDash } from "../yaml/indentation-fault.ts";
import { inQuotes } from "../yaml/syntax-place.ts";
import { firstBehind, lastFilled, type TextLine, twinOf } from "./lines.ts";
import { atSuspects, type SlipKind } from "./slip.ts";
import { isWords } from "./swallowed-lines.ts";

/** A comment of other languages, with its words: behind `//`, or between `<!--` and `-->` or the like. */
const comment = /^(?:\/\/+\s*(.*)|\/\*+\s*(.*?)\s*\*\/|<!--\s*(.*?)\s*-->)$/;

/** A line that is a comment in other languages, and words of a text or no YAML here. */
export const otherComment = atSuspects(function* (line, index, { texts }) {
  const found = comment.exec(line.text.trim());
  if (found === null) return;
  const words = found.slice(1).find((some) => some !== undefined) ?? "";
  const right = `# ${words.replaceAll("`", "'")}`.trim();
  yield {
    message: "A comment begins with `#` here.",
    hint: `Write \`${right}\` in its place.`,
    mended: texts.with(index, " ".repeat(line.indent) + right),
  };
});

/** A line that stands twice with the same words. */
export const doubledLine = atSuspects(function* (line, index, { lines, texts }) {
  if (line.key === undefined) return;
  const above = lastFilled(lines, index);
  // The first line of an entry has its twin right above it, or is the first of another.
  const twin = texts[above] === line.text ? above : twinOf(lines, index);
  if (twin === undefined || texts[twin] !== line.text) return;
  // With lines of its own below each, what was above the second is likelier to be gone.
  if (line.isBare && above > twin) return;
  yield {
    message: `This line is the same as line ${twin + 1}.`,
    hint: "Delete the line.",
    mended: texts.toSpliced(index, 1),
  };
});

/** Two lines that have run together: `icon: crate badge: Pilot`. */
export const joinedLines = atSuspects(function* (line, index, { texts, keys }) {
  if (line.key === undefined) return;
  const value = line.column + line.key.length + 1;
  for (const { 1: word = "", index: start } of line.text.matchAll(/([A-Za-z]\w*):(?=\s|$)/g)) {
    // The longest key with which the word ends.
    const cut = [...word].findIndex((_, from) => keys.all.has(word.slice(from)));
    if (start <= value || cut === -1) continue;
    const [at, key] = [start + cut, word.slice(cut)];
    for (const column of [line.column, line.column + 2])
      yield {
        at: [line.start + at, line.start + at + key.length],
        message: "Two lines have run together here.",
        hint: `Begin a new line before \`${key}:\`, in column ${column + 1}.`,
        mended: texts.toSpliced(
          index,
          1,
          line.text.slice(0, at).trimEnd(),
          " ".repeat(column) + line.text.slice(at),
        ),
      };
  }
});

/** A key of a group with the dash of a list before it. */
export const addedDash = atSuspects(function* (line, index, { lines, texts }) {
  if (!line.isEntry || line.key === undefined) return;
  // Below an entry that is empty it would fill that.
  if (lines[lastFilled(lines, index)]?.isDash) return;
  for (const column of [line.indent, line.column])
    yield {
      message: `A dash stands before \`${line.key}\`, which is a key here and no entry of a list.`,
      hint: `Delete the dash, and begin \`${line.key}:\` in column ${column + 1}.`,
      mended: texts.with(index, " ".repeat(column) + line.text.slice(line.column)),
    };
});

/** An entry of a list whose dash is gone. */
export const lostDash = atSuspects(function* (line, index, { lines, texts }) {
  if (line.isEntry) return;
  // Words may go on in the next line; each may be an entry, too.
  const next = lines[firstBehind(lines, index, ({ isEmpty }) => !isEmpty)];
  const isAlike = next?.indent === line.indent && !next.isEntry && next.key === line.key;
  const others = isAlike ? ", and so each line below that is an entry of its own" : "";
  for (const column of new Set([line.indent, Math.max(0, line.indent - 2)])) {
    const mended = texts.with(index, `${" ".repeat(column)}- ${line.text.slice(line.indent)}`);
    // As a word of the text that it stands in a dash makes no entry.
    if (isWords(mended, index)) continue;
    yield {
      message: "The dash of this entry is missing.",
      hint: `Begin it with \`- \`, in column ${column + 1}${others}.`,
      mended,
    };
  }
});

/** A key's colon or a dash, and behind it a space that looks like a common one and is none. */
const strangeSpace = /^( *(?:- +)*(?:([a-z]\w*):|-))([\u00A0\u2000-\u200B\u202F\u205F\u3000]+) */;

/** A key or an entry with such a space, as some keyboards and programs write it. */
export const otherSpace = atSuspects(function* (line, index, { texts, keys }) {
  const [, sign = "", , space = ""] = strangeSpace.exec(line.text) ?? [];
  const start = line.start + sign.length;
  const plain = (text: string) =>
    text.replace(strangeSpace, (all, before, key) =>
      key === undefined || keys.all.has(key) ? `${before} ` : all,
    );
  const right = texts.map((text, at) => (at < index ? text : plain(text)));
  if (right[index] === line.text) return;
  const others = right.filter((text, at) => at > index && text !== texts[at]).length;
  for (const below of new Set([0, others]))
    yield {
      at: [start, start + space.length],
      message: `The space behind this ${sign.endsWith(":") ? "colon" : "dash"} is of another kind, which YAML takes for text.`,
      hint: `Write a common space in its place${below > 0 ? `, and in ${counted(below, "line")} below` : ""}.`,
      mended: below > 0 ? right : texts.with(index, plain(line.text)),
    };
});

/** What stands where the dash of an entry and its space should be: another sign, a number, or a dash alone. */
const sign = /^( *)(?:([*•·–—+−▪‣◦●✓✔✅\uF0B7]|\d{1,2}[.)](?=\s))\s*|-(?=[^\s-]))/;

/** How a line begins that has such a sign; all numbers are alike. */
function beginOf({ text }: TextLine): string | undefined {
  return sign.exec(text)?.[0].replace(/\d+[.)]\s*/, "1.");
}

/** Entries of a list that begin with another sign than a dash and a space. */
export const otherDash = atSuspects(function* (line, index, { lines, texts }) {
  const [written = "", , mark = "-"] = sign.exec(line.text) ?? [];
  if (written === "") return;
  const isOther = (each: TextLine) => beginOf(each) !== beginOf(line);
  const first = lines.slice(0, index).findLastIndex(isOther) + 1;
  const right = written.endsWith(`${mark} `) ? "`-`" : "`-` and a space";
  // Those beside it may be sound: a text can begin with such a sign.
  for (const [from, to] of [
    [first, firstBehind(lines, index, isOther)],
    [index, index + 1],
  ] as const) {
    const start = (lines[from] as TextLine).start + line.indent;
    const all = `each ${/\d/.test(mark) ? "number" : code(mark)} in lines ${from + 1} to ${to}`;
    const isRight = (at: number) => at < from || at >= to;
    yield {
      at: [start, start + mark.length],
      message: dashMessage(mark),
      hint: `Write ${right} in ${to === from + 1 ? "its place" : `place of ${all}`}.`,
      mended: texts.map((text, at) => (isRight(at) ? text : text.replace(sign, "$1- "))),
    };
  }
});

function dashMessage(mark: string): string {
  if (mark === "-") return noSpaceAfterDash.message;
  return /[—–−]/.test(mark)
    ? "This is a long dash; an entry of a list begins with a short one."
    : `An entry of a list begins with a dash, not with ${code(mark)}.`;
}

/**
 * A kind of slip in a list that stands in one line.
 *
 * @param rewrite how to write what stands behind the key or dash; nothing where it is no such slip.
 */
function slipOfList(message: string, rewrite: (written: string) => string | undefined): SlipKind {
  return atSuspects(function* ({ start, text }, index, { texts }) {
    const [, head = "", behind = ""] = /^( *(?:- +|[a-z]\w*: +))(.*)$/.exec(text) ?? [];
    const written = behind.trimEnd();
    const right = rewrite(written);
    if (right === undefined || right === written) return;
    const from = start + head.length;
    const at = [from, from + written.length] as const;
    yield { at, message, hint: `Write ${code(right)}.`, mended: texts.with(index, head + right) };
  });
}

/** What stands in the brackets of a list, none of whose entries is a list or a group itself. */
function cellsIn(list: string): string {
  return /^\[([^[\]{}#]+)\]$/.exec(list)?.[1] ?? "";
}

/**
 * An entry in quotes, or what stands between two commas; a comma between two digits is one of its own, and
 * one between a digit and a dash, as in 5,- €.
 */
const cell =
  /\s*("[^"]*"|'[^']*'|„[^“”]*[“”]|“[^”]*”|(?:\([^()]*\)|(?<=\d),(?=\d|[-–—]{1,2}(?!\s*\d))|[^,(])+)\s*(?:,|$)/gy;

/** An entry of a list in brackets with a comma of its own, such as that of a price, without quotes. */
export const splitCell = slipOfList(
  "A comma parts what belongs together in this list.",
  (written) => {
    const parts = [...cellsIn(written).matchAll(cell)];
    const read = parts.map(([each]) => each).join("");
    if (read !== cellsIn(written) || parts.length < 2) return undefined;
    const cells = parts.map(([, part = ""]) => part.trim());
    const isWhole = (one: string) => /^["']/.test(one) || !one.includes(",");
    return `[${cells.map((one) => (isWhole(one) ? one : inQuotes(one))).join(", ")}]`;
  },
);

/** A list without its brackets, that begins with an entry in quotes. */
export const lostBrackets = slipOfList("The brackets of this list are missing.", (written) => {
  const cells = /^"[^"]*"\s*[,;][^[\]{}#]+$/.test(written) ? cellsOf(written) : [];
  return cells.length > 1 ? inBrackets(cells) : undefined;
});

/** An entry of a list in brackets, with the comma before it: in quotes at both ends, or up to the next comma and space. */
const entry = /(?:^|, )("[^"]*"(?=, |$)|.*?(?=, |$))/g;

/** A list in brackets of which one entry has a quote at one end alone. */
export const lostQuote = slipOfList("A quote is missing in this list.", (written) => {
  const cells = cellsIn(written).trim().replaceAll(/,\s+/g, ", ");
  const entries = [...cells.matchAll(entry)].map(([, one = ""]) => one);
  const closed = entries.map((one) => one.replace(/^"([^"]*)$|^([^"]+)"$/, '"$1$2"'));
  const isOne = closed.filter((one, at) => one !== entries[at]).length === 1;
  return isOne ? `[${closed.join(", ")}]` : undefined;
});
