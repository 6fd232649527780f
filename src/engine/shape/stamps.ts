import { paragraphText } from "../../words/inline.ts";
import type { Fix, Path } from "../diagnostic.ts";
import { isAtOrBelow, pathId } from "../path-id.ts";
import { isEqual, valueAt } from "../values.ts";
import { startAbove, type YamlFile } from "../yaml/index.ts";

/**
 * The stamps of a translated file: what the source of each text said when it was translated, by the id of the text's
 * path in the file. A stamp is a comment above the line of a text:
 *
 *     # source: Who we are, how long we have been here, and what we do when
 *     #         nobody looks.
 *     description: Wer wir sind …
 *
 * Texts between brackets have theirs above the line in which the outermost begin, one for each value.
 */
export type Stamps = ReadonlyMap<string, string>;

/** Other stamps of a file; undefined for those that go. */
export type Wanted = ReadonlyMap<string, string | undefined>;

const mark = "# source:";
const more = "#".padEnd(mark.length + 1);
const written = new RegExp(
  `(?<![^\\n])[ \\t]*${mark}([^\\n]*\\n(?:[ \\t]*${more}[^\\n]*\\n)*)`,
  "g",
);

/** The words of a stamp whose source nobody knows, such as that of a number between brackets. */
export const unknown = "?";

/** Whether the source of a text still says what a stamp says. Where its links lead, and its stress, do not count. */
export function isUpToDate(stamp: string | undefined, source: string): boolean {
  return stamp !== undefined && stampText(stamp) === stampText(source);
}

/** The words of a text in one line, without the signs of links and stress. */
export function stampText(text: string): string {
  return collapseSpace(paragraphText(text).text);
}

export function stampsIn(file: YamlFile | undefined): Stamps {
  const lines = file?.text.includes(mark) ? stampedLines(file) : [];
  const found = lines.flatMap(({ ids, stamps }) => {
    // Others are of keys that are gone.
    const own = stamps.length < ids.length ? [] : stamps.slice(-ids.length);
    return own.map(({ text }, at) => [`${ids[at]}`, text] as const);
  });
  return new Map(found);
}

/** The stamps of the texts at or below a path of a file. */
export function stampsUnder(stamps: Stamps = new Map(), path: Path): string[] {
  return [...stamps].flatMap(([id, words]) => (isAtOrBelow(id, path) ? words : []));
}

/** The changes that give a file other stamps; all other bytes stay as they are. */
export function stampChanges(file: YamlFile, wanted: Wanted): Fix[] {
  const known = stampsIn(file);
  const newline = file.text.includes("\r\n") ? "\r\n" : "\n";
  return stampedLines(file).flatMap(({ ids, stamps, start }) => {
    if (!ids.some((id) => wanted.has(id))) return [];
    const sources = ids.map((id) => (wanted.has(id) ? wanted.get(id) : known.get(id)));
    const isBare = sources.every((one) => one === undefined);
    const after = isBare ? [] : sources.map((one) => collapseSpace(one ?? unknown));
    if (
      isEqual(
        after,
        stamps.map((one) => one.text),
      )
    )
      return [];
    const [indent = ""] = /^[ \t]*/.exec(file.text.slice(start)) ?? [];
    const lines = after.flatMap(stampLines).map((line) => indent + line + newline);
    const places = stamps.length > 0 ? stamps : [{ start, end: start }];
    return places.map((one, at) => {
      return { start: one.start, end: one.end, text: at === 0 ? lines.join("") : "" };
    });
  });
}

function stampLines(source: string): string[] {
  const [first = "", ...others] = wrapLines(source);
  return [`${mark} ${first}`.trimEnd(), ...others.map((line) => more + line)];
}

/** Words in lines, as comments have them: nothing folds these. */
export function wrapLines(text: string): string[] {
  return collapseSpace(text).match(/\S.{0,80}(?= |$)|\S+/gu) ?? [];
}

/** White space as single spaces, and signs that no file may have as well. */
function collapseSpace(text: string): string {
  return text.replaceAll(/[\s\p{Cc}\p{Cs}\uFFFE\uFFFF]+/gu, " ").trim();
}

/** Where lines with values begin, with the ids of these in their order, and with the stamps above. */
function stampedLines(file: YamlFile) {
  const { text } = file;
  let before = 0;
  return scalarLines(file, []).map(({ ids, at, end }) => {
    // A byte order mark stays first.
    const start = text.lastIndexOf("\n", at - 1) + 1 || (text.startsWith("\uFEFF") ? 1 : 0);
    // Text above, such as the end of a block, is not a comment of this key.
    const from = startAbove(text, start, /^[ \t]*(?:#|\r?\n)/, before);
    before = text.indexOf("\n", end) + 1 || text.length;
    const stamps = [...text.slice(from, start).matchAll(written)].map((found) => ({
      start: from + found.index,
      end: from + found.index + found[0].length,
      text: collapseSpace(`${found[1]}`.replaceAll(/\n[ \t]*#/g, " ")),
    }));
    return { ids, stamps, start };
  });
}

/** Where single values are, or the outermost brackets around some. */
function scalarLines(file: YamlFile, path: Path): { ids: string[]; at: number; end: number }[] {
  const value = file.valueRange(path);
  const isFlow = /[[{]/.test(file.text.charAt(value?.start.offset ?? -1));
  const inner = isFlow ? [] : childPaths(file, path);
  if (inner.length > 0)
    return inner.flatMap((one) => scalarLines(file, one)).sort((a, b) => a.at - b.at);
  const at = (file.keyRange(path) ?? value)?.start.offset;
  return at === undefined ? [] : [{ ids: scalarIds(file, path), at, end: value?.end.offset ?? at }];
}

/** The ids of the single values at or below a path. */
export function scalarIds(file: YamlFile, path: Path): string[] {
  const inner = childPaths(file, path);
  return inner.length > 0 ? inner.flatMap((one) => scalarIds(file, one)) : [pathId(path)];
}

/** The paths of the values in a list or group. */
function childPaths({ value }: YamlFile, path: Path): Path[] {
  const own = valueAt(value, path);
  return typeof own === "object" && own !== null
    ? Object.keys(own).map((step) => [...path, step])
    : [];
}
