import type { Diagnostic, Severity } from "../../diagnostic.ts";
import { inTerminalWords } from "../../messages/index.ts";
import { printable, printableSentence } from "../../terminal.ts";
import { byGravity, countSeverities, nothingFound, pretty, type Results } from "./pretty.ts";

/** One line a finding, for editors and `grep`. */
export function compact(results: Results): string {
  const ordered = byGravity(results.diagnostics);
  const lines = ordered.map((one) =>
    [
      printable(`${placeOf(one)}: ${one.severity} ${namesOf(one)}:`),
      printableSentence(inTerminalWords(`${one.message} ${one.hint}`)),
    ].join(" "),
  );
  return `${lines.join("\n") || nothingFound(results)}\n`;
}

const placeOf = ({ file, start }: Diagnostic) => `${file}:${start.line}:${start.column}`;

/** The ids of its rule and message, which no translation changes. */
const namesOf = ({ rule, id }: Diagnostic) => (id ? `${rule} (${id})` : rule);

/** The findings for programs. Lines and columns count from 1, offsets from 0, in UTF-16 units. */
export function json(results: Results): string {
  const report = {
    // Grows when a field changes its meaning or goes away; new fields do not change it.
    version: 1,
    files: results.sources.map(({ file }) => file),
    summary: countSeverities(results),
    diagnostics: results.diagnostics.map(({ move: _, about: __, ...one }) => ({
      ...one,
      message: inTerminalWords(one.message),
      hint: inTerminalWords(one.hint),
    })),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const commands: Record<Severity, string> = { error: "error", warning: "warning", info: "notice" };

/** Workflow commands of GitHub Actions, which annotate the lines of a change. */
export function github(results: Results): string {
  const lines = results.diagnostics.map((one) => {
    const { file, start, end, severity, message, hint } = one;
    const properties = {
      // The log is read on terminals too, so control characters are shown as signs.
      file: printable(file),
      line: start.line,
      endLine: end.line,
      // GitHub refuses columns of a range with several lines.
      ...(start.line === end.line && {
        col: start.column,
        endColumn: Math.max(start.column, end.column - 1),
      }),
      title: namesOf(one),
    };
    const list = Object.entries(properties).map(
      ([key, value]) =>
        `${key}=${escapeCommand(String(value)).replaceAll(":", "%3A").replaceAll(",", "%2C")}`,
    );
    const text = escapeCommand(
      [message, hint].map((one) => printableSentence(inTerminalWords(one))).join("\n"),
    );
    return `::${commands[severity]} ${list.join(",")}::${text}`;
  });
  return `${lines.join("\n") || nothingFound(results)}\n`;
}

/** Escapes what would end a command, as actions/toolkit does. */
function escapeCommand(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** Reporters by the names of their formats. */
export const reporters = { pretty, compact, json, github };

export type Format = keyof typeof reporters;
export const formats = Object.keys(reporters) as Format[];
