import type { Day } from "../../../src/content/day.ts";
import type { Diagnostic, Stretch, TextRange } from "../read/diagnostic.ts";
import { isCovered } from "../read/findings/finding.ts";
import { code } from "../read/findings/words.ts";
import type { Path, YamlFile } from "../read/read.ts";
import { lexemesOf } from "../read/yaml/lexemes.ts";
import type { Rule } from "./define-rule.ts";
import { mayHoldSuppression, readSuppression } from "./suppression-comment.ts";

/** A comment that asks for silence about something. */
interface Suppression extends TextRange {
  rule: Rule;
  /** The node it holds for; none where it stands beside no node. */
  holds: Stretch | undefined;
  /** The last day on which it may stand. */
  until: Day | undefined;
  isUsed: boolean;
}

/** How a file is looked at. */
export interface SuppressionOptions {
  /** All rules there are. */
  rules: readonly Rule[];
  /** Those that looked at this content; of the others nothing is unused. */
  running: ReadonlySet<Rule>;
  /** Whether all of the file could be looked at. */
  isWhole: boolean;
  /** Whether unfinished content is an error. */
  publish: boolean;
  today: Day;
}

/** Drops the findings that a file's comments ask to drop, and adds what is wrong with the comments. */
export function applySuppressions(
  file: YamlFile,
  findings: readonly Diagnostic[],
  { rules, running, isWhole, publish, today }: SuppressionOptions,
): Diagnostic[] {
  if (!mayHoldSuppression(file.text)) return [...findings];
  const { suppressions, faults } = readSuppressions(file, rules);
  const byRule = new Map<string, Suppression[]>(rules.map(({ id }) => [id, []]));
  for (const one of suppressions) byRule.get(one.rule.id)?.push(one);

  const left = findings.filter(({ rule, start: { offset } }) => {
    const own = byRule.get(rule)?.filter(({ holds }) => holds && isCovered(offset, [holds])) ?? [];
    for (const suppression of own) suppression.isUsed = true;
    return own.length === 0;
  });
  const unused = suppressions.filter(({ rule, isUsed }) => !isUsed && isWhole && running.has(rule));
  // It goes on holding: what it hides may be an error of a sound build, and no day may stop that.
  const ended = suppressions.filter(
    (one) => one.until !== undefined && one.until < today && !unused.includes(one),
  );
  // No day may stop a build, only publishing.
  const byDay = publish ? "error" : "warning";
  return [
    ...left,
    ...faults,
    ...unused.map((one): Diagnostic => {
      const message = `Nothing here needs the suppression of ${code(one.rule.id)}.`;
      const found = fault(file, one, message, "Delete this comment.");
      // What such a rule finds changes from day to day.
      return one.rule.isDated ? { ...found, severity: byDay } : found;
    }),
    ...ended.map((one): Diagnostic => {
      const message = `This suppression of ${code(one.rule.id)} was to end on ${one.until}.`;
      const hint = "Mend what it hides and delete this comment, or write a later day.";
      return { ...fault(file, one, message, hint), severity: byDay };
    }),
  ];
}

function readSuppressions(file: YamlFile, rules: readonly Rule[]) {
  const suppressions: Suppression[] = [];
  const faults: Diagnostic[] = [];
  const beside = nodeFinder(file);
  for (const { source, start, isScalar } of lexemesOf(file.text)) {
    // A # inside a text begins no comment.
    if (isScalar) continue;
    const comment = source.trimEnd();
    const found = readSuppression(comment, rules);
    if (found === undefined) continue;
    const range = file.range(start, start + comment.length);
    if (found.fault) faults.push(fault(file, range, ...found.fault));
    // One mistake, one message: with a fault it holds as far as it can, and is not also unused.
    const isUsed = found.fault !== undefined;
    const one = { ...range, holds: beside(range.start.line), until: found.until, isUsed };
    for (const rule of found.rules) suppressions.push({ ...one, rule });
  }
  return { suppressions, faults };
}

function fault(file: YamlFile, range: TextRange, message: string, hint: string): Diagnostic {
  const { start, end } = range;
  return { file: file.file, start, end, rule: "suppression", severity: "error", message, hint };
}

/** Finds the node beside a comment's line, or below it, to the end of its last line. */
function nodeFinder(file: YamlFile): (line: number) => Stretch | undefined {
  const begun = new Map<number, Stretch>();
  const ended = new Map<number, Stretch>();
  function visit(value: unknown, path: Path): void {
    const range = file.valueRange(path);
    const key = file.keyRange(path);
    const { start } = key ?? range ?? file.range(0, 0);
    const end = range && range.end.offset > start.offset ? range.end : (key?.end ?? start);
    const lineEnd = file.text.indexOf("\n", end.offset);
    const stretch = [start.offset, lineEnd === -1 ? file.text.length + 1 : lineEnd] as const;
    // Outer nodes come first: they have the line on which they begin, inner ones that of their end.
    if (path.length > 0 && !begun.has(start.line)) begun.set(start.line, stretch);
    if (path.length > 0) ended.set(end.line, stretch);
    if (typeof value !== "object" || value === null) return;
    for (const [step, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(step) : step]);
  }
  visit(file.value, []);
  const next = nextWithContent(file.text);
  return (line) => begun.get(next[line] ?? line) ?? ended.get(line);
}

/** For each line, counted from 1, itself or the next one that is neither empty nor a comment. */
function nextWithContent(text: string): number[] {
  const lines = text.split("\n");
  const next: number[] = [];
  for (let line = lines.length; line > 0; line--)
    next[line] = /^\s*(#|$)/.test(lines[line - 1] ?? "") ? (next[line + 1] ?? line) : line;
  return next;
}
