import type { Path, YamlFile } from "./read-yaml.ts";

/** Lines whose value a template begins, as a comment behind it says; an owner has still to choose it. */
const begun = /^.*(?<=[ \t])# …[ \t]*$/gm;

/** The comment behind a value that a template begins. */
export const isBegunMark = (comment: string) => comment.trim() === "# …";

/** Whether a value is as its template began it. */
export function isBegun({ text, valueRange }: YamlFile, path: Path): boolean {
  const { offset } = valueRange(path)?.end ?? { offset: text.length };
  return isBegunMark(/^.*/.exec(text.slice(offset))?.[0] ?? "");
}

/** Where the values of a file are that are as their template began them. */
export const begunRanges = ({ text, range }: YamlFile) =>
  [...text.matchAll(begun)].flatMap(({ index, 0: line }) => {
    const value = line.slice(0, line.lastIndexOf("#")).trimEnd();
    const start = /^\s*(?:- )?/.exec(value)?.[0].length ?? 0;
    return /^\s*(?:#|$)/.test(value) ? [] : [range(index + start, index + value.length)];
  });
