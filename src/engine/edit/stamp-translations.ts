import { commas, say } from "../../words/say.ts";
import { UserError } from "../check/index.ts";
import { pathId } from "../path-id.ts";
import { isPair, stampChanges, type TranslatedFile, type Wanted } from "../shape/index.ts";
import { type LoadResult, languagesName, shortName } from "../site/index.ts";
import { valueAt } from "../values.ts";
import type { YamlFile } from "../yaml/index.ts";
import type { Fixes } from "./fix-content.ts";
import { changedFile, readComplete } from "./yaml/yaml-changes.ts";

/** A file with other stamps. Throws a UserError if a value would change too. */
export function applyStamps(file: YamlFile, wanted: Wanted): YamlFile {
  const refusal = say("writing.no-sources", { file: file.file });
  return changedFile(file, stampChanges(file, wanted), file.value ?? {}, refusal);
}

/**
 * The translated files with the sources of today above their texts, which says that these fit.
 *
 * @param tag of the language; true for all.
 * @param names of files, with or without folder and ending; all if there are none.
 * @throws UserError if there is no such language or file, or it has mistakes.
 */
export function stampTranslations(
  loaded: LoadResult,
  tag: string | true,
  names: readonly string[],
): Fixes {
  const translations = loaded.translations.filter((one) => tag === true || one.tag === tag);
  const known = loaded.translations.map((one) => one.tag);
  if (translations.length === 0 && tag !== true)
    throw new UserError(
      say("writing.no-language", {
        ...{ folder: `content/${languagesName}/${tag}`, tag },
        ...{ tags: known.length > 0 ? "some" : "none", known: commas(known) },
      }),
    );
  const [fault] = translations.flatMap(({ diagnostics }) => diagnostics);
  if (fault || !loaded.located.isWhole)
    throw new UserError(
      fault
        ? say("writing.faulty-translation", { file: fault.file })
        : say("writing.faulty-source"),
    );
  const all = translations.flatMap((one) => one.files);
  const filesNamed = (wanted: string) =>
    all.filter(({ name, own }) =>
      [own.file, name, name.replace(/^.*\//, ""), shortName(name)].includes(wanted),
    );
  const unknown = names.find((name) => filesNamed(name).length === 0);
  if (unknown !== undefined)
    throw new UserError(
      say("writing.no-translation", {
        name: unknown,
        folders: commas(translations.map(({ file }) => file)),
        names: commas(all.map(({ name }) => name)),
      }),
    );
  const files = names.length > 0 ? [...new Set(names.flatMap(filesNamed))] : all;
  return { files: files.flatMap(stampFile), left: [], unmatched: [] };
}

function stampFile(translated: TranslatedFile) {
  const wanted = currentStamps(translated);
  const fixed = stampChanges(translated.own, wanted).map(() => ({ rule: "translation-stale" }));
  const { file, text: before } = translated.own;
  const { text } = applyStamps(readComplete(translated.own), wanted);
  return text === before ? [] : [{ file, before, text, fixed }];
}

/** The stamps that the texts of a file have once they fit, and its empty keys. */
function currentStamps({ entries, missing, source, own, ownPath, stamps }: TranslatedFile): Wanted {
  const idOf = (path: readonly (string | number)[]) => pathId(ownPath(path));
  const known = entries.flatMap((one) => (one.source === undefined ? [] : idOf(one.path)));
  // Stamps of deleted entries stay: they tell which remaining entry is which.
  const gone = [...stamps.keys()].filter((id) => !known.includes(id) && !/\0\d+(?:\0|$)/.test(id));
  const gaps = missing.filter((path) => valueAt(own.value, ownPath(path)) === null);
  return new Map([
    ...gone.map((id) => [id, undefined] as const),
    ...gaps.map((path) => [idOf(path), `${valueAt(source.value, path)}`] as const),
    ...entries.filter(isPair).map((one) => [idOf(one.path), one.source] as const),
  ]);
}
