import { say } from "../../words/say.ts";
import { UserError } from "../check/index.ts";
import { withoutJson } from "../json-values.ts";
import { inWords } from "../messages/index.ts";
import { type ContentFile, tagNamed } from "../shape/index.ts";
import {
  type LoadResult,
  languageFault,
  languagesName,
  ownPackPath,
  packTagOf,
  packTags,
  pathIn,
  shippedPackText,
  shortName,
  siteWith,
  type Texts,
} from "../site/index.ts";
import { addGap, addSources, emptyTexts } from "./add-gaps.ts";
import { newPack } from "./new-pack.ts";
import { sourceFiles } from "./source-files.ts";
import { readComplete } from "./yaml/yaml-changes.ts";
import { type Group, groupLines } from "./yaml/yaml-text.ts";

/**
 * A further language, as a language pack if there is none, new files with an empty key for each text below its source,
 * and existing files with such keys for missing texts.
 *
 * @param language its tag, or its name.
 * @throws UserError if there is no such language, or nothing is left to write.
 */
export function plannedLanguage(loaded: LoadResult, language: string) {
  const { located, diagnostics } = loaded;
  const { host } = located;
  const tag = tagNamed(language, packTags(host)) ?? language;
  if (!located.isWhole) {
    const [first] = diagnostics;
    throw new UserError(say("writing.faulty-site", { file: `${first?.file}` }));
  }
  const folder = folderOfLanguage(loaded, tag);
  const isNewPack = packTagOf(host, tag) === undefined;
  const place = { tag, file: folder, pages: [], products: [], diagnostics: [] };
  const fault = languageFault(host, place, located, isNewPack);
  if (fault) throw new UserError(`${fault.message} ${fault.hint}`);

  const sources = sourceFiles(located);
  const begun = () => newPack(tag, withoutJson(`${shippedPackText("en")}`));
  const pack: Texts = new Map(isNewPack ? [[ownPackPath(host, tag), begun()]] : []);
  const added = withGaps();
  const files = new Map(sources.flatMap((source) => newTranslation(loaded, tag, source)));
  if (pack.size + files.size + added.size === 0)
    throw new UserError(say("writing.complete", { folder }));
  return { pack, files, added };

  /** Existing files with empty keys for what they lack, of which each round adds one. */
  function withGaps(): Texts {
    let texts: Texts = new Map();
    for (;;) {
      const { translations } = siteWith(loaded, texts);
      const { files = [] } = translations.find((one) => one.tag === tag) ?? {};
      const more = files.flatMap((one) => {
        const text = isTranslated(loaded, tag, one) ? addGap(one) : undefined;
        return text === undefined ? [] : [[one.own.file, text] as const];
      });
      if (more.length === 0) return texts;
      texts = new Map([...texts, ...more]);
    }
  }
}

const folderOfLanguage = ({ file }: LoadResult, tag: string) =>
  pathIn(file, `${languagesName}/${tag}`);

/** Whether a further language has a file. */
const isTranslated = ({ translations }: LoadResult, tag: string, { name }: ContentFile<unknown>) =>
  translations.some(
    (one) => one.tag === tag && one.sources.some(({ file }) => file === `${one.file}/${name}`),
  );

/** Whether a further language lacks a file. It needs none for a page whose texts are all in the language pack. */
export function isUntranslated(
  loaded: LoadResult,
  tag: string,
  source: ContentFile<unknown>,
): boolean {
  const { name, field, file } = source;
  if (isTranslated(loaded, tag, source)) return false;
  // Each language needs a file for its first page.
  return name === "pages/home.yaml" || emptyTexts(field, file.value) !== undefined;
}

/** The file of a further language with an empty key for each text below its source; none if it lacks none. */
export function newTranslation(
  loaded: LoadResult,
  tag: string,
  source: ContentFile<unknown>,
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
  const lines = gaps === undefined ? [] : ["", ...groupLines(0, gaps as Group)];
  // As in all files that the program begins.
  const writer = `${loaded.located.site?.root.language ?? "en"}`;
  const text = [...head.map((line) => `# ${inWords(line, writer)}`), ...lines, ""].join("\n");
  const written = readComplete({ file: path, text });
  return [[path, addSources(written, [], file.value)]];
}
