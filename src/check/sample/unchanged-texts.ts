import { inlineWords } from "../../content/inline-words.ts";
import type { SharedContext } from "../linting/rule-context.ts";
import { readPack } from "../read/packs/language-pack.ts";
import { sampleMarks } from "./sample-marks.ts";
import { markOf, type TellingText, tellingTexts } from "./telling-texts.ts";

const marks = new Set(sampleMarks.match(/^[0-9a-f]{12}/gm));

/** The texts that are those of the sample that ships, letter for letter. */
export function unchangedTexts(
  context: Pick<SharedContext, "site" | "pages" | "prose">,
): TellingText[] {
  return tellingTexts(context).filter(({ text }) => marks.has(markOf(text)));
}

/** The texts that are those of the sample or of the English language pack, letter for letter. */
export function englishTexts(context: Parameters<typeof unchangedTexts>[0]): TellingText[] {
  const words = new Set(textsIn(readPack("en")));
  return tellingTexts(context).filter(({ text }) => marks.has(markOf(text)) || words.has(text));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value, inlineWords(value).words];
  return typeof value === "object" && value ? Object.values(value).flatMap(textsIn) : [];
}
