import { fill } from "./template.ts";

/** The text before a value: its label with the punctuation after it, and then the space, if there is one. */
export type BeforeValue = Record<"label" | "gap", string>;

/**
 * Splits the text before a value, for a label that is a separate element.
 *
 * @param template Joins label and value, such as "{label}: {value}".
 */
export function beforeValue(template: string, label: string): BeforeValue {
  const before = fill(template, { label, value: "" });
  const marked = before.trimEnd();
  return { label: marked, gap: before.slice(marked.length) };
}
