import type { Fault } from "../fault.ts";
import { type Line, lineBelow, type SyntaxPlace } from "./syntax-place.ts";

/** Indentation with tabs, which YAML forbids because their width is anyone's guess. */
export function tabFault({ text, error, line }: SyntaxPlace): Fault | undefined {
  const start =
    indentingTab(line) ??
    (error.code === "TAB_AS_INDENT" ? error.pos[0] : undefined) ??
    // An indented line makes the parser complain about the line above it.
    (error.code === "BLOCK_AS_IMPLICIT_KEY" ? indentingTab(lineBelow(text, line)) : undefined);
  if (start === undefined) return undefined;
  return {
    start,
    end: start + (/^\t+/.exec(text.slice(start, start + 100))?.[0].length ?? 1),
    message: "This line is indented with a tab.",
    hint: "Write two spaces for each level.",
  };
}

function indentingTab(line: Line | undefined): number | undefined {
  if (line === undefined) return undefined;
  const at = line.text.slice(0, line.contentStart - line.start).indexOf("\t");
  return at === -1 ? undefined : line.start + at;
}
