import type { EditableFile, EditableText, ListEntry } from "./protocol.ts";
import { english, hasWords, say } from "./say.ts";

/** What a text is called: by the first words of its description, or as a cell; with its number among alike entries. */
export function nameOf({ label, place, language, direction, entries }: EditableText) {
  // A cell of a table has the words of its row and column.
  if (/\/rows\/\d+\/\d+$/.test(place))
    return { name: shortLabel(label), inLanguage: { lang: language, dir: direction } };
  const { kind, index = 0, count = 1 } = entries.at(-1) ?? {};
  const { name, inLanguage } = fieldName(label);
  return { name: name + (count > 1 && !kind ? ` ${index + 1}` : ""), inLanguage };
}

/** What the schema describes, in the panel's language; in English where its pack has no words for it. */
export function fieldName(description: string) {
  const short = shortLabel(description);
  const known = `fields.${short}`;
  return hasWords(known)
    ? { name: say(known), inLanguage: {} }
    : { name: short, inLanguage: english };
}

/** The first words of a description, which say what a text is: `Title of the page` of a longer one. */
export const shortLabel = (label: string): string => label.split(/[.,:;]/, 1)[0] as string;

/** Where a text is: its page or other file, then its section or entry. */
export function stepsTo({ file }: Pick<EditableFile, "file">, { entries }: EditableText): string[] {
  const steps = entries.flatMap(({ key, kind, index }, depth) =>
    // The label of a cell names its column.
    key === "columns" ? [] : [kind ?? `${entryName(entries, depth)} ${index + 1}`],
  );
  return [fileName(file).replace(/\.yaml$/, ""), ...steps].map(withCapital);
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
