import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What this code has made of a text before, where it was kept under a name; else what it makes of it now.
 * For what takes longer than reading all content of a small site, such as a language pack or a drawing.
 *
 * @param name Of a file; one that is kept under it with another text gives way.
 * @param make Gives what JSON can hold; it depends on the text alone.
 */
export function keptAnswer<Answer>(name: string, text: string, make: () => Answer): Answer {
  // Beside the bundle of the commands, which is another after each change of the code.
  const { CONTENT_BUNDLE: folder } = process.env;
  if (folder === undefined) return make();
  const file = join(folder, `${name}.json`);
  try {
    const before = JSON.parse(readFileSync(file, "utf8"));
    if (before.text === text) return before.answer;
  } catch {}
  const answer = make();
  // Where the folder can be written to; other processes see all of it or nothing.
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify({ text, answer }));
    renameSync(`${file}.${process.pid}`, file);
  } catch {}
  return answer;
}
