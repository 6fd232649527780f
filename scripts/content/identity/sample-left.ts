import { contentContext } from "../../../src/check/linting/rule-context.ts";
import type { LoadResult } from "../../../src/check/read/load.ts";
import { place } from "../../../src/check/read/located.ts";
import { leftTexts } from "../../../src/check/sample/left-texts.ts";
import { counted } from "../../../src/check/text/counted.ts";
import { isEnglish } from "../../../src/content/direction-of.ts";

/** The lines of those texts of the sample that {@link sampleLeft} counts, as `file:line`. */
export function linesLeft(loaded: Pick<LoadResult, "located">): ReadonlySet<string> {
  const context = contentContext(loaded);
  const texts = [...leftTexts(context).values()].flat();
  const lines = texts.flatMap(({ at }) => {
    const { file, path } = at[place];
    const { start, end } = file.valueRange(path) ?? file.range(0, 0);
    const own = Array.from({ length: end.line - start.line + 1 }, (_, index) => start.line + index);
    return own.map((line) => `${file.file}:${line}`);
  });
  return new Set(lines);
}

/** Says how many of the texts are still the sample's, and in which files; nothing where none is. */
export function sampleLeft(loaded: Pick<LoadResult, "located">): string[] {
  const context = contentContext(loaded);
  const byFile = leftTexts(context);
  const count = [...byFile.values()].flat().length;
  if (count === 0) return [];
  const files = [...byFile].map(([file, texts]) => `${file} (${texts.length})`).join(", ");
  const isForeign = !isEnglish(context.site?.language?.value ?? "en");
  const which = `${counted(count, "text")} of the sample ${count === 1 ? "is" : "are"} left as a model`;
  return [`${which}${isForeign ? ", in English" : ""}: ${files}.`];
}
