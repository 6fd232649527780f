import { bare } from "./slip.ts";

/** Endings that English puts to any word, and dictionaries list only with some. */
const endings = [
  /(?:['’]s|s['’])$/,
  /(?<![^aeiou]y|[osxz]|[cs]h)s$/,
  /(?<=e)(?:d|rs?)$/,
  /(?<!y)ers?$/,
];

/** What to look for where an English word stands in no dictionary: the word that it is a form of. */
export function englishForms(word: string, language: string): string[] {
  return [
    bare(word),
    ...endings.filter((ending) => ending.test(word)).map((ending) => word.replace(ending, "")),
    // Of its plural: `breakpoint` is a word where `breakpoints` is.
    `${word}s`,
    // The dictionary of British English has -ise alone; Oxford writes -ize.
    ...(language === "en-GB" ? [word.replace(/iz(?=e|ing|ation|able)/, "is")] : []),
  ];
}
