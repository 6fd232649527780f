import { contentContext } from "../linting/rule-context.ts";
import { loadContent } from "../read/load.ts";
import { markOf, tellingTexts } from "./telling-texts.ts";

/** The file that keeps the marks of a content folder's texts, as TypeScript. */
export function marksOf(directory: string): string {
  const context = contentContext(loadContent(directory));
  const lines = tellingTexts(context).map(({ text, key }) => `${markOf(text)} ${key}`);
  return `// Written by \`npm run freeze-sample\` from the content that ships.

/** Marks of the sample's texts, each on a line with the file and keys where it stands. */
export const sampleMarks = \`
${lines.join("\n")}
\`;
`;
}
