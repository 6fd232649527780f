import { readFileSync } from "node:fs";
import { inlineWords } from "../../content/inline-words.ts";
import type { ContentContext } from "../linting/rule-context.ts";
import { packTagOf, readPack } from "../read/packs/language-pack.ts";
import { textsIn } from "../text/texts-in.ts";
import { markOf, type TellingText, tellingTexts } from "./telling-texts.ts";

/** Written by `npm run freeze-sample` from the content that ships. */
const written = readFileSync(new URL("sample-marks.txt", import.meta.url), "utf8");
const marks = new Set(written.match(/^[0-9a-f]{12}/gm));

/** The texts that are those of the sample that ships, letter for letter. */
export function unchangedTexts(context: ContentContext): TellingText[] {
  return tellingTexts(context).filter(({ text }) => marks.has(markOf(text)));
}

/** The texts that are those of the sample or of the English language pack, letter for letter. */
export function englishTexts(context: ContentContext): TellingText[] {
  const isKnown = comesWithProject("en");
  return tellingTexts(context).filter(({ text }) => isKnown(text));
}

/** Tells the texts of the sample, and of the pack of a language that has one, letter for letter. */
export function comesWithProject(language: string): (text: string) => boolean {
  const words = packTexts(language);
  return (text) => marks.has(markOf(text)) || words.has(text);
}

/** All texts in the pack of a language; none where it has no pack. */
export function packTexts(language: string): ReadonlySet<string> {
  const tag = packTagOf(language);
  const texts = tag === undefined ? [] : textsIn(readPack(tag));
  return new Set(texts.flatMap((text) => [text, inlineWords(text).words]));
}
