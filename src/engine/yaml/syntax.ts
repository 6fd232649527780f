import { found, say } from "../../words/say.ts";
import { type Report, type Stretch, withChanges } from "../diagnostic.ts";
import type { SyntaxFault } from "./compose.ts";
import { type Advice, type Expected, parseLines } from "./lines.ts";
import { bestRepair, unread } from "./repairs.ts";

/**
 * Reports the first of the faults of syntax: as the change of a line that fixes the file, or after which the next fault
 * is further below. The others are mostly its consequences, so nothing else is reported about the file.
 *
 * @param faults at least one.
 */
export function reportSyntax(
  text: string,
  faults: readonly SyntaxFault[],
  expected: Expected,
  report: Report,
): void {
  const {
    at: range,
    words: known,
    fix: change,
  } = faults.reduce((first, next) => (next.at[0] < first.at[0] ? next : first));
  if (known) {
    report(range, known, change);
    return;
  }
  const [offset] = range;
  const line = parseLines(text).findLast(({ start }) => start <= offset);
  const [start, end] = line?.at ?? [0, 0];
  const { at, message, hint, fix }: Advice = tabbedLine(text, expected) ??
    bestRepair(
      text,
      offset,
      (changed) => faultsOf(changed, expected, text.length - end),
      expected,
    ) ??
    jsonLine(text.slice(start, end), [start, end]) ?? {
      at: [start, end],
      ...found("syntax.misfit"),
    };
  report(at, { message, hint }, fix);
}

/** What to report of the first line that is indented with a tab: the column that makes the file soundest. */
function tabbedLine(text: string, expected: Expected): Advice | undefined {
  const tabbed = /^[ -]*(\t[ \t]*)(?=[^\s#])/dgm;
  const [first, another] = [...text.matchAll(tabbed)];
  const at = first?.indices?.[1];
  if (!first || !at) return undefined;
  const message = say("indentation.tab");
  const begins = at[0] - first.index;
  // How many spaces each of several tabs may stand for, or a single one.
  const widths = another
    ? [2, 4, 6, 8]
    : [0, 2, 4, 6, 8, 10, 12].flatMap((column) => (column < begins ? [] : column - begins));
  const trials = widths.map((spaces) => {
    const written = another
      ? text.replace(tabbed, (indent) => indent.replaceAll("\t", " ".repeat(spaces)))
      : text.slice(0, at[0]) + " ".repeat(spaces) + text.slice(at[1]);
    return { spaces, faults: faultsOf(written, expected) };
  });
  const [best] = trials.filter(({ faults }) => faults < unread).sort((a, b) => a.faults - b.faults);
  if (best === undefined)
    return {
      ...{ at, message },
      hint: say(another ? "indentation.tabs-to-two" : "indentation.two-spaces"),
    };
  const { spaces } = best;
  if (another) return { at, message, hint: say("indentation.tabs-to-spaces", { spaces }) };
  const hint =
    spaces > 0
      ? say("indentation.tab-to-spaces", { column: begins + spaces + 1, spaces })
      : say("indentation.delete-tab");
  return { at, message, hint };
}

/** What to report of a line as another format, JSON, has it. */
function jsonLine(line: string, at: Stretch): Advice | undefined {
  const [, key = "", value = ""] = /^"@?(\w+)"\s*:\s*(\S.*|),$/.exec(line) ?? [];
  if (!key) return undefined;
  return { at, ...found("syntax.json", { line: `${key}: ${value}` }) };
}

/**
 * How many faults of shape a text has; infinite if it cannot be read.
 *
 * @param rest this number of characters at its end may have faults of syntax.
 */
function faultsOf(text: string, { misfitsIn }: Expected, rest = 0): number {
  const { misfits, fault = 0 } = misfitsIn(text);
  return misfits?.length ?? (text.length - fault < rest ? unread : Number.POSITIVE_INFINITY);
}

/**
 * What to report of a key that its group has already, where a dash or another column makes the file sounder.
 *
 * @param end where its value ends.
 */
export function repairRepeated(
  text: string,
  at: Stretch,
  end: number,
  message: string,
  expected: Expected,
): Parameters<Report> | undefined {
  const lineEnd = text.indexOf("\n", end);
  const without = text.slice(0, text.lastIndexOf("\n", at[0]) + 1) + text.slice(lineEnd + 1);
  const faultsIn = (changed: string) => faultsOf(changed, expected);
  const repair = bestRepair(text, at[0], faultsIn, expected);
  if (!repair || lineEnd === -1) return undefined;
  // Where the file is as sound without the key, that was too many.
  if (faultsIn(withChanges(text, [repair.change])) >= faultsIn(without)) return undefined;
  return [
    repair.at,
    repair.beginsEntry
      ? { message, hint: say("indentation.new-entry", { advice: repair.hint }) }
      : { message: repair.message, hint: repair.hint },
  ];
}
