import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { say } from "../../src/content/say.ts";
import { UserError } from "../check/user-error.ts";
import { displayPath } from "../content/display-path.ts";
import { languagesName } from "../content/files/content-files.ts";
import { languageFault } from "../content/files/languages.ts";
import { loadContent } from "../content/files/load.ts";
import { inWords } from "../content/messages.ts";
import { ownPackPath, packTagOf } from "../content/pack-tags.ts";
import { tagNamed } from "../content/schema/tag-named.ts";
import { terminalLanguage } from "../content/tell.ts";
import { readPackage } from "../package.ts";
import { addGap, addSources, emptyLines, emptyTexts } from "./add-gaps.ts";
import { type Change, joinFileChanges, type TextChange, textsAfter } from "./changes.ts";
import { newPack } from "./new-pack.ts";
import { readComplete } from "./read-back.ts";
import { type FileWithField, filesWithFields } from "./source-files.ts";
import { writeChanges } from "./write-changes.ts";

/**
 * Writes the folder of a further language: of each file, an empty key for each text, below its source. Existing files
 * get empty keys for missing texts.
 *
 * @param language its tag, or its name.
 * @returns paths of the files that were written, and of those with more keys; and whether a language pack was.
 * @throws UserError if there is no such language, or nothing is left to write.
 */
export function newLanguage(directory: string, language: string) {
  const { pack, files, added } = plannedLanguage(directory, language);
  writeChanges([...pack, ...files, ...added]);
  return { paths: pathsOf([...pack, ...files]), added: pathsOf(added), pack: pack.length > 0 };
}

const pathsOf = (changes: readonly Change[]) => changes.map(({ file }) => file);

/**
 * What {@link newLanguage} writes: a language pack if there is none, new files, and more keys of existing ones.
 *
 * @param reader The language of comments in new files.
 */
export function plannedLanguage(directory: string, language: string, reader = terminalLanguage()) {
  const tag = tagNamed(language) ?? language;
  const { located, diagnostics } = loadContent(directory);
  if (!located.isWhole) {
    const [first] = diagnostics;
    throw new UserError(say("writing.faulty-site", { file: `${first?.file}` }));
  }
  const folder = join(directory, languagesName, tag);
  const isNewPack = packTagOf(tag) === undefined;
  const place = { tag, file: displayPath(folder), pages: [], products: [], diagnostics: [] };
  const fault = languageFault(place, located, isNewPack);
  if (fault) throw new UserError(`${fault.message} ${fault.hint}`);

  const sources = filesWithFields(located);
  const begun = () => newPack(tag, readPackage("languages/en.yaml"));
  const pack = isNewPack ? [{ file: ownPackPath(tag), before: undefined, text: begun() }] : [];
  const added = withGaps();
  const files = sources.flatMap((source) => newTranslation(directory, tag, source, reader) ?? []);
  if (pack.length + files.length + added.length === 0)
    throw new UserError(say("writing.complete", { folder: displayPath(folder) }));
  return { pack, files, added };

  /** Existing files with empty keys for what they lack, of which each round adds one. */
  function withGaps(): TextChange[] {
    let changes: TextChange[] = [];
    for (;;) {
      const { translations } = loadContent(directory, textsAfter(changes));
      const { files = [] } = translations.find((one) => one.tag === tag) ?? {};
      const more = files.flatMap((one) => {
        const source = sources.find(({ name }) => name === one.name);
        if (!source || !existsSync(join(folder, one.name))) return [];
        const { file, text: before } = one.own;
        const text = addGap(one, source.field);
        return text === undefined ? [] : [{ file, before, text }];
      });
      if (more.length === 0) return changes;
      changes = joinFileChanges(changes, more);
    }
  }
}

/** Whether a further language lacks a file. It needs none for a page whose texts are all in the language pack. */
export function isUntranslated(directory: string, tag: string, source: FileWithField): boolean {
  const { name, field, file } = source;
  if (existsSync(join(directory, languagesName, tag, name))) return false;
  // Each language needs a file for its first page.
  return name === "pages/home.yaml" || emptyTexts(field, file.value) !== undefined;
}

/** The file of a further language with an empty key for each text below its source; undefined if it lacks none. */
export function newTranslation(
  directory: string,
  tag: string,
  source: FileWithField,
  reader: string,
): TextChange | undefined {
  // Stamps of a file that is there are its translator's to renew.
  if (!isUntranslated(directory, tag, source)) return undefined;
  const { name, field, file } = source;
  const path = displayPath(join(directory, languagesName, tag, name));
  const gaps = emptyTexts(field, file.value);
  const hasAddress = /^(?!site|products|pages\/(?:home|not-found))/.test(name);
  const head = [
    say("writing.head-texts", { file: displayPath(join(directory, name)), tag }),
    say("writing.head-keep"),
    say("writing.head-rest"),
    ...(hasAddress ? [say("writing.head-address", { slug: basename(name, ".yaml") })] : []),
  ];
  const lines = gaps === undefined ? [] : ["", ...emptyLines(gaps)];
  const text = [...head.map((line) => `# ${inWords(line, reader)}`), ...lines, ""].join("\n");
  const written = readComplete({ file: path, text });
  return { file: path, before: undefined, text: addSources(written, [], file.value) };
}
