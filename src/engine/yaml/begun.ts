import { lexemesOf } from "./places.ts";
import type { Path, YamlFile } from "./read-yaml.ts";

/** The comment behind a value that a template begins; an owner has still to choose it. */
export const isBegunMark = (comment: string) => comment.trim() === "# …";

/** Whether a value is as its template began it. */
export function isBegun({ text, valueRange }: YamlFile, path: Path): boolean {
  const { offset } = valueRange(path)?.end ?? { offset: text.length };
  return isBegunMark(/^.*/.exec(text.slice(offset))?.[0] ?? "");
}

/** Where the values of a file are that are as their template began them. */
export const begunRanges = ({ text, range }: YamlFile) =>
  // Most files have none, and to cut up a file takes long.
  [...(text.includes("# …") ? lexemesOf(text) : [])].flatMap(({ source, start, isScalar }) => {
    const first = text.lastIndexOf("\n", start) + 1;
    const value = text.slice(first, start).trimEnd();
    if (isScalar || !isBegunMark(source) || value === "") return [];
    const indent = /^\s*(?:- )?/.exec(value)?.[0].length ?? 0;
    return [range(first + indent, first + value.length)];
  });
