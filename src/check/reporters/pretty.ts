import type { Diagnostic, Severity } from "../read/diagnostic.ts";
import { counted } from "../text/counted.ts";
import { type Look, type Paint, painter } from "../text/paint.ts";
import { printable } from "../text/printable.ts";
import { codeFrame, linesOf } from "./code-frame.ts";
import type { Results } from "./results.ts";

/** How the text is laid out. */
export interface PrettyOptions {
  /** Whether to colour it. */
  colour?: boolean;
  /** Columns of the terminal. */
  columns?: number;
}

const looks: Record<Severity, Look> = { error: "red", warning: "yellow", info: "blue" };

/** The findings for people: place, words and code frame of each, then a summary. */
export function pretty(
  { diagnostics, sources }: Results,
  { colour = false, columns = 100 }: PrettyOptions = {},
): string {
  const paint = painter(colour);
  const lines = new Map<string, string[]>();
  const texts = new Map(sources.map(({ file, text }) => [file, text]));

  const blocks = diagnostics.map((diagnostic) => {
    const { file } = diagnostic;
    const text = texts.get(file);
    if (text === undefined) return words(diagnostic, paint);
    const known = lines.get(file) ?? linesOf(text);
    lines.set(file, known);
    return `${words(diagnostic, paint)}\n\n${codeFrame(known, diagnostic, { paint, columns })}`;
  });
  return `${[...blocks, summary({ diagnostics, sources }, paint)].join("\n\n")}\n`;
}

function words({ file, start, severity, rule, message, hint }: Diagnostic, paint: Paint): string {
  const place = paint("bold", printable(`${file}:${start.line}:${start.column}`));
  const head = `${place}  ${paint(looks[severity], severity)}  ${paint("dim", rule)}`;
  return [head, message, ...(hint === undefined ? [] : [hint])]
    .map((line, index) => (index === 0 ? line : `  ${printable(line)}`))
    .join("\n");
}

function summary({ diagnostics, sources }: Results, paint: Paint): string {
  const checked = `${counted(sources.length, "content file")} checked`;
  if (diagnostics.length === 0) return paint("green", `${checked}: nothing to mend.`);

  const severities = (["error", "warning", "info"] as const).flatMap((severity) => {
    const count = diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
    if (count === 0) return [];
    return [paint(looks[severity], counted(count, severity === "info" ? "remark" : severity))];
  });
  const rules = new Map<string, number>();
  for (const { rule } of diagnostics) rules.set(rule, (rules.get(rule) ?? 0) + 1);
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  const byRule = [...rules].sort().map(([rule, count]) => `${rule} ${count}`);
  return `${checked}: ${severities.join(", ")} in ${counted(files, "file")}, by ${counted(
    rules.size,
    "rule",
  )} (${byRule.join(", ")}).`;
}
