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
