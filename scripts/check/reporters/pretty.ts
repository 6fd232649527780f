import type { Diagnostic, Severity } from "../read/diagnostic.ts";
import { groupedBy } from "../read/findings/field.ts";
import { rules } from "../rules/index.ts";
import { counted } from "../text/counted.ts";
import { type Look, type Paint, painter } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { codeFrame, linesOf } from "./code-frame.ts";
import {
  checkedFiles,
  cleanLine,
  countSeverities,
  type Layout,
  type Results,
  severities,
} from "./results.ts";

const looks: Record<Severity, Look> = { error: "red", warning: "yellow", info: "blue" };

/** The most findings of a kind, and files, that are shown: more than an ordinary file has. */
const mostShown = 100;

/** The findings for people: place, words and code frame of each, then {@link prettySummary}. */
export function pretty(results: Results, layout: Layout = {}): string {
  const { colour = false, columns = 100 } = layout;
  const paint = painter(colour);
  const texts = new Map(results.sources.map(({ file, text }) => [file, text]));
  const lines = new Map<string, string[]>();

  const kinds = groupedBy(results.diagnostics, kindOf);
  const shown = new Map<string, number>();
  const blocks = results.diagnostics.flatMap((diagnostic) => {
    const { file } = diagnostic;
    const kind = kindOf(diagnostic);
    const count = (shown.get(kind) ?? 0) + 1;
    shown.set(kind, count);
    const more = (kinds.get(kind)?.length ?? 0) - mostShown;
    if (count === mostShown + 1)
      return paint("dim", `… and ${inDigits(more)} more like it; \`--format json\` lists all.`);
    if (count > mostShown) return [];
    const text = texts.get(file);
    if (text === undefined) return words(diagnostic, paint);
    const known = lines.get(file) ?? linesOf(text);
    lines.set(file, known);
    return `${words(diagnostic, paint)}\n\n${codeFrame(known, diagnostic, { paint, columns })}`;
  });
  return [...blocks, prettySummary(results, layout)].join("\n\n");
}

/** The findings in numbers, the rules that are off, and what is unfinished in each file. */
export function prettySummary(results: Results, { colour = false }: Layout = {}): string {
  const paint = painter(colour);
  const off = results.off ? `${offLine(results.off, paint)}\n` : "";
  return `${summary(results, paint)}\n${off}${unfinished(results, paint)}`;
}

function offLine({ language, rules }: NonNullable<Results["off"]>, paint: Paint): string {
  const which =
    rules.length === 1 ? "This rule reads English, and is" : "These rules read English, and are";
  return paint("dim", `${which} off for ${printable(language)}: ${rules.join(", ")}.`);
}

function words({ file, start, severity, rule, message, hint }: Diagnostic, paint: Paint): string {
  const place = paint("bold", printable(`${file}:${start.line}:${start.column}`));
  const head = `${place}  ${paint(looks[severity], severity)}  ${paint("dim", rule)}`;
  return [head, `  ${printable(message)}`, `  ${printable(hint)}`].join("\n");
}

/** What publishing refuses although a build does not, as the number of findings by rule in each file. */
function unfinished({ diagnostics }: Results, paint: Paint): string {
  const ids = rules
    .filter(({ severity }) => severity.check !== "error" && severity.publish === "error")
    .map(({ id }) => id);
  const open = diagnostics.filter(({ rule }) => ids.includes(rule));
  if (open.length === 0) return "";
  const files = [...new Set(open.map(({ file }) => file))];
  const lines = files.slice(0, mostShown).map((file) => {
    const found = open.filter((one) => one.file === file);
    return `  ${printable(file)}: ${countByRule(found)}\n`;
  });
  const more = files.length - mostShown;
  if (more > 0) lines.push(`  … and ${inDigits(more)} more files\n`);
  return `\n${paint("bold", "To finish before publishing:")}\n${lines.join("")}`;
}

/** What findings of one rule have in common: their words without what they quote. */
function kindOf({ rule, message }: Diagnostic): string {
  return `${rule} ${message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, "")}`;
}

function inDigits(count: number): string {
  return count.toLocaleString("en-GB");
}

function countByRule(diagnostics: readonly Diagnostic[]): string {
  const counts = new Map<string, number>();
  for (const { rule } of diagnostics) counts.set(rule, (counts.get(rule) ?? 0) + 1);
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map(([rule, count]) => `${rule} ${count}`).join(", ");
}

function summary(results: Results, paint: Paint): string {
  const { diagnostics } = results;
  if (diagnostics.length === 0) return paint("green", cleanLine(results));

  const counts = countSeverities(results);
  const found = severities.filter((severity) => counts[severity] > 0);
  const bySeverity = found.map((severity) =>
    paint(looks[severity], counted(counts[severity], severity === "info" ? "remark" : severity)),
  );
  const ruleCount = new Set(diagnostics.map(({ rule }) => rule)).size;
  const files = counted(new Set(diagnostics.map(({ file }) => file)).size, "file");
  const by = `by ${counted(ruleCount, "rule")} (${countByRule(diagnostics)})`;
  return `${checkedFiles(results)}: ${bySeverity.join(", ")} in ${files}, ${by}.`;
}
