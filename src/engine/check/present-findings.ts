import { byName } from "../../words/by-name.ts";
import { groupedBy } from "../../words/grouped-by.ts";
import { commas, say, shortened } from "../../words/say.ts";
import { type Diagnostic, mostRepeated, type SourceFile } from "../diagnostic.ts";
import { messageId } from "../messages/index.ts";
import { parseContent } from "../shape/index.ts";
import { type Expected, isReadable } from "../yaml/index.ts";
import { canChangeSeverity } from "./define-rule.ts";
import { rules } from "./rules/index.ts";

/** How many lines a joined finding lists. */
const mostLines = 5;

/**
 * Findings as reports show them: in order, each once, with long texts cut, and only with fixes that `fix` makes. Those
 * of rules that stop nothing become one where they say the same in one file.
 */
export function presentFindings(
  found: readonly Diagnostic[],
  sources: readonly SourceFile[],
  expected?: Expected,
): Diagnostic[] {
  const fixable = new Set(found.flatMap((one) => ((one.fix ?? one.move) ? one.file : [])));
  const read = sources.flatMap((one) => (fixable.has(one.file) ? parseContent(one, expected) : []));
  const unread = read.filter((one) => !isReadable(one)).flatMap((one) => one.diagnostics);
  const readingFaults = groupedBy(unread, ({ file }) => file);
  const once = new Map<string, Diagnostic>();
  for (const { fix, move, ...one } of found) {
    const [message, hint] = [cutLater(one.message), cutLater(one.hint)];
    // In a file that has unreadable values, `fix` only makes them readable.
    const ofFile = readingFaults.get(one.file);
    const isMade = ofFile?.some((fault) => fault.fix && fault.fix.start === fix?.start) ?? true;
    const fixes = isMade && { ...(fix && { fix }), ...(move && { move }) };
    const id = [one.file, one.start.offset, one.end.offset, message].join("\0");
    const said = messageId(one.message)?.replace(/\.message$/, "");
    once.set(id, { ...one, message, hint, ...(said && { id: said }), ...fixes });
  }
  return joinRepeated([...once.values()].sort(byPlace));
}

/** What has a long text in a slot is cut once it is written. */
const cutLater = (text: string) => (text.length > mostRepeated ? shortened(text) : text);

/** Joins findings of rules that stop nothing, where they say the same in one file and have no fix. */
function joinRepeated(ordered: readonly Diagnostic[]): Diagnostic[] {
  const joined = new Set(rules.filter(canChangeSeverity).map(({ id }) => id));
  const groups = groupedBy([...ordered.entries()], ([index, { file, rule, message, hint, fix }]) =>
    fix === undefined && joined.has(rule) ? [file, rule, message, hint].join("\n") : `${index}`,
  );
  return [...groups.values()].map((entries) => {
    const [first, ...others] = entries.map(([, one]) => one) as [Diagnostic, ...Diagnostic[]];
    const lines = [...new Set(others.map(({ start }) => start.line))];
    if (lines.length === 0) return first;
    const listed = lines.slice(0, mostLines).map(String);
    if (lines.length > mostLines) listed.push(`${listed.pop()} …`);
    const further = { count: entries.length, lines: commas(listed) };
    return { ...first, message: `${first.message} ${say("report.also-in-lines", further)}` };
  });
}

/** Compares texts by code unit: the order must not depend on the machine's language. */
const compare = (a: string, b: string) => Number(a > b) - Number(a < b);

function byPlace(a: Diagnostic, b: Diagnostic): number {
  return (
    byName(a.file, b.file) ||
    a.start.offset - b.start.offset ||
    a.end.offset - b.end.offset ||
    compare(a.message, b.message)
  );
}
