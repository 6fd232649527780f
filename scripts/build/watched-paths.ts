import { join, resolve, sep } from "node:path";
import { languagesName } from "../../src/engine/site/index.ts";
import { contentDirectory, ownPackFolder } from "../disk/content-directory.ts";
import { ownSections } from "../disk/own-kinds.ts";
import { packageRoot } from "../package.ts";

/** The folders with words: the content, and the language packs of the owner's and of this package. */
export const contentFolders = () => [
  contentDirectory(),
  resolve(ownPackFolder()),
  join(packageRoot, languagesName),
];

/** Whether a development server need not watch a path: in a clone, what pages have nothing of. */
export function isUnwatched(path: string): boolean {
  const within = (folder: string, one: string) => `${one}${sep}`.startsWith(`${folder}${sep}`);
  const watched = [...contentFolders(), ownSections(), join(packageRoot, "src")];
  const file = resolve(path);
  const isOfPackage = within(resolve(packageRoot), file);
  return isOfPackage && !watched.some((one) => within(one, file) || within(file, one));
}
