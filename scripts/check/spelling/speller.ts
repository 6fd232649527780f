import { createHunspellFromStrings } from "hunspell-wasm";
import { isEnglish } from "../../../src/content/direction-of.ts";
import { packTagOf, readPack } from "../read/packs/language-pack.ts";
import { type Dictionary, dictionariesOf } from "./dictionaries.ts";
import { bare, unslipped } from "./slip.ts";

/** What knows the words of a language. */
export interface Speller {
  isKnown(word: string): boolean;
  /**
   * The words that may be meant by one that is not known, the likeliest first; none where that is open.
   *
   * @param isOwn whether the site has a word elsewhere, so that it is the likelier one.
   */
  meantBy(word: string, isOwn?: (word: string) => boolean): string[];
}

const spellers = new Map<string, Promise<Speller>>();

/** The speller of a language, loaded once. Rejects with a Refusal where no dictionary is installed. */
export function spellerOf(language: string): Promise<Speller> {
  const known = spellers.get(language) ?? loadSpeller(language);
  spellers.set(language, known);
  return known;
}

async function loadSpeller(language: string): Promise<Speller> {
  const files = dictionariesOf(language);
  const dictionaries = await Promise.all(
    files.map(({ affixes, words }) => createHunspellFromStrings(affixes, words)),
  );
  const letters = lettersOf(files);
  const ofPack = packWords(language);
  const isOfPack = (word: string) => ofPack.has(word);
  const isListed = (word: string) =>
    isOfPack(word) || dictionaries.some((one) => one.testSpelling(word));
  // A name in small letters is not for this check to judge.
  const isWord = (word: string) => isListed(word) || isListed(capitalised(word));
  const formsOf = isEnglish(language) ? englishForms : () => [];
  return {
    isKnown(written) {
      // Some keyboards write an accent as a sign of its own.
      const word = written.normalize();
      return isWord(word) || formsOf(word, language).some(isListed);
    },
    meantBy(word, isOwn = isOfPack) {
      const bySlip = unslipped(word, letters, isCompound(word, isListed));
      const meant = bySlip.map((words) => words.filter(isListed));
      // Words that every site has are common ones.
      const isCommon = (one: string) => isOwn(one) || isOfPack(one);
      const ranked = meant.flatMap((words) => [...words.filter(isCommon), ...words]);
      return [...new Set(ranked)];
    },
  };
}

/** The letters of a language, the commonest first, as its dictionary lists them for whoever guesses. */
function lettersOf(dictionaries: readonly Dictionary[]): string[] {
  const listed = dictionaries.flatMap(({ affixes }) => /^TRY (.*)$/m.exec(affixes)?.[1] ?? "");
  return [...new Set(listed.join("").toLowerCase().match(/\p{L}/gu))];
}

/** The words that every site of a language shows; none where only a language around it has a pack. */
function packWords(language: string): ReadonlySet<string> {
  const texts = packTagOf(language) === language ? JSON.stringify(readPack(language)) : "";
  return new Set(texts.match(/\p{Ll}+/gu));
}

/** Whether a word is two words in one, such as `stoneground`. */
function isCompound(word: string, isWord: (part: string) => boolean): boolean {
  // Shorter parts are found in too many words: `col` and `our` in `colour`.
  const cuts = Array.from({ length: Math.max(0, word.length - 6) }, (_, index) => index + 4);
  return cuts.some((cut) => isWord(word.slice(0, cut)) && isWord(word.slice(cut)));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Endings that English puts to any word, and dictionaries list only with some. */
const endings = [
  /(?:['’]s|s['’])$/,
  /(?<![^aeiou]y|[osxz]|[cs]h)s$/,
  /(?<=e)(?:d|rs?)$/,
  /(?<!y)ers?$/,
];

/** What to look for where an English word stands in no dictionary: the word that it is a form of. */
function englishForms(word: string, language: string): string[] {
  return [
    bare(word),
    ...endings.filter((ending) => ending.test(word)).map((ending) => word.replace(ending, "")),
    // Of its plural: `breakpoint` is a word where `breakpoints` is.
    `${word}s`,
    // The dictionary of British English has -ise alone; Oxford writes -ize.
    ...(language === "en-GB" ? [word.replace(/iz(?=e|ing|ation|able)/, "is")] : []),
  ];
}
