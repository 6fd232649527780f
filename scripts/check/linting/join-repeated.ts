import type { Diagnostic } from "../read/diagnostic.ts";
import { counted } from "../read/findings/format.ts";
import { groupedBy } from "../read/values.ts";
import { rules } from "../rules/index.ts";
import { mayWeigh } from "./define-rule.ts";

/** How many lines a joined finding lists. */
const mostLines = 5;

/** Joins findings of rules that stop nothing, where they say the same in one file and have no fix. */
export function joinRepeated(ordered: readonly Diagnostic[]): Diagnostic[] {
  const joined = new Set(rules.filter(mayWeigh).map(({ id }) => id));
  const groups = groupedBy([...ordered.entries()], ([index, { file, rule, message, hint, fix }]) =>
    fix === undefined && joined.has(rule) ? [file, rule, message, hint].join("\n") : `${index}`,
  );
  return [...groups.values()].map((entries) => {
    const [first, ...others] = entries.map(([, one]) => one) as [Diagnostic, ...Diagnostic[]];
    const lines = [...new Set(others.map(({ start }) => start.line))];
    if (lines.length === 0) return first;
    const listed = lines.slice(0, mostLines).join(", ") + (lines.length > mostLines ? " …" : "");
    const more = `It is in ${counted(entries.length, "place")} of this file, also in line ${listed}.`;
    return { ...first, message: `${first.message} ${more}` };
  });
}
