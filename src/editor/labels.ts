import type { EditableFile, EditableText } from "./protocol.ts";

/** The first words of a description, which say what a text is: `Title of the page` of a longer one. */
export function shortLabel(label: string): string {
  return label.split(/[.,:;]/, 1)[0] as string;
}

/** Where a text is: its page or other file, then its section or entry. */
export function stepsTo({ file }: Pick<EditableFile, "file">, { entries }: EditableText): string[] {
  const name = fileName(file).replace(/\.yaml$/, "");
  return [name, ...entries.map(({ key, kind, index }) => kind ?? `${key} ${index + 1}`)].map(
    withCapital,
  );
}

export const fileName = (path: string): string => path.replace(/^.*[\\/]/, "");

const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
