import { contentContext } from "../linting/rule-context.ts";
import { loadContent } from "../read/load.ts";
import { markOf, tellingTexts } from "./telling-texts.ts";

/** The marks of a content folder's texts, each on a line with the file and keys where it stands. */
export function marksOf(directory: string): string {
  const context = contentContext(loadContent(directory));
  const lines = tellingTexts(context).map(({ text, key }) => `${markOf(text)} ${key}\n`);
  return lines.join("");
}
