import { printable } from "../text/printable.ts";
import type { Results } from "./results.ts";

/** One line a finding, as editors and `grep` take it; nothing at all where there is none. */
export function compact({ diagnostics }: Results): string {
  return diagnostics
    .map(({ file, start, severity, rule, message, hint }) => {
      const place = `${file}:${start.line}:${start.column}`;
      return `${printable(`${place}: ${severity} ${rule}: ${message} ${hint}`)}\n`;
    })
    .join("");
}
