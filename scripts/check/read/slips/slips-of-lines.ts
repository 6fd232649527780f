import { nearest } from "../findings/nearest.ts";
import { code } from "../findings/words.ts";
import type { KeyTable } from "./key-table.ts";
import {
  endOfBlock,
  firstBehind,
  hangs,
  lastFilled,
  moved,
  type TextLine,
  twinOf,
} from "./lines.ts";
import { atSuspects, type SlipKind, shift, stretchOf } from "./slip.ts";
import { blockTexts, isWords } from "./swallowed-lines.ts";

/** A text of several lines that begins behind its key, without quotes, and has a colon in a further line. */
export const unfoldedText = atSuspects(function* (suspect, index, { lines, texts, keys }) {
  const above = lines.findLastIndex(
    ({ isEmpty, indent }, at) => at < index && !isEmpty && indent < suspect.indent,
  );
  for (const head of [index, above]) {
    const [, opening = "", words = ""] =
      /^( *(?:- +)*(?:[a-z]\w*: +)?)([^\s"'|>&*!{[#-].*)$/.exec(texts[head] ?? "") ?? [];
    if (opening.trim() === "") continue;
    const end = endOfBlock(lines, head);
    const below = lines.slice(head + 1, end).filter(({ isEmpty }) => !isEmpty);
    const line = below.find(({ text }) => /:(?:\s|$)/.test(text));
    if (line === undefined) continue;
    // A key that is misspelt is no word of the text.
    if (below.some(({ key }) => key && nearest(key, keys.all))) continue;
    const block = [words, ...texts.slice(head + 1, end)];
    // Below the sign a comment would be words.
    const uncommented = block.map((text) => text.replace(/(?:^|\s)#.*$/, ""));
    const isCommented = uncommented.some((text, at) => text !== block[at]);
    const column = Math.min(...below.map(({ indent }) => indent));
    yield {
      at: stretchOf(line),
      message: "Text without quotes cannot hold a colon before a space or at its end.",
      hint: `${isCommented ? "Put its comments above it, and write" : "Write"} \`>-\` behind ${code(opening.trim())} in line ${head + 1}, and begin its words in a line of their own below.`,
      mended: texts.toSpliced(
        head,
        end - head,
        `${opening}>-`,
        ...uncommented.with(0, " ".repeat(column) + uncommented[0]),
      ),
    };
  }
});

/** A line that is gone, with the key of the lines that stood below it. */
export const lostLine = atSuspects(function* (line, suspect, damaged) {
  const { lines, texts, keys, isReadable, isSound } = damaged;
  // The comments right above a line that begin where it does are its own.
  const isOwn = ({ text, indent }: TextLine) =>
    indent === line.indent && text.startsWith("#", indent);
  const index = lines.slice(0, suspect).findLastIndex((each) => !isOwn(each)) + 1;
  const isText = !line.isEntry && line.key === undefined;
  const parents = line.isEntry ? keys.lists : isText ? keys.texts : keys.above(line.key ?? "");
  const ending = isText ? ": >-" : ":";
  for (const column of line.isEntry ? [line.indent - 2, line.indent] : [line.indent - 2]) {
    if (column < 0) continue;
    const written = (parent: string) =>
      texts.toSpliced(index, 0, `${" ".repeat(column)}${parent}${ending}`);
    // Which key it is makes no difference to whether the lines can be read.
    if (!isReadable(written("key"))) continue;
    const fitting = [...parents].filter((parent) => isSound(written(parent)));
    const [first, ...others] = fitting;
    if (first === undefined) continue;
    const choice = fitting.map((parent) => code(parent + ending)).join(" or ");
    yield {
      at: stretchOf(lines[index] as TextLine),
      message: "The line above this one is missing.",
      hint: `Write ${choice} above it, in column ${column + 1}${others.length > 0 ? ", whichever stood there" : ""}.`,
      mended: written(first),
    };
  }
});

/** A key with what is below it, in a group that it does not belong to. */
export const movedLines = atSuspects(function* (line, index, { lines, texts, places, keys }) {
  if (line.key === undefined || !keys.all.has(line.key) || line.isEntry) return;
  const [found = index, ...others] = places;
  // That a key is written twice has words of its own.
  if (others.length === 0 && twinOf(lines, found) !== undefined) return;
  const end = endOfBlock(lines, index);
  const parents = new Set(keys.above(line.key));
  const group = lines.slice(0, index).findLast((each) => each.isBare && each.indent < line.indent);
  // Where it may stand in its group, something else is wrong with it.
  if (group?.key !== undefined && parents.has(group.key)) return;
  const what = end - index > 1 ? `Move lines ${index + 1} to ${end}` : "Move it";
  const rest = texts.toSpliced(index, end - index);
  const slip = (where: string, column: number, below: number) => {
    const block = texts.slice(index, end).map((each) => moved(each, column - line.indent));
    return {
      message: `The key \`${line.key}\` does not belong here.`,
      hint: `${what} below ${where}, in column ${column + 1}.`,
      mended: rest.toSpliced(below, 0, ...block),
    };
  };
  for (const [at, home] of lines.entries()) {
    if (at >= index && at < end) continue;
    const column = columnBelow(lines, at, parents, keys);
    const below = at < index ? at + 1 : at + 1 - (end - index);
    if (column !== undefined) yield slip(`line ${at + 1}, \`${home.key}:\``, column, below);
  }
  if (line.indent > 0 && keys.root.has(line.key))
    yield slip("the last line", 0, rest.findLastIndex((each) => each.trim() !== "") + 1);
});

/** Where a key that stands below some others begins right below a line, if it may. */
function columnBelow(
  lines: readonly TextLine[],
  index: number,
  parents: ReadonlySet<string>,
  keys: KeyTable,
): number | undefined {
  const line = lines[index] as TextLine;
  if (line.key === undefined) return undefined;
  const next = lines.slice(index + 1, index + 20).find(({ isEmpty }) => !isEmpty)?.indent ?? 0;
  if (line.isBare && parents.has(line.key)) return next > line.column ? next : line.column + 2;
  const isBeside = [...keys.above(line.key)].some((parent) => parents.has(parent));
  return line.isEntry && !line.isBare && isBeside ? line.column : undefined;
}

/** A line that begins as keys do, be it misspelt or as another program writes it; no sentence begins so. */
const keyLike = /^[\s+]*["']?[a-z][\w-]*["']?\s*[:=\uFF1A](?:\s|$)/;

/** Lines that begin in a wrong column. */
export const shiftedLines = atSuspects(function* (line, index, damaged) {
  const { lines, keys } = damaged;
  // A key that is misspelt, or has lines of its own, is no word of the text above it.
  const isUnknown = line.key !== undefined && !keys.all.has(line.key);
  if (isUnknown && (line.isBare || nearest(line.key ?? "", keys.all))) return;
  for (const by of shifts(lines, index))
    for (const end of endsOfShift(lines, index)) {
      const { way, mended } = shift(damaged, index, lastFilled(lines, end) + 1, by);
      if (keyLike.test(line.text) && isWords(mended, index)) continue;
      yield {
        message: "The indentation of this line does not fit the lines around it.",
        hint: `${way}.`,
        mended,
      };
    }
});

/** Indexes behind the lines that may have been shifted with one: those below it, unless they hang too deep. */
function endsOfShift(lines: readonly TextLine[], index: number): Iterable<number> {
  const { indent } = lines[index] as TextLine;
  const isOutside = (each: TextLine) => !each.isEmpty && each.indent < indent;
  const ends = [endOfBlock(lines, index), firstBehind(lines, index, isOutside)];
  const below = firstBehind(lines, index, ({ isEmpty }) => !isEmpty);
  return new Set(hangs(lines, below) ? [index + 1, ...ends] : [...ends, index + 1]);
}

/** By how many columns a line may be wrong: such that it stands as a line near it does. */
function shifts(lines: readonly TextLine[], index: number): number[] {
  const { indent } = lines[index] as TextLine;
  const above = lines.slice(Math.max(0, index - 20), index).filter(({ isEmpty }) => !isEmpty);
  const below = lines.slice(index + 1, index + 20).filter(({ isEmpty }) => !isEmpty);
  const near = [...above.slice(-3).reverse(), ...below.slice(0, 2)];
  const columns = near.flatMap((line) => [line.indent, line.column, line.indent + 2]);
  // A line that is too deep has those below it beside it, and those above it deeper.
  const right = new Set([...columns, indent - 2, 0].filter((column) => column >= 0));
  return [...right].map((column) => column - indent).filter((by) => by !== 0);
}

/** A list that begins further to the left than the key right above it, as one that was pasted. */
export const pastedList = atSuspects(function* (line, index, damaged) {
  const { lines } = damaged;
  const key = lines[lastFilled(lines, index)];
  if (!line.isEntry || !key?.isBare || line.indent >= key.column) return;
  for (const end of endsOfList(lines, index, key.column)) {
    const { way, mended } = shift(damaged, index, end, key.column + 2 - line.indent);
    yield {
      message: `This list does not stand below \`${key.key}\`, since it begins further to the left.`,
      hint: `${way}.`,
      mended,
    };
  }
});

/**
 * The index behind an entry and those of the same list below it, and indexes before that: of lines that begin
 * in the column of the list's own key, and may stand beside that or in the last entry.
 */
function endsOfList(lines: readonly TextLine[], index: number, column: number): number[] {
  const { indent } = lines[index] as TextLine;
  const isOutside = (line: TextLine) =>
    !line.isEmpty && (line.indent < indent || (line.indent === indent && !line.isEntry));
  const end = firstBehind(lines, index, isOutside);
  const last = lines.findLastIndex(
    (line, at) => at < end && line.isEntry && line.indent === indent,
  );
  const isBeside = (line: TextLine) => !line.isEmpty && line.indent === column;
  const cuts = lines.flatMap((line, at) => (at > last && at < end && isBeside(line) ? [at] : []));
  return [end, ...cuts.reverse()].map((cut) => lastFilled(lines, cut) + 1);
}

/** The last lines of a text that are keys of a group around it, indented as if they were its words. */
export const sunkenLines: SlipKind = function* (damaged) {
  const { lines, keys } = damaged;
  const isKey = ({ key, isEntry }: TextLine) => key !== undefined && !isEntry && keys.all.has(key);
  for (const { head, ...block } of blockTexts(lines)) {
    const end = lines.slice(0, block.end).findLastIndex(({ text }) => text.trim() !== "") + 1;
    const first = lines.slice(0, end).findLastIndex((each) => !isKey(each)) + 1;
    if (first <= block.first || first >= end) continue;
    const line = lines[first] as TextLine;
    const isAround = ({ key, column }: TextLine) => key !== undefined && column < line.indent;
    const around = lines.slice(0, head + 1).filter(isAround);
    // From the inside to the outside.
    for (const column of new Set(around.map((each) => each.column).sort((a, b) => b - a))) {
      const { way, mended } = shift(damaged, first, end, column - line.indent);
      yield {
        at: stretchOf(line),
        message: `${code(line.key ?? "")} stands inside the text above it, and would be published as words of it.`,
        hint: `${way}; if it is a word of that text, put the whole text in quotes.`,
        mended,
      };
    }
  }
};
