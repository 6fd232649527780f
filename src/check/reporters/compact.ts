import { printable } from "../text/printable.ts";
import type { Results } from "./results.ts";

/** One line a finding, as editors and `grep` take it; nothing at all where there is none. */
export function compact({ diagnostics }: Results): string {
  return diagnostics
    .map(({ file, start, severity, rule, message, hint }) => {
      const words = hint === undefined ? message : `${message} ${hint}`;
      return `${printable(`${file}:${start.line}:${start.column}: ${severity} ${rule}: ${words}`)}\n`;
    })
    .join("");
}
