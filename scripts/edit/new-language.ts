import { UserError } from "../../src/engine/check/user-error.ts";
import { newPack } from "../../src/engine/edit/new-pack.ts";
import { type FileWithField, filesWithFields } from "../../src/engine/edit/source-files.ts";
import { readComplete } from "../../src/engine/edit/yaml-changes.ts";
import { inWords } from "../../src/engine/messages/messages.ts";
import { terminalLanguage } from "../../src/engine/messages/tell.ts";
import { tagNamed } from "../../src/engine/shape/hints/tag-named.ts";
import { languagesName } from "../../src/engine/site/files/content-files.ts";
import type { Texts } from "../../src/engine/site/files/file-set.ts";
import { languageFault, shortName } from "../../src/engine/site/languages.ts";
import type { LoadResult } from "../../src/engine/site/load.ts";
import { ownPackPath, packTagOf } from "../../src/engine/site/packs/pack-tags.ts";
import { say } from "../../src/words/say.ts";
import { loadContent } from "../disk/check-content.ts";
import { disk } from "../disk/disk.ts";
import { displayPath } from "../disk/display-path.ts";
import { readPackage } from "../package.ts";
import { addGap, addSources, emptyLines, emptyTexts } from "./add-gaps.ts";

/**
 * A further language, as a language pack if there is none, new files with an empty key for each text below its source,
 * and existing files with such keys for missing texts.
 *
 * @param language its tag, or its name.
 * @param reader The language of comments in new files.
 * @throws UserError if there is no such language, or nothing is left to write.
 */
export function plannedLanguage(loaded: LoadResult, language: string, reader = terminalLanguage()) {
  const tag = tagNamed(language) ?? language;
  const { located, diagnostics } = loaded;
  if (!located.isWhole) {
    const [first] = diagnostics;
    throw new UserError(say("writing.faulty-site", { file: `${first?.file}` }));
  }
  const folder = folderOfLanguage(loaded, tag);
  const isNewPack = packTagOf(disk, tag) === undefined;
  const place = { tag, file: folder, pages: [], products: [], diagnostics: [] };
  const fault = languageFault(disk, place, located, isNewPack);
  if (fault) throw new UserError(`${fault.message} ${fault.hint}`);

  const sources = filesWithFields(located);
  const begun = () => newPack(tag, readPackage("languages/en.yaml"));
  const pack: Texts = new Map(isNewPack ? [[ownPackPath(disk, tag), begun()]] : []);
  const added = withGaps();
  const files = new Map(sources.flatMap((source) => newTranslation(loaded, tag, source, reader)));
  if (pack.size + files.size + added.size === 0)
    throw new UserError(say("writing.complete", { folder }));
  return { pack, files, added };

  /** Existing files with empty keys for what they lack, of which each round adds one. */
  function withGaps(): Texts {
    let texts: Texts = new Map();
    for (;;) {
      const { translations } = loadContent(loaded.file, texts);
      const { files = [] } = translations.find((one) => one.tag === tag) ?? {};
      const more = files.flatMap((one) => {
        const source = sources.find(({ name }) => name === one.name);
        if (!source || !isTranslated(loaded, tag, source)) return [];
        const text = addGap(one, source.field);
        return text === undefined ? [] : [[one.own.file, text] as const];
      });
      if (more.length === 0) return texts;
      texts = new Map([...texts, ...more]);
    }
  }
}

const folderOfLanguage = ({ file }: LoadResult, tag: string) =>
  displayPath(`${file}/${languagesName}/${tag}`);

/** Whether a further language has a file. */
const isTranslated = ({ translations }: LoadResult, tag: string, { name }: FileWithField) =>
  translations.some(
    (one) => one.tag === tag && one.sources.some(({ file }) => file === `${one.file}/${name}`),
  );

/** Whether a further language lacks a file. It needs none for a page whose texts are all in the language pack. */
export function isUntranslated(loaded: LoadResult, tag: string, source: FileWithField): boolean {
  const { name, field, file } = source;
  if (isTranslated(loaded, tag, source)) return false;
  // Each language needs a file for its first page.
  return name === "pages/home.yaml" || emptyTexts(field, file.value) !== undefined;
}

/** The file of a further language with an empty key for each text below its source; none if it lacks none. */
export function newTranslation(
  loaded: LoadResult,
  tag: string,
  source: FileWithField,
  reader: string,
): [file: string, text: string][] {
  // Stamps of a file that is there are its translator's to renew.
  if (!isUntranslated(loaded, tag, source)) return [];
  const { name, field, file } = source;
  const path = `${folderOfLanguage(loaded, tag)}/${name}`;
  const gaps = emptyTexts(field, file.value);
  const hasAddress = /^(?!site|products|pages\/(?:home|not-found))/.test(name);
  const head = [
    say("writing.head-texts", { file: file.file, tag }),
    say("writing.head-keep"),
    say("writing.head-rest"),
    ...(hasAddress ? [say("writing.head-address", { slug: shortName(name) })] : []),
  ];
  const lines = gaps === undefined ? [] : ["", ...emptyLines(gaps)];
  const text = [...head.map((line) => `# ${inWords(line, reader)}`), ...lines, ""].join("\n");
  const written = readComplete({ file: path, text });
  return [[path, addSources(written, [], file.value)]];
}
