import { say } from "../../../words/say.ts";
import { homeOf, meantBy } from "../../shape/index.ts";
import { isGroup } from "../../values.ts";
import { soundValue } from "../../yaml/index.ts";
import { type Files, type FolderEntry, pathIn } from "./file-set.ts";
import { readFolder, unreadFolderHint } from "./folder.ts";
import { readText } from "./read-text.ts";

/** Where a file beside the folders of content belongs, by its keys; undefined if they do not say it. */
export function strayFileHint(
  files: Files,
  directory: string,
  entry: FolderEntry,
): string | undefined {
  const home = homeOfFile(files, entry);
  if (!home) return undefined;
  const folder = pathIn(directory, home.folder);
  return `${home.reads} ${say("folders.move", { folder })}`;
}

/** What a file reads like by its keys, if it is YAML. */
function homeOfFile(files: Files, { isFolder, name, file }: FolderEntry) {
  return isFolder || !/\.ya?ml$/.test(name) ? undefined : homeOf(valueIn(files, file));
}

function valueIn(files: Files, file: string): unknown {
  const { source } = readText(files, file);
  return source && soundValue(source.text).value;
}

/** Whether a file has keys, as YAML or the head of a Markdown file does, or nothing yet. */
export function hasKeys(files: Files, file: string): boolean {
  const value = valueIn(files, file) ?? null;
  return value === null || isGroup(value);
}

/** Whether a folder has nothing, such as one whose files were moved; Git does not keep it. */
export function isEmptyFolder(files: Files, { isFolder, isLink, file }: FolderEntry): boolean {
  if (!isFolder || isLink) return false;
  const { entries, diagnostics } = readFolder(files, file);
  return entries.length + diagnostics.length === 0;
}

/** Whether a folder is named after a language, and not after a subject: `faq` is a tag as well. */
export const isTagOfFolder = (name: string) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(name);

/**
 * What to do with a folder among pages, products or entries: one of another kind belongs beside them, unless its files
 * read like those around it.
 *
 * @param own the name of the folder in which it is.
 */
export function strayFolderHint(
  files: Files,
  directory: string,
  own: string,
  { name, file, isLink }: FolderEntry,
  all: readonly string[],
): string {
  const others = all.filter((one) => one !== own && one !== "site.yaml");
  const home = others.includes(name) ? name : meantBy(name, "folders", others);
  if (isTagOfFolder(name) && all.includes("pages"))
    return say("folders.move-all", { folder: pathIn(directory, `languages/${name}/${own}`) });
  const { entries } = readFolder(files, file, isLink);
  const areOwn = entries.some((one) => homeOfFile(files, one)?.folder === own);
  if (home && !areOwn) return say("folders.move-all", { folder: pathIn(directory, home) });
  // A server shows such a file at the address of its folder.
  const [index, another] = entries;
  const beside = readFolder(files, file.slice(0, -name.length - 1)).entries;
  const isTaken = beside.some((one) => [`${name}.yaml`, `${name}.yml`].includes(one.name));
  if (!index || another || isTaken || !/^index\.ya?ml$/.test(index.name))
    return unreadFolderHint(pathIn(directory, own));
  const place = pathIn(directory, `${own}/${name}.yaml`);
  return say("folders.rename-index", { file: `${name}/${index.name}`, place });
}
