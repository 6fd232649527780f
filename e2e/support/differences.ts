import { structuredPatch } from "diff";

/**
 * What of a text is other than in one that is known, with a line before and after each difference;
 * the text itself where that is no longer.
 *
 * @param name What the known text is called.
 */
export function differencesFrom(known: string, name: string, text: string): string {
  const { hunks } = structuredPatch("", "", known, text, "", "", { context: 1 });
  const parts = hunks.map(({ lines }) => `\n${lines.join("\n")}\n`);
  const differences = `As ${name}, but:\n${parts.join("")}`;
  return differences.length < text.length ? differences : text;
}
