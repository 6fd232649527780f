import { basename, join } from "node:path";
import { say } from "../../../src/content/say.ts";
import { displayPath } from "../display-path.ts";
import { meantBy } from "../schema/other-names.ts";
import { homeOf } from "../schema/page-schema.ts";
import { soundValue } from "../yaml/sound-value.ts";
import { type FolderEntry, readFolder, unreadFolderHint } from "./folder.ts";
import { readText, type Texts } from "./read-text.ts";

/** Where a file beside the folders of content belongs, by its keys; undefined if they do not say it. */
export function strayFileHint(
  directory: string,
  entry: FolderEntry,
  texts: Texts,
): string | undefined {
  const home = homeOfFile(entry, texts);
  if (!home) return undefined;
  const folder = displayPath(join(directory, home.folder));
  return `${home.reads} ${say("folders.move", { folder })}`;
}

/** What a file reads like by its keys, if it is YAML. */
function homeOfFile({ isFolder, name, path, file }: FolderEntry, texts: Texts) {
  if (isFolder || !/\.ya?ml$/.test(name)) return undefined;
  const { source } = readText(path, file, texts);
  return source && homeOf(soundValue(source.text).value);
}

/**
 * What to do with a folder among pages, products or entries: one of another kind belongs beside them, unless its files
 * read like those around it.
 */
export function strayFolderHint(
  directory: string,
  path: string,
  { name, path: inner, isLink }: FolderEntry,
  all: readonly string[],
  texts: Texts,
): string {
  const own = basename(path);
  const others = all.filter((one) => one !== own && one !== "site.yaml");
  const home = others.includes(name) ? name : meantBy(name, "folders", others);
  const { entries } = home ? readFolder(inner, isLink) : { entries: [] };
  const areOwn = entries.some((one) => homeOfFile(one, texts)?.folder === own);
  return home && !areOwn
    ? say("folders.move-all", { folder: displayPath(join(directory, home)) })
    : unreadFolderHint(displayPath(path));
}
