import type { Content } from "../../../src/content/schema/content.ts";
import { previewFiles, sharedFiles, sideFiles } from "../side-files/side-files.ts";

/** All that a generator yields, by its first part. */
export async function collect<Key, Value>(
  yielded: AsyncIterable<readonly [Key, Value]> | Iterable<readonly [Key, Value]>,
): Promise<Map<Key, Value>> {
  const all = new Map<Key, Value>();
  for await (const [key, value] of yielded) all.set(key, value);
  return all;
}

/** The files beside the pages of a site in one language, by their paths, for tests. */
export async function besidePages(content: Content, base: string) {
  const files = [
    sideFiles(content, base),
    previewFiles(content, new Map()),
    sharedFiles([content], base),
  ];
  return new Map((await Promise.all(files.map(collect))).flatMap((some) => [...some]));
}
