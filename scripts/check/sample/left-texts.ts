import { isEnglish, scriptOf } from "../../../src/content/direction-of.ts";
import type { ContentContext, RuleContext } from "../linting/rule-context.ts";
import { code } from "../read/findings/words.ts";
import { place } from "../read/located.ts";
import { counted } from "../text/counted.ts";
import { dotted } from "../text/dotted.ts";
import { isTelling, standsThere, type TellingText, wordsIn } from "./telling-texts.ts";
import { englishTexts, packTexts, unchangedTexts } from "./unchanged-texts.ts";

/** A single word may be the same in two languages of one script: Menu, Information. */
const fewestWords = 2;

/**
 * The texts that came with the project and are still to be written, by file: under English those that
 * another firm would not write by chance, under another language each that is English.
 */
export function leftTexts(context: ContentContext): ReadonlyMap<string, readonly TellingText[]> {
  const language = context.site?.language?.value ?? "en";
  const own = packTexts(language);
  const texts = isEnglish(language)
    ? unchangedTexts(context).filter((text) => text.kind === "own" && isTelling(text))
    : foreignTexts(context, language);
  // What the language's own pack says too is everybody's.
  const left = texts.filter(({ text }) => !own.has(text));
  const byFile = new Map<string, TellingText[]>();
  for (const text of left) {
    const { file } = text.at[place].file;
    byFile.set(file, [...(byFile.get(file) ?? []), text]);
  }
  return byFile;
}

/** Reports the texts that are still to be written, once a file: what they are, and at which keys. */
export function reportLeft(
  context: ContentContext & Pick<RuleContext, "report">,
  what: string,
  hint: string,
): void {
  for (const texts of leftTexts(context).values()) {
    const [first] = texts;
    const keys = texts.map(({ at }) => code(dotted(at[place].path)));
    const count = `${counted(keys.length, "text")} in this file ${keys.length === 1 ? "is" : "are"}`;
    if (first) context.report(first.at, { message: `${count} ${what}: ${keys.join(", ")}.`, hint });
  }
}

/** The English texts under another language, but for names and places, which are nobody's language. */
function foreignTexts(context: ContentContext, language: string): TellingText[] {
  const isOwn = context.site?.sample?.value === false;
  const fewest = (scriptOf(language) ?? "Latn") === "Latn" ? fewestWords : 1;
  return englishTexts(context).filter((text) => {
    if (text.isName || /^site\.yaml contact\.address/.test(text.key)) return false;
    if (!standsThere(text) || wordsIn(text.text) < fewest) return false;
    // Those are told of as facts.
    return !(isOwn && text.kind === "fact" && isTelling(text));
  });
}
