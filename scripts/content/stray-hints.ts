import { basename, join } from "node:path";
import { soundValue } from "./compose.ts";
import { displayPath } from "./display-path.ts";
import { type Entry, unreadFolderHint } from "./folder.ts";
import { code } from "./format.ts";
import { meantBy } from "./other-names.ts";
import { homeOf } from "./page-schema.ts";
import { readText, type Texts } from "./read-text.ts";

/** Where a file beside the folders of content belongs, by its keys; undefined if they do not say it. */
export function strayFileHint(directory: string, entry: Entry, texts: Texts): string | undefined {
  if (entry.isFolder || !/\.ya?ml$/.test(entry.name)) return undefined;
  const { source } = readText(entry.path, entry.file, texts);
  const home = source && homeOf(soundValue(source.text).value);
  const folder = home && code(displayPath(join(directory, home.folder)));
  return folder && `${home.reads} Move it to ${folder}.`;
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
    ? `Move what is in it to ${code(displayPath(join(directory, home)))}.`
    : unreadFolderHint(displayPath(path));
}
