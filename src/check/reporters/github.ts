import type { Severity } from "../read/diagnostic.ts";
import type { Results } from "./results.ts";

const commands: Record<Severity, string> = { error: "error", warning: "warning", info: "notice" };

/** Workflow commands of GitHub Actions, which mark the lines of a change. */
export function github({ diagnostics }: Results): string {
  return diagnostics
    .map(({ file, start, end, rule, severity, message, hint }) => {
      const isOneLine = start.line === end.line;
      const properties = {
        file,
        line: start.line,
        endLine: end.line,
        // GitHub refuses columns where a range has several lines.
        ...(isOneLine && { col: start.column, endColumn: Math.max(start.column, end.column - 1) }),
        title: rule,
      };
      const list = Object.entries(properties).map(([key, value]) => `${key}=${property(value)}`);
      return `::${commands[severity]} ${list.join(",")}::${data(`${message}\n${hint}`)}\n`;
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
