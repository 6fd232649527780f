import { foldCase } from "./fold-case.ts";

/** The rows of a spreadsheet as it copies them: a line each, with tabs between the cells. */
export function pastedRows(copied: string): string[][] {
  return cellsBetween("\n", copied.replaceAll(/\r\n?/g, "\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => cellsBetween("\t", line).map(plainCell));
}

/** A cell without the quotes around one that has a sign of the row in it. */
export function plainCell(cell: string): string {
  const [, quoted] = /^"(.*)"$/s.exec(cell.trim()) ?? [];
  return (quoted?.replaceAll('""', '"') ?? cell).replaceAll(/\s+/g, " ").trim();
}

/** The parts of a text between signs, of which none is between quotes. */
export function cellsBetween(sign: string, text: string): string[] {
  const parts = [""];
  let isQuoted = false;
  const hasPairs = text.split('"').length % 2 === 1;
  for (const one of text) {
    if (one === '"') isQuoted = hasPairs && !isQuoted;
    if (one === sign && !isQuoted) parts.push("");
    else parts[parts.length - 1] += one;
  }
  return parts;
}

/**
 * Rows that come into a table, with each cell in its column. A first row that names columns says which these are.
 *
 * @param headings The heads of the table, in each language that may name them.
 * @param column The first column of rows that name none.
 */
export function rowsBelow(
  headings: readonly (readonly string[])[],
  copied: string,
  column = 0,
): { cells: string[][]; left: string[] } {
  const all = pastedRows(copied);
  const [first = [], ...others] = all;
  const known = headings.map((heads) => heads.map(foldCase));
  const columns: number[] = [];
  // Two columns may have one name: each is taken once.
  for (const cell of first.map(foldCase)) {
    const isMeant = (head: string, at: number) => head === cell && !columns.includes(at);
    columns.push(Math.max(...known.map((heads) => heads.findIndex(isMeant))));
  }
  const count = columns.filter((one) => one >= 0).length;
  const [heads = []] = headings;
  const areAll = count === first.length && count === heads.length;
  // One cell alone may say by chance what a column of several is called.
  if (!areAll && (count < 2 || count * 2 < first.filter(Boolean).length))
    return { cells: all.map((row) => [...Array<string>(column).fill(""), ...row]), left: [] };
  return {
    cells: others.map((row) => heads.map((_, at) => row[columns.indexOf(at)] ?? "")),
    left: columnsLeft(others, first, (at) => (columns[at] ?? -1) >= 0),
  };
}

/** The columns of rows that are not used, by their heads; where there are none, by their first cells. */
export function columnsLeft(
  rows: readonly (readonly string[])[],
  heads: readonly string[],
  isUsed: (at: number) => boolean,
): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => {
    const cell = isUsed(at) ? undefined : rows.find((row) => row[at])?.[at];
    return cell && (heads[at] || cell);
  }).flatMap((one) => one ?? []);
}
