import { readFileSync } from "node:fs";
import { inlineWords } from "../../../src/content/inline-words.ts";
import { type ContentContext, contentContext } from "../linting/rule-context.ts";
import { loadContent } from "../read/load.ts";
import { packTagOf, readPack } from "../read/packs/language-pack.ts";
import { textsIn } from "../text/texts-in.ts";
import { markOf, type TellingText, tellingTexts } from "./telling-texts.ts";

/** Written by `npm run freeze-sample` from the content that ships. */
const written = readFileSync(new URL("sample-marks.txt", import.meta.url), "utf8");
const marks = new Set(written.match(/^[0-9a-f]{12}/gm));

/** Found once for each content: several rules ask. */
const unchanged = new WeakMap<readonly TellingText[], TellingText[]>();

/** The texts that are those of the sample that ships, letter for letter. */
export function unchangedTexts(context: ContentContext): readonly TellingText[] {
  const all = tellingTexts(context);
  const found = unchanged.get(all) ?? all.filter(({ text }) => marks.has(markOf(text)));
  unchanged.set(all, found);
  return found;
}

/** The texts that are those of the sample or of the English language pack, letter for letter. */
export function englishTexts(context: ContentContext): TellingText[] {
  const words = packTexts("en");
  const ofSample = new Set(unchangedTexts(context));
  return tellingTexts(context).filter((one) => ofSample.has(one) || words.has(one.text));
}

/** Tells the texts of the sample, and of the pack of a language that has one, letter for letter. */
export function comesWithProject(language: string): (text: string) => boolean {
  const words = packTexts(language);
  return (text) => marks.has(markOf(text)) || words.has(text);
}

/** Found once for each pack, which is the same object unless its file has changed. */
const ofPacks = new WeakMap<object, ReadonlySet<string>>();

/** All texts in the pack of a language; none where it has no pack. */
export function packTexts(language: string): ReadonlySet<string> {
  const tag = packTagOf(language);
  if (tag === undefined) return new Set();
  const pack = readPack(tag) as object;
  const texts =
    ofPacks.get(pack) ?? new Set(textsIn(pack).flatMap((text) => [text, inlineWords(text).words]));
  ofPacks.set(pack, texts);
  return texts;
}

/** The marks of a content folder's texts, each on a line with the file and keys where it stands. */
export function marksOf(directory: string): string {
  const context = contentContext(loadContent(directory));
  const lines = tellingTexts(context).map(({ text, key }) => `${markOf(text)} ${key}\n`);
  return lines.join("");
}
