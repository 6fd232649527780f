import { fill } from "./template.ts";

/** What stands before a value: its label with the marks behind it, and then the gap, if there is one. */
export type BeforeValue = Record<"label" | "gap", string>;

/**
 * Cuts what stands before a value, for a label that is an element of its own.
 *
 * @param template joins the two, such as "{label}: {value}".
 */
export function beforeValue(template: string, label: string): BeforeValue {
  const before = fill(template, { label, value: "" });
  const marked = before.trimEnd();
  return { label: marked, gap: before.slice(marked.length) };
}
