import { printable } from "../text/printable.ts";
import { cleanLine, type Results } from "./results.ts";

/** One line a finding, as editors and `grep` take it; where there is none, one that says so. */
export function compact(results: Results): string {
  if (results.diagnostics.length === 0) return `${cleanLine(results)}\n`;
  return results.diagnostics
    .map(({ file, start, severity, rule, message, hint }) => {
      const place = `${file}:${start.line}:${start.column}`;
      return `${printable(`${place}: ${severity} ${rule}: ${message} ${hint}`)}\n`;
    })
    .join("");
}
