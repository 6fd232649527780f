import type { Fault } from "../fault.ts";
import { lineAt, type SyntaxPlace } from "./syntax-place.ts";

const withoutValue = /^(?:Implicit keys need|Implicit map keys need|All mapping items)/;

/** A line that should be `key: value` or `- entry` and lacks the colon, the dash or the space. */
export function colonFault({ text, error, line }: SyntaxPlace): Fault | undefined {
  if (!withoutValue.test(error.message)) return undefined;
  const content = line.text.trimStart();
  const range = { start: line.contentStart, end: line.end };

  const glued = /^([\w-]+):(\S.*)$/.exec(content);
  if (glued !== null)
    return {
      ...range,
      message: "A space is missing after the colon.",
      hint: `Write \`${glued[1]}: \` and then the value.`,
    };
  if (/^-[^\s-]/.test(content))
    return {
      ...range,
      message: "A space is missing after the dash.",
      hint: "Write `- ` before each entry of a list.",
    };
  const equals = /^([\w-]+) *=/.exec(content);
  if (equals !== null)
    return {
      ...range,
      message: "A value follows its key after a colon, not after `=`.",
      hint: `Write \`${equals[1]}: \` and then the value.`,
    };
  if (/:(\s|$)/.test(content) || content.startsWith("- ")) return undefined;
  if (followsEntry(text, line.start, line.contentStart - line.start))
    return {
      ...range,
      message: "This line stands in a list without a dash.",
      hint: "Write `- ` before it, or indent it further if it belongs to the entry above.",
    };
  return {
    ...range,
    message: "This line has no colon after its key.",
    hint: "Write `key: value`; indent the line further if it continues the text above.",
  };
}

function followsEntry(text: string, lineStart: number, indentation: number): boolean {
  if (lineStart === 0) return false;
  const above = lineAt(text, lineStart - 1);
  return above.contentStart - above.start === indentation && /^\s*- /.test(above.text);
}
