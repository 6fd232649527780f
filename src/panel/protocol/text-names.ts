import type { EditableText, ListEntry } from "./editable-text.ts";
import { literally } from "./find-texts.ts";
import type { SiteFile, Words } from "./protocol.ts";

/** What tells what a text is called. */
export type Named = Pick<EditableText, "label" | "place" | "entries">;

/** A name of a text, and whose words these are: the panel's, or the site's. */
interface TextName {
  name: string;
  from: "panel" | "site";
}

/**
 * What a text is called: by the first words of its description, or as a cell; with its number among alike entries. On
 * the page it stands where the text is still to be written.
 *
 * @param words of the panel.
 */
export function textName({ label, place, entries }: Named, words: Words): TextName {
  const isCell = rowOf(place) !== undefined;
  // A cell of a table has the words of its row and column.
  if (isCell && label) return { name: shortLabel(label), from: "site" };
  if (isCell) return { name: cellName(entries, words), from: "panel" };
  const { kind, index = 0, count = 1 } = entries.at(-1) ?? {};
  const name = shortLabel(label);
  return { name: name + (count > 1 && !kind ? ` ${index + 1}` : ""), from: "panel" };
}

const cellName = (entries: readonly ListEntry[], words: Words) =>
  entries
    .slice(-2)
    .map(({ entry, index }) => `${nameOfEntry(entry, words)} ${index + 1}`)
    .join(" › ");

/** The path of a page that an example can have a link to. */
export const linkable = (files: readonly Pick<SiteFile, "path" | "isRequired">[]): string =>
  files.find(({ path, isRequired }) => path && !isRequired)?.path ?? "/";

/** What a text is called: the first line of its label. */
export const shortLabel = (label: string): string => label.split("\n", 1)[0] as string;

/** What else its label says. */
export const helpIn = (label: string): string => label.slice(shortLabel(label).length + 1);

/** What the words of a panel call an entry of a list, such as `Person`. */
export function nameOfEntry(entry: string, words: Words): string {
  const names = words["entries"] as Readonly<Record<string, string>> & { other: string };
  return names[entry] ?? names.other;
}

/** The list of rows around a cell of a table, and the index of its row. */
export function rowOf(place: string): { list: string; row: number } | undefined {
  const [, list, row] = /^(.*\/rows)\/(\d+)\/\d+$/s.exec(place) ?? [];
  return list === undefined ? undefined : { list, row: Number(row) };
}

/** The parts of a help, of which each second one is the name of a choice, or of a key in backticks, in place of what the file has. */
export function partsWithNames(
  help: string,
  names: readonly (readonly [value: string, name: string])[],
): string[] {
  // Some languages have the name behind the value already.
  const once = names.reduce(
    (said, [one, name]) =>
      said
        .replace(new RegExp(`(${one} \\()${literally(name)}, `, "i"), "$1")
        .replace(` (${name})`, ""),
    help,
  );
  // Words such as `no`, and what a key is called, stand in any sentence.
  const isTruth = names.some(([one]) => one === "true");
  const isAlone = (one: string) => isTruth || one.startsWith("`");
  const words = names
    .flatMap(([one, name]) => [...(isAlone(one) ? [] : [literally(name)]), `\`?${one}\`?`])
    .join("|");
  const parts = once.split(new RegExp(`(?<![\\p{L}-])(${words})(?![\\p{L}-])`, "iu"));
  return parts.map((part, index) => {
    const value = part.replaceAll("`", "");
    const isNamed = ([one]: (typeof names)[number]) =>
      one.replaceAll("`", "").toLowerCase() === value.toLowerCase();
    return (index % 2 && names.find(isNamed)?.[1]) || part;
  });
}
