import { stringify } from "yaml";

/** The cells of a row as a list between brackets. */
export const rowText = (cells: readonly string[]) => `[${cells.map(cellOf).join(", ")}]`;

/** A text between brackets, in which a comma ends it. */
function cellOf(text: string): string {
  return /[,[\]{}]/.test(text) ? JSON.stringify(text) : scalar(text);
}

/** A single value on one line, in quotes where it needs them. */
export const scalar = (value: unknown) => stringify(value, { lineWidth: 0 }).trim();
