import type { Fault } from "../fault.ts";
import type { SyntaxPlace } from "./syntax-place.ts";

/** Marks of version control that an unfinished merge leaves behind. */
export function conflictFault({ text }: SyntaxPlace): Fault | undefined {
  const found = /^<{7}(?= |\r?$)/m.exec(text);
  if (found === null) return undefined;
  return {
    start: found.index,
    end: found.index + found[0].length,
    message: "The file holds an unfinished merge.",
    hint: "Keep one of the two versions and delete the lines with `<<<<<<<`, `=======` and `>>>>>>>`.",
  };
}
