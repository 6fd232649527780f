import { counted } from "../../text/counted.ts";
import { code } from "../findings/words.ts";
import { inQuotes } from "../yaml/syntax-place.ts";
import { lastFilled, type TextLine, twinOf } from "./lines.ts";
import { atSuspects } from "./slip.ts";

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
  if (twin === undefined || twin > index || texts[twin] !== line.text) return;
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
    const below = " ".repeat(line.column) + line.text.slice(at);
    yield {
      at: [line.start + at, line.start + at + key.length],
      message: "Two lines have run together here.",
      hint: `Begin a new line before \`${key}:\`, in column ${line.column + 1}.`,
      mended: texts.toSpliced(index, 1, line.text.slice(0, at).trimEnd(), below),
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
  const next = lines.slice(index + 1).find(({ text }) => text.trim() !== "");
  const isAlike = next?.indent === line.indent && !next.isEntry && next.key === line.key;
  const others = isAlike ? ", and so each line below that is an entry of its own" : "";
  for (const column of new Set([line.indent, Math.max(0, line.indent - 2)]))
    yield {
      message: "The dash of this entry is missing.",
      hint: `Begin it with \`- \`, in column ${column + 1}${others}.`,
      mended: texts.with(index, `${" ".repeat(column)}- ${line.text.slice(line.indent)}`),
    };
});

/** A space that looks like a common one and is none, behind a key's colon or a dash. */
const strangeSpace = /^( *(?:- +)*(?:([a-z]\w*):|-))([\u00A0\u2000-\u200B\u202F\u205F\u3000]+) */;

/** A key or an entry with such a space behind its colon or dash, as some keyboards and programs write it. */
export const otherSpace = atSuspects(function* (line, index, { lines, texts, keys }) {
  const spaceIn = ({ text }: TextLine) => {
    const [all = "", before = "", key, space = ""] = strangeSpace.exec(text) ?? [];
    const isKnown = key === undefined || keys.all.has(key);
    return isKnown && space !== "" ? { before, space, rest: text.slice(all.length) } : undefined;
  };
  const found = spaceIn(line);
  if (found === undefined) return;
  const start = line.start + found.before.length;
  const sign = found.before.endsWith(":") ? "colon" : "dash";
  const all = lines.flatMap((each, at) => (at > index && spaceIn(each) ? [at] : []));
  for (const others of all.length > 0 ? [[], all] : [[]])
    yield {
      at: [start, start + found.space.length],
      message: `The space behind this ${sign} is of another kind, which YAML takes for text.`,
      hint: `Write a common space in its place${others.length > 0 ? `, and in ${counted(others.length, "line")} below` : ""}.`,
      mended: lines.map((each, at) => {
        const own = at === index || others.includes(at) ? spaceIn(each) : undefined;
        return own ? `${own.before} ${own.rest}` : (texts[at] ?? "");
      }),
    };
});

/** What stands where the dash of an entry and its space should be: another sign, a number, or a dash alone. */
const sign = /^(?:([*•·–—+−▪‣◦●✓✔✅\uF0B7])\s*|(\d{1,2}[.)])\s+|-(?=[^\s-]))/;

/** Entries of a list that begin with another sign than a dash and a space. */
export const otherDash = atSuspects(function* (line, index, { lines }) {
  const signOf = ({ text, indent }: TextLine) => {
    const [written, mark = "-", number] = sign.exec(text.slice(indent)) ?? [];
    if (written === undefined) return undefined;
    const kind = number ? "number" : written;
    return { written, mark: number ?? mark, kind };
  };
  const found = signOf(line);
  if (found === undefined) return;
  const { written, mark, kind } = found;
  const isOther = (each: TextLine) => each.indent !== line.indent || signOf(each)?.kind !== kind;
  const first = lines.slice(0, index).findLastIndex(isOther) + 1;
  const next = lines.findIndex((each, at) => at > index && isOther(each));
  const right = written === `${mark} ` ? "`-`" : "`-` and a space";
  // Those beside it may be sound: a text can begin with such a sign.
  for (const [from, to] of [
    [first, next === -1 ? lines.length : next],
    [index, index + 1],
  ] as const) {
    const start = (lines[from] as TextLine).start + line.indent;
    const blanks = " ".repeat(line.indent);
    yield {
      at: [start, start + mark.length],
      message: messageOf(mark),
      hint:
        to === from + 1
          ? `Write ${right} in its place.`
          : `Write ${right} in place of each ${kind === "number" ? kind : code(mark)} in lines ${from + 1} to ${to}.`,
      mended: lines.map((each, at) => {
        const own = at < from || at >= to ? undefined : signOf(each)?.written;
        return own ? `${blanks}- ${each.text.slice(line.indent + own.length)}` : each.text;
      }),
    };
  }
});

function messageOf(mark: string): string {
  if (mark === "-") return "A space is missing after the dash.";
  return /[—–−]/.test(mark)
    ? "This is a long dash; an entry of a list begins with a short one."
    : `An entry of a list begins with a dash, not with ${code(mark)}.`;
}

/** A list in brackets in one line, none of whose entries is a list or a group itself. */
const row = /^(?<head> *(?:- +|[a-z]\w*: +))\[(?<cells>[^[\]{}#]+)\]\s*$/;

/**
 * An entry in quotes, or what stands between two commas; a comma between two digits is one of its own, and
 * one between a digit and a dash, as in 5,- €.
 */
const cell =
  /\s*("[^"]*"|'[^']*'|„[^“”]*[“”]|“[^”]*”|(?:\([^()]*\)|(?<=\d),(?=\d|[-–—]{1,2}(?!\s*\d))|[^,(])+)\s*(?:,|$)/gy;

/** An entry of a list in brackets with a comma of its own, such as that of a price, without quotes. */
export const splitCell = atSuspects(function* (line, index, { texts }) {
  const { head = "", cells = "" } = row.exec(line.text)?.groups ?? {};
  const parts = [...cells.matchAll(cell)];
  const read = parts.map(([each]) => each).join("");
  if (read !== cells || parts.length < 2) return;
  const right = `[${parts.map(([, part = ""]) => whole(part.trim())).join(", ")}]`;
  if (right === line.text.slice(head.length).trim()) return;
  yield {
    at: [line.start + head.length, line.start + line.text.trimEnd().length],
    message: "A comma parts what belongs together in this list.",
    hint: `Write ${code(right)}.`,
    mended: texts.with(index, head + right),
  };
});

/** A list without its brackets, that begins with an entry in quotes. */
export const lostBrackets = atSuspects(function* (line, index, { texts }) {
  const [, head = "", cells] =
    /^( *(?:- +|[a-z]\w*: +))("[^"]*"\s*[,;][^[\]{}#]+)$/.exec(line.text) ?? [];
  if (cells === undefined) return;
  const parts = cells.trim().split(/\s*[,;]\s*(?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const right = `[${parts.filter((part) => part !== "").join(", ")}]`;
  yield {
    at: [line.start + head.length, line.start + line.text.trimEnd().length],
    message: "The brackets of this list are missing.",
    hint: `Write ${code(right)}.`,
    mended: texts.with(index, head + right),
  };
});

/** A list in brackets of which one entry has a quote at one end alone. */
export const lostQuote = atSuspects(function* (line, index, { texts }) {
  const { head = "", cells = "" } = row.exec(line.text)?.groups ?? {};
  const parts: string[] = [];
  let lost = 0;
  const close = () => {
    const last = parts.length - 1;
    if (!/^"[^"]*$/.test(parts[last] ?? "")) return;
    parts[last] += '"';
    lost += 1;
  };
  for (const part of cells.split(/,(?=\s)/).map((each) => each.trim())) {
    const isOpen = /^"[^"]*$/.test(parts.at(-1) ?? "");
    if (isOpen && /^[^"]*"$/.test(part)) parts.push(`${parts.pop()}, ${part}`);
    else {
      close();
      const isEnd = /^[^"]+"$/.test(part);
      if (isEnd) lost += 1;
      parts.push(isEnd ? `"${part}` : part);
    }
  }
  close();
  if (lost !== 1) return;
  const right = `[${parts.join(", ")}]`;
  yield {
    at: [line.start + head.length, line.start + line.text.trimEnd().length],
    message: "A quote is missing in this list.",
    hint: `Write ${code(right)}.`,
    mended: texts.with(index, head + right),
  };
});

/** A cell, in quotes where it has a comma. */
function whole(part: string): string {
  return /^["']/.test(part) || !part.includes(",") ? part : inQuotes(part);
}
