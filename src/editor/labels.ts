import type { EditableFile, EditableText, ListEntry } from "./protocol.ts";

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

/** What an entry of a list is called: one of a section by its kind, any other by its list. */
const entryNames: Readonly<Record<string, string>> = {
  ...{ sections: "Section", people: "Person", questions: "Question", quotes: "Quote" },
  ...{ gallery: "Picture", figures: "Figure", steps: "Step", logos: "Logo", features: "Point" },
  ...{
    values: "Value",
    passages: "Passage",
    rows: "Row",
    columns: "Column",
    paragraphs: "Paragraph",
  },
  ...{ answer: "Paragraph", bullets: "Point", links: "Link", phones: "Telephone number" },
  ...{ address: "Line", places: "Place", exceptions: "Exception", facts: "Fact", text: "Part" },
};

/** The name of the entry at a depth of those around a text. */
export function entryName(entries: readonly ListEntry[], depth: number): string {
  const { key = "" } = entries[depth] ?? {};
  const kind = key === "items" ? entries[depth - 1]?.kind : undefined;
  return entryNames[kind ?? key] ?? "Entry";
}

export const fileName = (path: string): string => path.replace(/^.*[\\/]/, "");

export const withCapital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Said before a text with an error is saved. */
export const hasError =
  "Not saved yet: this text has an error. If you save it, its page is not shown until the error is fixed.";
