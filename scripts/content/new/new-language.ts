import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Document, isMap, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { type Field, fieldOf } from "../../check/read/field.ts";
import { languagesName } from "../../check/read/files/content-files.ts";
import { displayPath } from "../../check/read/files/display-path.ts";
import { loadContent } from "../../check/read/load.ts";
import { ownPackPath, packTagOf } from "../../check/read/packs/read-pack.ts";
import type { Path } from "../../check/read/read-yaml.ts";
import { languageFault, tagNamed } from "../../check/read/translations/languages.ts";
import { readStamps, stampKey, stampOf, stampsText } from "../../check/read/translations/stamps.ts";
import { isGroup, valueAt } from "../../check/read/values.ts";
import { Refusal } from "../../check/refusal.ts";
import { packageRoot } from "../../package.ts";
import { asComment, newPack } from "../init/new-pack.ts";
import { makeFolder, textIn, updateFile, writeFile } from "../write-file.ts";
import { withGap } from "./add-gaps.ts";

/**
 * Writes the folder of a further language: of each file, the texts alone, each as a comment above its empty key.
 * Files that are there get empty keys for what they lack.
 *
 * @param language its tag, or its name.
 * @returns paths of the files that were written, and of those with more keys; and whether a language pack was.
 * @throws Refusal if there is no such language, or nothing is left to write.
 */
export function newLanguage(
  directory: string,
  language: string,
): {
  paths: string[];
  added: string[];
  pack: boolean;
} {
  const tag = tagNamed(language) ?? language;
  const { located, diagnostics } = loadContent(directory);
  if (!located.isWhole) {
    const [first] = diagnostics;
    throw new Refusal(
      `The site's own files have mistakes, the first in ${first?.file}; mend what \`npx faircopy check\` names, then run this again.`,
    );
  }
  const folder = join(directory, languagesName, tag);
  const isNewPack = packTagOf(tag) === undefined;
  const place = { tag, file: displayPath(folder), pages: [], products: [], diagnostics: [] };
  const fault = languageFault(place, located, isNewPack);
  if (fault) throw new Refusal(`${fault.message} ${fault.hint}`);

  const sources = [
    ...(located.site ? [{ ...located.site, schema: siteSchema }] : []),
    ...located.pages.map((page) => {
      return { ...page, schema: pageSchemas[page.layout] };
    }),
    ...located.products.map((product) => {
      return { ...product, schema: productSchema };
    }),
  ];
  const stampsPath = join(folder, "translated.json");
  const before = textIn(stampsPath);
  const stamps = before ? readStamps({ file: displayPath(stampsPath), text: before }) : undefined;
  if (stamps?.fault)
    throw new Refusal(`${stamps.fault.file}: ${stamps.fault.message} ${stamps.fault.hint}`);
  const hashes: Record<string, string> = { ...stamps?.stamps };
  const paths: string[] = [];
  const write = (path: string, text: string) => {
    makeFolder(dirname(path));
    writeFile(path, undefined, text);
    paths.push(path);
  };
  if (isNewPack) {
    const english = readFileSync(join(packageRoot, "languages/en.yaml"), "utf8");
    write(ownPackPath(tag), newPack(tag, english));
  }
  const added = addGaps();
  for (const { name, schema, file } of sources) {
    const path = join(folder, name);
    // Stamps of a file that is there are its translator's to renew.
    if (existsSync(path)) continue;
    const gaps = gapsOf(fieldOf(schema), file.value, [], (place, words) => {
      hashes[stampKey(name, place)] = stampOf(words);
    });
    // Of the page for missing pages the pack may have all words.
    if (!gaps) continue;
    const document = new Document(gaps);
    document.commentBefore = ` The words of ${displayPath(join(directory, name))} in the language ${tag}. Above each empty key is the text to translate.\n What is not here, such as names, pictures and links, is that of its source; write a key of it only to change it.`;
    if (/^pages\/(?!home|not-found)/.test(name))
      document.commentBefore += `\n An address of its own in this language is optional: slug: ${name.slice(6, -5)}`;
    const text = document.toString({ nullStr: "", lineWidth: 100 });
    write(path, text.replaceAll(/ +$/gm, ""));
  }
  if (paths.length + added.length === 0)
    throw new Refusal(
      `${displayPath(folder)} has each file and each text of the site already. Nothing was written.`,
    );
  makeFolder(folder);
  updateFile(stampsPath, stampsText(hashes));
  return { paths, added, pack: isNewPack };

  /** Adds empty keys to the files that are there; returns the paths of those that lacked some. */
  function addGaps(): string[] {
    const texts = new Map<string, string>();
    const before = new Map<string, string>();
    const stampsFile = displayPath(stampsPath);
    for (let isDone = false; !isDone; ) {
      const { translations } = loadContent(directory, texts);
      isDone = true;
      for (const one of translations.find((other) => other.tag === tag)?.files ?? []) {
        const source = sources.find(({ name }) => name === one.name);
        const { file: shown, text } = one.own;
        const path = join(folder, one.name);
        if (!source || !existsSync(path)) continue;
        const edited = withGap(one, hashes, (at) => {
          const field = fieldOf(source.schema).at(at, source.file.value);
          const found: [Path, string][] = [];
          const note = (place: Path, words: string) => found.push([place, stampOf(words)]);
          const gaps = field && gapsOf(field, valueAt(source.file.value, at), at, note);
          return gaps && { gaps, hashes: found };
        });
        if (!edited) continue;
        isDone = false;
        if (!before.has(path)) before.set(path, text);
        texts.set(shown, edited.text);
        for (const key of Object.keys(hashes)) delete hashes[key];
        Object.assign(hashes, edited.stamps);
        texts.set(stampsFile, stampsText(hashes));
      }
    }
    for (const [path, text] of before) writeFile(path, text, `${texts.get(displayPath(path))}`);
    return [...before.keys()];
  }
}

/** The places of texts in a value, as nodes with an empty value for each text; undefined if it has none. */
function gapsOf(
  field: Field,
  value: unknown,
  path: Path,
  note: (path: Path, words: string) => void,
): YAMLMap | YAMLSeq | Scalar | undefined {
  if (typeof value === "string") {
    const isText = field.needsTranslation(value);
    if (!isText && field.facts.isName !== "asked") return undefined;
    if (isText) note(path, value);
    const gap = new Scalar(null);
    gap.commentBefore = asComment(value);
    return gap;
  }
  const element = field.element;
  if (element && Array.isArray(value)) {
    const gaps = value.map((entry, index) => gapsOf(element, entry, [...path, index], note));
    if (!gaps.some(Boolean)) return undefined;
    const list = new YAMLSeq();
    // An entry without texts keeps the place of the next.
    list.items = gaps.map((gap) => gap ?? new Scalar(null));
    return list;
  }
  if (!isGroup(value)) return undefined;
  const shape = field.fields(value);
  const map = new YAMLMap();
  let hasTexts = false;
  for (const [key, entry] of Object.entries(value)) {
    const part = shape[key];
    if (!part) continue;
    const gap = gapsOf(part, entry, [...path, key], note);
    const isKind = key === "kind" && part.type === "literal";
    if (!gap && !isKind) continue;
    hasTexts ||= gap !== undefined;
    const name = new Scalar(key);
    if (gap instanceof Scalar) {
      name.commentBefore = gap.commentBefore ?? null;
      gap.commentBefore = null;
    }
    map.items.push(new Pair(name, gap ?? new Scalar(entry)));
  }
  return hasTexts && isMap(map) ? map : undefined;
}
