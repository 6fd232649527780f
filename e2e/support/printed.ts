/** A text as it is compared with what a sheet holds: where its lines end is of no account. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, "");
}

/** The sheets but the last that end with a heading, by the texts of all; both without blanks. */
export function endingWithHeading(
  sheets: readonly string[],
  headings: readonly string[],
): string[] {
  if (headings.length === 0) throw new Error("There is no heading to look for.");
  return sheets.slice(0, -1).filter((sheet) => headings.some((heading) => sheet.endsWith(heading)));
}
