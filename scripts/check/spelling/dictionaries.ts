import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { code } from "../read/findings/words.ts";
import { Refusal } from "../refusal.ts";

/** A dictionary as Hunspell reads it: how words are inflected, and the words. */
export interface Dictionary {
  affixes: string;
  words: string;
}

/** Languages for which the registry has a package `dictionary-<tag>`. */
const published = new Set(
  "bg br ca cs cy da de el en eo es et eu fa fo fr fur fy ga gd gl he hr hu hy hyw ia ie is it ka ko la lb lt ltg lv mk mn nb nds ne nl nn oc pl pt ro ru rw sk sl sr sv tk tr uk vi".split(
    " ",
  ),
);

/**
 * The dictionaries of a language; English that is neither of Britain nor of the United States has both.
 *
 * @throws Refusal where none is installed.
 */
export function dictionariesOf(language: string): Dictionary[] {
  const tag = language.toLowerCase();
  const [base = ""] = tag.split("-");
  const isBoth = base === "en" && tag !== "en-gb" && tag !== "en-us";
  const tags = isBoth ? ["en", "en-gb"] : [tag, base];
  const folders = tags.flatMap((one) => folderOf(`dictionary-${one}`) ?? []);
  if (folders.length > 0) return folders.slice(0, isBoth ? 2 : 1).map(dictionaryIn);
  throw new Refusal(
    published.has(base)
      ? `--spelling needs a dictionary of ${code(language)}, and none is installed. Run ${code(`npm install --save-dev dictionary-${base}`)}.`
      : `--spelling cannot be used on this site: there is no dictionary of ${code(language)} that it could read. Leave it out.`,
  );
}

function dictionaryIn(folder: string): Dictionary {
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  return { affixes: read("index.aff"), words: read("index.dic") };
}

/** The folder of an installed package. */
function folderOf(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(name));
  } catch {
    return undefined;
  }
}
