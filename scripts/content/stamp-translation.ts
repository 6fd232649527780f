import { join } from "node:path";
import { languagesName } from "../check/read/files/content-files.ts";
import { isPair } from "../check/read/layers.ts";
import { loadContent } from "../check/read/load.ts";
import { stampedPath, stampKey, stampOf, stampsText } from "../check/read/translations/stamps.ts";
import { valueAt } from "../check/read/values.ts";
import { Refusal } from "../check/refusal.ts";
import { updateFile } from "./write-file.ts";

/**
 * Says that the texts of a translation fit what their sources say today.
 *
 * @param wanted name of the one file that was looked at, with or without its folder and ending; by default all.
 * @returns the path of the file with the hashes, and how many of them are others than before.
 * @throws Refusal if there is no such language or file, or it has mistakes.
 */
export function stampTranslation(directory: string, tag: string, wanted?: string) {
  const { translations, located } = loadContent(directory);
  const translation = translations.find((one) => one.tag === tag);
  const tags = translations.map((one) => one.tag).join(", ");
  if (!translation)
    throw new Refusal(
      `There is no folder content/${languagesName}/${tag}. ${tags ? `There are: ${tags}.` : `\`npx faircopy new language ${tag}\` writes one.`}`,
    );
  const [fault] = translation.diagnostics;
  if (fault || !located.isWhole)
    throw new Refusal(
      `${fault?.file ?? "The site"} has mistakes; mend those that \`npx faircopy check\` names first.`,
    );
  const isWanted = (name: string) =>
    [name, name.replace(/^.*\//, ""), name.replace(/^.*\/|\.yaml$/g, "")].includes(wanted ?? name);
  const files = translation.files.filter(({ name }) => isWanted(name));
  if (files.length === 0)
    throw new Refusal(
      `There is no ${wanted} in ${translation.file}. There are: ${translation.files.map(({ name }) => name).join(", ")}.`,
    );
  const { stamps: before = {} } = translation;
  const stamps: Record<string, string> = { ...before };
  const names = new Set(translation.files.map(({ name }) => name));
  const looked = new Set(files.map(({ name }) => name));
  // Stamps of files that are gone go, and of a file that was looked at, those of texts that are gone.
  for (const key of Object.keys(before)) {
    const name = key.replace(/ .*/, "");
    const own = files.find((file) => file.name === name)?.own.value;
    // By those of an entry whose source is gone, the others of its list are known.
    const isEntry = stampedPath(key).some((step) => typeof step === "number");
    const isKept = isEntry && typeof valueAt(own, stampedPath(key)) === "string";
    if (!names.has(name) || (looked.has(name) && !isKept)) delete stamps[key];
  }
  for (const { name, entries, missing, ownPath } of files) {
    for (const { path, source } of entries.filter(isPair))
      stamps[stampKey(name, ownPath(path))] = stampOf(source);
    for (const path of missing) {
      const key = stampKey(name, ownPath(path));
      // The stamp of a text still to be written stays.
      if (before[key]) stamps[key] = before[key];
    }
  }
  const count = Object.keys(stamps).filter((key) => stamps[key] !== before[key]).length;
  const path = join(directory, languagesName, tag, "translated.json");
  updateFile(path, stampsText(stamps));
  return { path, count };
}
