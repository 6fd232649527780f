import { ownValue } from "./own-keys.ts";

const slotPattern = /\{([a-z]+)\}/g;

/** Names of a template's slots, in order: `"Hello {name}"` gives `["name"]`. */
export function slotsOf(template: string): string[] {
  return [...template.matchAll(slotPattern)].map(([, name]) => name as string);
}

type Values = Readonly<Record<string, string | number>>;

/** Puts values into a template's slots. A slot without a value stays as written. */
export function fill(template: string, values: Values): string {
  return withSingleStops(template, values).replace(slotPattern, (slot, name: string) =>
    String(ownValue(values, name) ?? slot),
  );
}

/** A template without the full stop after a value that ends with one, such as "Firm Inc.". */
export function withSingleStops(template: string, values: Values): string {
  return template.replace(/\{([a-z]+)\}\./g, (written, name: string) =>
    String(ownValue(values, name)).endsWith(".") ? written.slice(0, -1) : written,
  );
}

/** A template split at its slots: texts with the slot after each, for slots that become elements. */
export function templateParts(template: string): { text: string; slot?: string }[] {
  const parts: { text: string; slot?: string }[] = [];
  let end = 0;
  for (const match of template.matchAll(slotPattern)) {
    parts.push({ text: template.slice(end, match.index), slot: match[1] as string });
    end = match.index + match[0].length;
  }
  return [...parts, { text: template.slice(end) }];
}

/** The text before a value: its label with the punctuation after it, and then the space, if there is one. */
type BeforeValue = Record<"label" | "gap", string>;

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

/**
 * A list of words, joined as a language writes it.
 *
 * @param template Joins two words, such as "{first}, {rest}".
 */
export function wordList(template: string, words: readonly string[]): string {
  return words.reduceRight((rest, first) => fill(template, { first, rest }));
}

/** What stands between the words of a list, such as ", ". */
export function listComma(template: string): string {
  return fill(template, { first: "", rest: "" });
}
