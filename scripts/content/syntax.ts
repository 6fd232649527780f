import type { SyntaxFault } from "./compose.ts";
import type { Report, Stretch } from "./diagnostic.ts";
import { code, formatCount } from "./format.ts";
import { parseLines, type Repair } from "./lines.ts";
import { misfitsIn } from "./misfits.ts";
import { bestRepair, unread } from "./repairs.ts";

/**
 * Reports the first of the faults of syntax: as the change of a line that fixes the file, or after which the next fault
 * is further below. The others are mostly its consequences, so nothing else is reported about the file.
 *
 * @param faults at least one.
 */
export function reportSyntax(text: string, faults: readonly SyntaxFault[], report: Report): void {
  const { at: range, message: known } = faults.reduce((first, next) =>
    next.at[0] < first.at[0] ? next : first,
  );
  if (known) {
    report(range, ...known);
    return;
  }
  const [offset] = range;
  const line = parseLines(text).findLast(({ start }) => start <= offset);
  const [start, end] = line ? [line.start + line.indent, line.start + line.text.length] : [0, 0];
  const { at, message, hint, fix }: Omit<Repair, "text" | "cost"> = tabbedLine(text) ??
    bestRepair(text, offset, (changed) => faultsOf(changed, text.length - end)) ??
    jsonLine(text.slice(start, end), [start, end]) ?? {
      at: [start, end],
      message: "This line does not fit the lines around it.",
      hint: "Write `key: value`, or `- ` and an entry, in the column of its neighbours and below the line of its own key; put text with special characters in quotes.",
    };
  report(at, message, hint, fix);
}

/** What to report of the first line that is indented with a tab: the column that makes the file soundest. */
function tabbedLine(text: string): Omit<Repair, "text" | "cost"> | undefined {
  const tabbed = /^[ -]*(\t[ \t]*)(?=[^\s#])/dgm;
  const [first, another] = [...text.matchAll(tabbed)];
  const at = first?.indices?.[1];
  if (!first || !at) return undefined;
  const message = "This line is indented with a tab.";
  const columns = [0, 2, 4, 6, 8, 10, 12];
  if (another) {
    const wide = (width: number) =>
      text.replace(tabbed, (indent) => indent.replaceAll("\t", " ".repeat(width)));
    const faults = columns.slice(1, 5).map((width) => [faultsOf(wide(width)), width] as const);
    const [fewest = Number.POSITIVE_INFINITY, width] = faults.sort(([a], [b]) => a - b)[0] ?? [];
    const hint = `Write ${fewest < unread ? width : "two"} spaces for each tab, in this line and in all others.`;
    return { at, message, hint };
  }
  const begins = at[0] - first.index;
  const trials = columns
    .filter((column) => column >= begins)
    .map((column) => {
      const spaces = " ".repeat(column - begins);
      return [faultsOf(text.slice(0, at[0]) + spaces + text.slice(at[1])), column] as const;
    });
  const [fewest = Number.POSITIVE_INFINITY, column = 0] = trials.sort(([a], [b]) => a - b)[0] ?? [];
  const hint =
    fewest < unread
      ? column > begins
        ? `Begin it in column ${column + 1}: write ${formatCount(column - begins, "space")} in place of the tab.`
        : "Delete the tab."
      : "Write two spaces for each level.";
  return { at, message, hint };
}

/** What to report of a line as another format, JSON, has it. */
function jsonLine(line: string, at: Stretch): Omit<Repair, "text" | "cost"> | undefined {
  const [, key = "", value = ""] = /^"@?(\w+)"\s*:\s*(.*?),?$/.exec(line) ?? [];
  if (!key || !line.endsWith(",")) return undefined;
  return {
    at,
    message: "This line is JSON, the format of another program.",
    hint: `Write ${code(`${key}: ${value}`)}, without quotes around the key and a comma at the end; delete the lines whose keys docs/content.md does not have.`,
  };
}

/**
 * How many faults of shape a text has; infinite if it cannot be read.
 *
 * @param rest this number of characters at its end may have faults of syntax.
 */
function faultsOf(text: string, rest = 0): number {
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
): Parameters<Report> | undefined {
  const lineEnd = text.indexOf("\n", end);
  const without = text.slice(0, text.lastIndexOf("\n", at[0]) + 1) + text.slice(lineEnd + 1);
  const repair = bestRepair(text, at[0], faultsOf);
  // Where the file is as sound without the key, that was too many.
  if (!repair || lineEnd === -1 || faultsOf(repair.text) >= faultsOf(without)) return undefined;
  return repair.hint.startsWith("Write `- `") || repair.hint.startsWith("Write a dash")
    ? [repair.at, message, `Does a new entry begin here? ${repair.hint} If not, delete one.`]
    : [repair.at, repair.message, repair.hint];
}
