import { pageDrawings, stationDrawings } from "../../../src/check/linting/asset-uses.ts";
import type { ContentContext } from "../../../src/check/linting/rule-context.ts";
import type { Asset } from "../../../src/check/read/assets/assets.ts";
import { unchangedTexts } from "../../../src/check/sample/unchanged-texts.ts";
import { type ContentText, textsIn } from "./content-texts.ts";

/**
 * The files of the sample's drawings that nothing names any more.
 *
 * @param before The content as it was.
 * @param after Its texts as they are to be.
 */
export function leftPictures(before: ContentContext, after: readonly ContentText[]): Asset[] {
  const named = new Set(after.flatMap(textsIn).map(({ value }) => value));
  const samples = new Set(unchangedTexts(before).map(({ at }) => at));
  const files = [...pageDrawings(before), ...stationDrawings(before)].flatMap(
    ({ target, name, asset }) => (asset && samples.has(target) && !named.has(name) ? [asset] : []),
  );
  return [...new Set(files)];
}
