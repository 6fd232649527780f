/** Text as it stands in a cell of a Markdown table, which a bar would end. */
export function tableCell(text: string): string {
  return text.replaceAll("|", "\\|");
}
