import { readAssets } from "../content/assets.ts";
import { contentDirectory } from "../content/content-directory.ts";

/** Paths of the owner's files that are published unchanged, by their places in the export. */
export function ownerFiles(content = contentDirectory()): Map<string, string> {
  const { files, root } = readAssets(content);
  return new Map([
    ...files.map(({ name, path }) => [`files/${name}`, path] as const),
    ...root.map(({ name, path }) => [name, path] as const),
  ]);
}
