import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * What a function makes of a text; from the disk where it was made before. For what takes longer than
 * reading all content of a small site, such as a language pack or a drawing.
 *
 * @param name Of the file on disk. An entry for another text under the same name is overwritten.
 * @param make Returns a value that JSON can express; it depends only on the text.
 */
export function cachedOnDisk<Result>(name: string, text: string, make: () => Result): Result {
  // The folder of the bundled commands, which is another one after each change of the code.
  const { CONTENT_BUNDLE: folder } = process.env;
  if (folder === undefined) return make();
  const file = join(folder, `${name}.json`);
  try {
    const cached = JSON.parse(readFileSync(file, "utf8"));
    if (cached.text === text) return cached.result;
  } catch {}
  const result = make();
  // The folder may be read-only. Renaming is atomic, so other processes never read half a file.
  try {
    writeFileSync(`${file}.${process.pid}`, JSON.stringify({ text, result }));
    renameSync(`${file}.${process.pid}`, file);
  } catch {}
  return result;
}
