import { isEnglish } from "../../../src/check/linting/is-english.ts";
import { sharedContext } from "../../../src/check/linting/rule-context.ts";
import type { LoadResult } from "../../../src/check/read/load.ts";
import { place } from "../../../src/check/read/located.ts";
import { isTelling } from "../../../src/check/sample/telling-texts.ts";
import { unchangedTexts } from "../../../src/check/sample/unchanged-texts.ts";
import { counted } from "../../../src/check/text/counted.ts";

/** Says how many of the texts are still the sample's, and in which files; nothing where none is. */
export function sampleLeft(loaded: Pick<LoadResult, "located">): string[] {
  const context = sharedContext(loaded, { today: "1970-01-01" });
  const byFile = new Map<string, number>();
  for (const text of unchangedTexts(context)) {
    const { file } = text.at[place].file;
    if (text.kind === "own" && isTelling(text)) byFile.set(file, (byFile.get(file) ?? 0) + 1);
  }
  const count = [...byFile.values()].reduce((sum, one) => sum + one, 0);
  if (count === 0) return [];
  const files = [...byFile].map(([file, texts]) => `${file} (${texts})`).join(", ");
  const isForeign = !isEnglish(context.site?.language?.value ?? "en");
  const which = `${counted(count, "text")} of the sample ${count === 1 ? "is" : "are"} left as a model`;
  return [`${which}${isForeign ? ", in English" : ""}: ${files}.`];
}
