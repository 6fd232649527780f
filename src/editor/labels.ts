import type { EditableFile, EditableText, ListEntry } from "./protocol.ts";
import { hasWords, say } from "./say.ts";

/** The first words of a description, which say what a text is: `Title of the page` of a longer one. */
export function shortLabel(label: string): string {
  return label.split(/[.,:;]/, 1)[0] as string;
}

/** Where a text is: its page or other file, then its section or entry. */
export function stepsTo({ file }: Pick<EditableFile, "file">, { entries }: EditableText): string[] {
  const name = fileName(file).replace(/\.yaml$/, "");
  // The label of a cell names its column.
  const steps = entries.filter(({ key }) => key !== "columns");
  return [name, ...steps.map(({ key, kind, index }) => kind ?? `${key} ${index + 1}`)].map(
    withCapital,
  );
}

/** The name of the entry at a depth of those around a text: of a section by its kind, of any other by its list. */
export function entryName(entries: readonly ListEntry[], depth: number): string {
  const { key = "" } = entries[depth] ?? {};
  const kind = key === "items" ? entries[depth - 1]?.kind : undefined;
  const name = `entries.${kind ?? key}`;
  return hasWords(name) ? say(name) : say("entries.other");
}

export const fileName = (path: string): string => path.replace(/^.*[\\/]/, "");

export const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
