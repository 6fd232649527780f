/** A text in which other words stand in place of passages, each once. */
export function replacePassages(text: string, passages: Readonly<Record<string, string>>): string {
  return Object.entries(passages).reduce((now, [from, to]) => {
    // One that is misspelt would leave all as it was, and the test with nothing to find.
    if (!now.includes(from)) throw new Error(`There is no “${from}” that a test could replace.`);
    return now.replace(from, () => to);
  }, text);
}
