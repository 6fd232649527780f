import { renamedRules } from "../../../src/content/schema/migrations.ts";
import type { Diagnostic, Stretch } from "../read/diagnostic.ts";
import { isCovered } from "../read/findings/checked-file.ts";
import { code } from "../read/findings/format.ts";
import type { Path, YamlFile } from "../read/read-yaml.ts";
import { groupedBy } from "../read/values.ts";
import { lexemesOf } from "../read/yaml/places.ts";
import { canBeSilenced, type Rule, unknownRule } from "./define-rule.ts";

/** How a file was checked. */
export interface SuppressionOptions {
  rules: readonly Rule[];
  /** The rules that ran on this content: a suppression of another is never reported as unused. */
  running: ReadonlySet<Rule>;
  /** Whether all of the file could be checked. */
  isWhole: boolean;
  /** Whether unfinished content is an error. */
  publish: boolean;
}

/** A suppression, also with the letters of its word in another order or number. */
const comment = /^#\s*(content-i[gnore]{3,7})(?![\w-])[\s:]*([a-z][\w-]*)?(\s+--\s+\S)?/;

/**
 * Drops the findings that comments such as `# content-ignore eta-past -- Why.` suppress, and reports
 * comments with a mistake or without effect. A comment covers the YAML node at the end of whose line or
 * above which it stands.
 */
export function applySuppressions(
  file: YamlFile,
  findings: readonly Diagnostic[],
  { rules, running, isWhole, publish }: SuppressionOptions,
): Diagnostic[] {
  if (!/#\s*content-i/.test(file.text)) return [...findings];
  const byRule = groupedBy(findings, ({ rule }) => rule);
  const faults: Diagnostic[] = [];
  const nodeAt = nodeFinder(file);
  for (const { source, start, isScalar } of lexemesOf(file.text)) {
    // A # inside a text starts no comment.
    const [, word, id, reason] = (!isScalar && comment.exec(source)) || [];
    if (word === undefined) continue;
    const range = file.range(start, start + source.trimEnd().length);
    const fault = (message: string, hint: string, severity: Diagnostic["severity"] = "error") =>
      faults.push({ file: file.file, ...range, rule: "suppression", severity, message, hint });

    if (word !== "content-ignore") {
      fault(`${code(word)} suppresses nothing.`, "Did you mean `content-ignore`?");
      continue;
    }
    if (id === undefined) {
      fault("This suppression names no rule.", hintFor("RULE"));
      continue;
    }
    const today = renamedRules.get(id);
    const rule = rules.find((one) => one.id === (today ?? id));
    if (rule === undefined) {
      const { message, hint, severity } = unknownRule(id, rules);
      // The comment may stand at the end of a line with words.
      fault(message, severity === "warning" ? "Delete this comment." : hint, severity);
      continue;
    }
    if (!canBeSilenced(rule)) {
      const message = `What ${code(rule.id)} finds is an error, which cannot be suppressed.`;
      fault(message, "Mend what it finds, and delete this comment.");
      continue;
    }
    const node = nodeAt(range.start.line);
    const ofRule = byRule.get(rule.id) ?? [];
    const left = ofRule.filter((one) => !node || !isCovered(one.start.offset, [node]));
    byRule.set(rule.id, left);
    const isNeeded = left.length < ofRule.length || !isWhole || !running.has(rule);
    if (today !== undefined && isNeeded) {
      const from = start + source.indexOf(id, word.length);
      const message = `The rule ${code(id)} is now called ${code(today)}.`;
      const hint = "Write it so, or run `npx faircopy fix`.";
      const fix = { start: from, end: from + id.length, text: today };
      const what = { rule: "renamed", severity: "error", message, hint, fix } as const;
      faults.push({ file: file.file, ...range, ...what });
    } else if (reason === undefined) fault("This suppression gives no reason.", hintFor(rule.id));
    else if (!isNeeded) {
      // What a dated rule finds changes with the day, and no day may stop a build.
      const severity = rule.isDated && !publish ? "warning" : "error";
      const message = `Nothing here needs the suppression of ${code(id)}.`;
      fault(message, "Delete this comment.", severity);
    }
  }
  return [...byRule.values(), faults].flat();
}

function hintFor(id: string): string {
  return `Write \`# content-ignore ${id} -- reason\`, with one rule to a comment.`;
}

/** Finds the node that starts on a line or on the next one with content, or that ends on the line. */
function nodeFinder(file: YamlFile): (line: number) => Stretch | undefined {
  const starting = new Map<number, Stretch>();
  const ending = new Map<number, Stretch>();
  function visit(value: unknown, path: Path): void {
    const range = file.valueRange(path);
    const key = file.keyRange(path);
    const { start } = key ?? range ?? file.range(0, 0);
    const end = range && range.end.offset > start.offset ? range.end : (key?.end ?? start);
    const lineEnd = file.text.indexOf("\n", end.offset);
    const node = [start.offset, lineEnd === -1 ? file.text.length + 1 : lineEnd] as const;
    // Outer nodes are visited first: they keep the line they start on, inner ones the line they end on.
    if (path.length > 0 && !starting.has(start.line)) starting.set(start.line, node);
    if (path.length > 0) ending.set(end.line, node);
    if (typeof value !== "object" || value === null) return;
    for (const [step, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(step) : step]);
  }
  visit(file.value, []);
  const lines = file.text.split("\n");
  const next: number[] = [];
  for (let line = lines.length; line > 0; line--)
    next[line] = /^\s*(#|$)/.test(lines[line - 1] ?? "") ? (next[line + 1] ?? line) : line;
  return (line) => starting.get(next[line] ?? line) ?? ending.get(line);
}
