/** A text without its marks, and the stretch that stood between them; for tests. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** Takes the marks « and » out of a text that has one of each. */
export function marked(text: string): Marked {
  const start = text.indexOf("«");
  const end = text.indexOf("»") - 1;
  if (start === -1 || end < start) throw new Error(`No stretch is marked in: ${text}`);
  return { text: text.replace("«", "").replace("»", ""), start, end };
}
