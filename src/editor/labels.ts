import type { EditableFile, EditableText, ListEntry } from "./protocol.ts";
import { english, hasWords, say } from "./say.ts";

/** What a text is called: by the first words of its description, or as a cell; with its number among alike entries. */
export function nameOf({ label, place, language, direction, entries }: EditableText) {
  const short = shortLabel(label);
  const isCell = /\/rows\/\d+\/\d+$/.test(place);
  const { kind, index = 0, count = 1 } = entries.at(-1) ?? {};
  const number = count > 1 && !kind && !isCell ? ` ${index + 1}` : "";
  const known = `fields.${short}`;
  if (!isCell && hasWords(known)) return { name: say(known) + number, inLanguage: {} };
  return {
    name: short + number,
    inLanguage: isCell ? { lang: language, dir: direction } : english,
  };
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
