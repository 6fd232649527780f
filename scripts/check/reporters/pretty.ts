import type { Diagnostic, Severity } from "../read/diagnostic.ts";
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

/** The findings for people: place, words and code frame of each, then a summary. */
export function pretty(results: Results, { colour = false, columns = 100 }: Layout = {}): string {
  const paint = painter(colour);
  const texts = new Map(results.sources.map(({ file, text }) => [file, text]));
  const lines = new Map<string, string[]>();

  const blocks = results.diagnostics.map((diagnostic) => {
    const { file } = diagnostic;
    const text = texts.get(file);
    if (text === undefined) return words(diagnostic, paint);
    const known = lines.get(file) ?? linesOf(text);
    lines.set(file, known);
    return `${words(diagnostic, paint)}\n\n${codeFrame(known, diagnostic, { paint, columns })}`;
  });
  const notLooked = results.off ? `\n${offLine(results.off, paint)}` : "";
  return `${[...blocks, summary(results, paint)].join("\n\n")}${notLooked}\n`;
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

function summary(results: Results, paint: Paint): string {
  const { diagnostics, sources } = results;
  if (diagnostics.length === 0) return paint("green", cleanLine(results));

  const counts = countSeverities(results);
  const found = severities.filter((severity) => counts[severity] > 0);
  const bySeverity = found.map((severity) =>
    paint(looks[severity], counted(counts[severity], severity === "info" ? "remark" : severity)),
  );
  const rules = new Map<string, number>();
  for (const { rule } of diagnostics) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  const byRule = [...rules].sort().map(([rule, count]) => `${rule} ${count}`);
  const files = counted(new Set(diagnostics.map(({ file }) => file)).size, "file");
  const by = `by ${counted(rules.size, "rule")} (${byRule.join(", ")})`;
  return `${checkedFiles(sources)}: ${bySeverity.join(", ")} in ${files}, ${by}.`;
}
