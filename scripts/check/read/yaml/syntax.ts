import type { YAMLParseError } from "yaml";
import type { Report, Stretch } from "../diagnostic.ts";
import { unreadValue } from "./line-slips.ts";
import { isOpen, linesOf } from "./lines.ts";
import { faultsOf } from "./misfits.ts";
import { bestRepair } from "./repairs.ts";

/** What an error of the parser means to a maintainer, where no change of one line mends the file. */
function meaningOf(code: YAMLParseError["code"]): [message: string, hint: string] {
  switch (code) {
    case "BAD_INDENT":
    case "BLOCK_AS_IMPLICIT_KEY":
      return [
        "The indentation of this line does not fit the lines around it.",
        "Begin it in the column of its neighbours. Is the line of its own key above it missing? Write that.",
      ];
    case "MISSING_CHAR":
    case "MULTILINE_IMPLICIT_KEY":
    case "UNEXPECTED_TOKEN":
      return [
        "This line has no key with a colon and a space after it.",
        "Write `key: value`, or `- ` and an entry; indent the line further if it continues the text above.",
      ];
    default:
      return [
        "YAML gives signs in this line a meaning of their own.",
        "Write `key: value`, or `- ` and an entry; put text with special characters in quotes.",
      ];
  }
}

/**
 * Reports the first of the parser's errors: as the change of a line that mends the file, if there is one. The
 * others are mostly its consequences, so nothing else is reported about the file.
 *
 * @param errors at least one.
 */
export function reportSyntax(
  text: string,
  errors: readonly YAMLParseError[],
  report: Report,
): void {
  const { pos, code } = errors.reduce((first, next) => (next.pos[0] < first.pos[0] ? next : first));
  const tab = /^[ -]*(\t+)(?=[ \t]*[^\s#])/dm.exec(text)?.indices?.[1];
  const lines = linesOf(text).filter(({ start }) => start <= pos[0]);
  const line = lines.at(-1);
  const open = lines.findLast(isOpen);
  const repair = tab
    ? {
        at: tab,
        message: "This line is indented with a tab.",
        hint: "Write two spaces for each level.",
      }
    : (bestRepair(text, pos[0], faultsOf) ??
      (line && unreadValue(line)) ??
      (open && unreadValue(open)));
  if (repair) {
    report(repair.at, repair.message, repair.hint);
    return;
  }
  const start = line ? line.start + line.indent : 0;
  report([start, line ? line.start + line.text.length : text.length], ...meaningOf(code));
}

/** What to report of a key that its group has already, where a dash or another column makes the file sounder. */
export function repairRepeated(
  text: string,
  at: Stretch,
  message: string,
): Parameters<Report> | undefined {
  const lineEnd = text.indexOf("\n", at[1]);
  const without = text.slice(0, text.lastIndexOf("\n", at[0]) + 1) + text.slice(lineEnd + 1);
  const repair = bestRepair(text, at[0], faultsOf);
  // Where the file is as sound without the line, that was too many.
  if (!repair || lineEnd === -1 || faultsOf(repair.text) >= faultsOf(without)) return undefined;
  return repair.hint.startsWith("Write `- `")
    ? [repair.at, message, `Does a new entry begin here? ${repair.hint} If not, delete one.`]
    : [repair.at, repair.message, repair.hint];
}
