import { groupedBy } from "../../words/grouped-by.ts";
import { found } from "../../words/say.ts";
import type { Diagnostic, FindingText, Stretch } from "../diagnostic.ts";
import { ruleMigration } from "../schema/migrations.ts";
import { isCovered } from "../shape/index.ts";
import { lexemesOf, type Path, type YamlFile } from "../yaml/index.ts";
import { canBeSuppressed, type Rule, unknownRule } from "./define-rule.ts";
import { rules } from "./rules/index.ts";

/** A suppression, also with the letters of its word in another order or number. */
const comment = /^#\s*(content-i[gnore]{3,7})(?![\w-])[\s:]*([a-z][\w-]*)?(\s+--\s+\S)?/;

/**
 * Drops the findings that comments such as `# content-ignore eta-past -- Why.` suppress, and reports comments with a
 * mistake or without effect. A comment covers the YAML node on its line, or the one below it.
 *
 * @param judged the rules that have run on the whole file. Suppressions of other rules are not reported as unused.
 */
export function applySuppressions(
  file: YamlFile,
  findings: readonly Diagnostic[],
  judged: ReadonlySet<Rule>,
  publish: boolean,
): Diagnostic[] {
  if (!/#\s*content-i/.test(file.text)) return [...findings];
  const byRule = groupedBy(findings, ({ rule }) => rule);
  const faults: Diagnostic[] = [];
  const nodes = nodesOf(file);
  for (const { source, start, isScalar } of lexemesOf(file.text)) {
    // A # inside a text starts no comment.
    const [, word, id, reason] = (!isScalar && comment.exec(source)) || [];
    if (word === undefined) continue;
    const range = file.range(start, start + source.trimEnd().length);
    const addDiagnostic = (text: FindingText, more: Partial<Diagnostic> = {}) =>
      faults.push({
        ...{ file: file.file, ...range, rule: "suppression", severity: "error", ...text },
        ...more,
      });

    if (word !== "content-ignore" || id === undefined) {
      addDiagnostic(found("rules.suppresses-nothing", { word, rule: id ?? "RULE" }));
      continue;
    }
    const migration = ruleMigration(id);
    const today = migration?.to?.replace("rules.", "");
    const rule = rules.find((one) => one.id === (today ?? id));
    if (rule === undefined) {
      if (migration) addDiagnostic(found("rules.former", { rule: id }), { severity: "warning" });
      else addDiagnostic(unknownRule(id, rules));
      continue;
    }
    if (!canBeSuppressed(rule)) {
      addDiagnostic(found("rules.not-suppressible", { rule: rule.id }));
      continue;
    }
    const node = nodeAt(file, start, nodes);
    const ofRule = byRule.get(rule.id) ?? [];
    const left = ofRule.filter((one) => !node || !isCovered(one.start.offset, [node]));
    byRule.set(rule.id, left);
    const isNeeded = left.length < ofRule.length || !judged.has(rule);
    if (today !== undefined && isNeeded) {
      const from = start + source.indexOf(id, word.length);
      const fix = { start: from, end: from + id.length, text: today };
      addDiagnostic(found("rules.renamed", { rule: id, now: today }), { rule: "renamed", fix });
    } else if (reason === undefined) addDiagnostic(found("rules.no-reason", { rule: rule.id }));
    else if (!isNeeded) {
      // What a dated rule finds changes with the day, and no day may stop a build.
      const severity = rule.isDated && !publish ? "warning" : "error";
      addDiagnostic(found("rules.unused", { rule: id }), { severity });
    }
  }
  return [...byRule.values(), faults].flat();
}

/** A node of a file with its key: its lines, and its stretch up to the end of the last. */
interface NodeLines {
  first: number;
  last: number;
  stretch: Stretch;
}

/** The nodes of a file, outer ones before those in them. */
function nodesOf(file: YamlFile): NodeLines[] {
  const nodes: NodeLines[] = [];
  function visit(value: unknown, path: Path): void {
    const range = file.valueRange(path);
    const key = file.keyRange(path);
    const { start } = key ?? range ?? file.range(0, 0);
    const end = range && range.end.offset > start.offset ? range.end : (key?.end ?? start);
    const lineEnd = file.text.indexOf("\n", end.offset);
    const stretch = [start.offset, lineEnd === -1 ? file.text.length + 1 : lineEnd] as const;
    if (path.length > 0) nodes.push({ first: start.line, last: end.line, stretch });
    if (typeof value !== "object" || value === null) return;
    for (const [step, inner] of Object.entries(value))
      visit(inner, [...path, Array.isArray(value) ? Number(step) : step]);
  }
  visit(file.value, []);
  return nodes;
}

/** The node that starts or ends on the line of a comment; where that has nothing else, the next one. */
function nodeAt(file: YamlFile, comment: number, nodes: readonly NodeLines[]) {
  const { line } = file.range(comment, comment).start;
  const before = file.text.slice(file.text.lastIndexOf("\n", comment - 1) + 1, comment);
  const node = before.trim()
    ? (nodes.find(({ first }) => first === line) ?? nodes.findLast(({ last }) => last === line))
    : nodes.find(({ first }) => first > line);
  return node?.stretch;
}
