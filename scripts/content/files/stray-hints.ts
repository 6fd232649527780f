import { basename, join } from "node:path";
import { say } from "../../../src/content/say.ts";
import { displayPath } from "../display-path.ts";
import { meantBy } from "../schema/other-names.ts";
import { homeOf } from "../schema/page-schema.ts";
import { soundValue } from "../yaml/sound-value.ts";
import { type FolderEntry, unreadFolderHint } from "./folder.ts";
import { readText, type Texts } from "./read-text.ts";

/** Where a file beside the folders of content belongs, by its keys; undefined if they do not say it. */
export function strayFileHint(
  directory: string,
  entry: FolderEntry,
  texts: Texts,
): string | undefined {
  if (entry.isFolder || !/\.ya?ml$/.test(entry.name)) return undefined;
  const { source } = readText(entry.path, entry.file, texts);
  const home = source && homeOf(soundValue(source.text).value);
  if (!home) return undefined;
  const folder = displayPath(join(directory, home.folder));
  return `${home.reads} ${say("folders.move", { folder })}`;
}

/** What to do with a folder among pages, products or entries: one of another kind belongs beside them. */
export function strayFolderHint(
  directory: string,
  path: string,
  name: string,
  all: readonly string[],
): string {
  const own = basename(path);
  const others = all.filter((one) => one !== own && one !== "site.yaml");
  const home = others.includes(name) ? name : meantBy(name, "folders", others);
  return home
    ? say("folders.move-all", { folder: displayPath(join(directory, home)) })
    : unreadFolderHint(displayPath(path));
}
