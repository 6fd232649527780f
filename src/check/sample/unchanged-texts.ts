import type { SharedContext } from "../linting/rule-context.ts";
import { sampleMarks } from "./sample-marks.ts";
import { markOf, type TellingText, tellingTexts } from "./telling-texts.ts";

const marks = new Set(sampleMarks.match(/^[0-9a-f]{12}/gm));

/** The texts that are those of the sample that ships, letter for letter. */
export function unchangedTexts(
  context: Pick<SharedContext, "site" | "pages" | "prose">,
): TellingText[] {
  return tellingTexts(context).filter(({ text }) => marks.has(markOf(text)));
}
