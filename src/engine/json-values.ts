import { parse, stringify } from "yaml";

const hasJson = (text: string) => /^[\w-]+:\n \S/.test(text);

/**
 * YAML with each value at the top as one line of JSON, which browsers read many times as fast. Each key keeps its
 * line, so that a text can still be cut into its subjects.
 */
export const withJsonValues = (values: object): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}:\n ${JSON.stringify(value)}\n`)
    .join("");

/** The values of a text of YAML, also of one from {@link withJsonValues}. */
export function parseValues(text: string): unknown {
  if (!hasJson(text)) return parse(text);
  const lines = text.matchAll(/^([\w-]+):\n (.+)$/gm);
  return Object.fromEntries([...lines].map(([, key, json = ""]) => [key, JSON.parse(json)]));
}

/** A text of YAML as people write it, also from one of {@link withJsonValues}. */
export const withoutJson = (text: string): string =>
  hasJson(text) ? stringify(parseValues(text)) : text;
