import { isEnglish } from "../../../src/check/linting/is-english.ts";
import { sharedContext } from "../../../src/check/linting/rule-context.ts";
import type { LoadResult } from "../../../src/check/read/load.ts";
import { leftTexts } from "../../../src/check/sample/left-texts.ts";
import { counted } from "../../../src/check/text/counted.ts";

/** Says how many of the texts are still the sample's, and in which files; nothing where none is. */
export function sampleLeft(loaded: Pick<LoadResult, "located">): string[] {
  const context = sharedContext(loaded, { today: "1970-01-01" });
  const byFile = leftTexts(context);
  const count = [...byFile.values()].flat().length;
  if (count === 0) return [];
  const files = [...byFile].map(([file, texts]) => `${file} (${texts.length})`).join(", ");
  const isForeign = !isEnglish(context.site?.language?.value ?? "en");
  const which = `${counted(count, "text")} of the sample ${count === 1 ? "is" : "are"} left as a model`;
  return [`${which}${isForeign ? ", in English" : ""}: ${files}.`];
}
