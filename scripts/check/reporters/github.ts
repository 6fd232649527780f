import type { Severity } from "../read/diagnostic.ts";
import { printable } from "../text/printable.ts";
import { cleanLine, type Results } from "./results.ts";

const commands: Record<Severity, string> = { error: "error", warning: "warning", info: "notice" };

/**
 * Workflow commands of GitHub Actions, which mark the lines of a change; where there is none, a line for
 * the log. The log is read on terminals too, so what commands them is shown as signs.
 */
export function github(results: Results): string {
  if (results.diagnostics.length === 0) return `${cleanLine(results)}\n`;
  return results.diagnostics
    .map(({ file, start, end, rule, severity, message, hint }) => {
      const isOneLine = start.line === end.line;
      const properties = {
        file: printable(file),
        line: start.line,
        endLine: end.line,
        // GitHub refuses columns where a range has several lines.
        ...(isOneLine && { col: start.column, endColumn: Math.max(start.column, end.column - 1) }),
        title: rule,
      };
      const list = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`);
      const words = data(`${printable(message)}\n${printable(hint)}`);
      return `::${commands[severity]} ${list.join(",")}::${words}\n`;
    })
    .join("");
}

// As actions/toolkit escapes them: what ends a command, and what ends a property.
function data(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function property(value: string | number): string {
  return data(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C");
}
