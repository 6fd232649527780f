import type { Diagnostic, Severity } from "../read/diagnostic.ts";
import { groupedBy } from "../read/findings/field.ts";
import { rules } from "../rules/index.ts";
import { counted } from "../text/counted.ts";
import { type Look, type Paint, painter } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { codeFrame, linesOf } from "./code-frame.ts";
import { languageTable } from "./language-table.ts";
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

  const left = new Map<Diagnostic, number>();
  for (const ofKind of groupedBy(results.diagnostics, kindOf).values())
    for (const [index, one] of ofKind.slice(mostShown).entries())
      left.set(one, index === 0 ? ofKind.length - mostShown : 0);
  const blocks = results.diagnostics.flatMap((diagnostic) => {
    const more = left.get(diagnostic);
    if (more === 0) return [];
    if (more)
      return paint("dim", `… and ${inDigits(more)} more like it; \`--format json\` lists all.`);
    const { file } = diagnostic;
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
  return `${summary(results, paint)}\n${off}${unfinished(results, paint)}${languages(results, paint)}`;
}

function languages(results: Results, paint: Paint): string {
  const lines = languageTable(results).map((line) => `  ${printable(line)}\n`);
  return lines.length > 0 ? `\n${paint("bold", "Languages:")}\n${lines.join("")}` : "";
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
export function unfinished({ diagnostics, sources }: Results, paint = painter()): string {
  const ids = rules
    .filter(({ severity }) => severity.check !== "error" && severity.publish === "error")
    .map(({ id }) => id);
  const open = diagnostics.filter(({ rule }) => ids.includes(rule));
  if (open.length === 0) return "";
  const files = groupedBy(open, ({ file }) => file);
  // In the order in which they were read: the site, then its pages as they follow each other.
  const order = sources.map(({ file }) => file);
  const lines = [...files]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .slice(0, mostShown)
    .map(([file, found]) => `  ${printable(file)}: ${countByRule(found)}\n`);
  const more = files.size - mostShown;
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
  const sorted = [...groupedBy(diagnostics, ({ rule }) => rule)].sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return sorted.map(([rule, { length }]) => `${rule} ${length}`).join(", ");
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
