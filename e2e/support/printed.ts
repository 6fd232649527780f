/** A text as it is compared with what a sheet holds: where its lines end is of no account. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, "");
}

/** The sheets that end with a heading, or with the number of one, by the texts of all; both without blanks. */
export function endingTooSoon(sheets: readonly string[], headings: readonly string[]): string[] {
  if (headings.length === 0) throw new Error("There is no heading to look for.");
  return sheets.slice(0, -1).filter((sheet, index) => {
    const isNext = headings.some((heading) => sheets[index + 1]?.startsWith(heading));
    return headings.some((heading) => sheet.endsWith(heading)) || (isNext && /\d$/.test(sheet));
  });
}
