import { code } from "../../../src/check/read/findings/words.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import type { generalLayouts } from "../../../src/content/layouts.ts";
import { keyPattern, slugOf, takenBy } from "../../../src/content/page-key.ts";
import { type Kind, newPath, writeNewFile } from "../new-file.ts";
import type { Asker } from "../prompts/asker.ts";
import { collect, type Given } from "../prompts/collect.ts";
import { pageFields } from "./page-fields.ts";
import { type PageWords, pageText } from "./page-text.ts";

const page: Kind = { what: "page", folder: "pages", pattern: keyPattern, meant: slugOf };

/**
 * Says where the file of a page of that name will stand.
 *
 * @throws Refusal where the name cannot be had.
 */
export function newPagePath(directory: string, key: string): string {
  const owner = takenBy(key);
  if (owner !== undefined) throw new Refusal(`A page cannot be called ${code(key)}: ${owner}.`);
  return newPath(directory, page, key);
}

/**
 * Writes the file of a new page from flags and answers.
 *
 * @returns the path of the file.
 * @throws Refusal where the name cannot be had, or answers are missing or wrong.
 * @throws Cancelled where the person asked does not want to go on; then nothing is written.
 */
export async function newPage(
  directory: string,
  name: string,
  layout: (typeof generalLayouts)[number],
  given: Given,
  asker?: Asker,
): Promise<string> {
  const key = name.normalize("NFC");
  const path = newPagePath(directory, key);
  const { heading, ...answers } = await collect(pageFields(key), given, asker);
  const words = { ...answers, heading: heading ?? answers["title"] } as unknown as PageWords;
  writeNewFile(directory, path, pageText(layout, words));
  return path;
}
