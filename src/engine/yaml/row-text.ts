import { stringify } from "yaml";
import { cellsBetween, plainCell } from "../../words/pasted-rows.ts";

/** The cells of a row as a list between brackets. */
export const rowText = (cells: readonly string[]) => `[${cells.map(cellOf).join(", ")}]`;

/** A text between brackets, in which a comma ends it. */
function cellOf(text: string): string {
  return /[,[\]{}]/.test(text) ? JSON.stringify(text) : scalar(text);
}

/** A row whose cells stand apart by spaces or dots alone, with tabs between them. */
export const withTabs = (row: string) =>
  /[\t|;؛]/.test(row) ? row : row.replaceAll(/(?<!\s)\s*\.{3,}\s*| {2,}/g, "\t");

/** A row that was written as a text, or pasted from a spreadsheet; of a number of cells, if that is known. */
export function rowIn(written: unknown, count?: number): string | undefined {
  // The last bracket of a row that lost its first one is no words, and round ones around it are meant as square ones.
  const text = withTabs(`${written}`.replace(/^([^[]*)\]$|^\(([^()]*)\)$/, "$1$2"));
  for (const sign of ["\t", "|", ";", "؛", ",", "،"]) {
    const cells = cellsBetween(sign, text).map(plainCell);
    if (cells.at(-1) === "") cells.pop();
    if (cells.length > 1 && cells.length === (count ?? cells.length)) return rowText(cells);
  }
  return undefined;
}

/** Words that are written as they are, which a document of their own would take long to say. */
const plainWords = /^(?!(?:true|false|null)$)[a-z]+(?: [a-z]+)*$/i;

/** A single value on one line, in quotes where it needs them. */
export function scalar(value: unknown): string {
  if (value === "") return '""';
  if (typeof value === "string" && plainWords.test(value)) return value;
  return stringify(value, { lineWidth: 0 }).trim();
}

/** A value of any shape on one line. */
export const inline = (value: unknown) =>
  stringify(value, {
    ...{ collectionStyle: "flow", flowCollectionPadding: false, lineWidth: 0 },
  }).trim();
