import { gap } from "../../engine/edit/index.ts";
import { inWords } from "../../engine/messages/index.ts";
import type { Page } from "../../engine/schema/pages.ts";
import { mapContent } from "../../engine/shape/index.ts";
import type { LoadedLanguage, LoadResult } from "../../engine/site/index.ts";
import { memoize } from "../../words/memoize.ts";
import { isBareTemplate, type PageText } from "../protocol/find-texts.ts";
import type { Start } from "../protocol/protocol.ts";
import { fileKeyOf } from "../protocol/split-place.ts";
import { textName } from "../protocol/text-names.ts";
import { namedAt } from "./editable-file.ts";
import { type EditorFile, pointerTo } from "./editor-files.ts";
import { markText } from "./marked-words.ts";

type Panel = Pick<Start, "words" | "language">;

/**
 * Content as pages show it while words are written: a gap says what belongs there. And the same with marks around each
 * text, from which pages are rendered a second time, so that it is known where they show it. No visitor gets either.
 *
 * @param panel The words of the panel, and their language.
 */
export function shownContent(
  result: LoadResult,
  files: ReadonlyMap<string, EditorFile>,
  panel: Panel,
): [shown: LoadResult, marked: LoadResult] {
  const said = JSON.stringify(panel);
  const shown = mapTexts(
    result,
    files,
    ({ place }, value) => (value === gap ? gapWords(place, files, panel) : value),
    (page, map) => renderedPage(page, map, said),
  );
  const marked = mapTexts(
    shown,
    files,
    ({ place, isOwn }, value) =>
      isBareTemplate(value) ? value : markText(isOwn ? place : "", value),
    markedPage,
  );
  return [shown, marked];
}

/** Pages as they are shown, and with marks, by the same pages before. A page is another once its file has changed. */
const renderedPage = memoize((_page: Page, map: () => Page, _said: string) => map(), {
  state: (_page, _map, said) => said,
});
const markedPage = memoize((_page: Page, map: () => Page) => map());

/** What belongs at a place where the text is still to be written. */
export function gapWords(
  place: string,
  files: ReadonlyMap<string, EditorFile>,
  { words, language }: Panel,
): string {
  const file = files.get(fileKeyOf(place));
  const named = file && namedAt(file, place);
  return named ? textName({ ...named, label: inWords(named.label, language) }, words).name : gap;
}

/** A site in all its languages, with each text of its files changed. */
function mapTexts(
  result: LoadResult,
  files: ReadonlyMap<string, EditorFile>,
  change: (text: PageText, value: string) => string,
  keepPage: (page: Page, map: () => Page) => Page,
): LoadResult {
  const mapIn = <One extends LoadedLanguage>(one: One): One => {
    const { tag, content } = one;
    if (!content) return one;
    const folder = tag && `languages/${tag}/`;
    const changed = mapContent(
      content,
      one.located.host.schemas,
      ({ facts }, value, copy, [name = "", ...path]) => {
        // Times of opening hours are read before they are shown.
        if (typeof value !== "string" || !facts.prose || facts.keyword) return copy();
        const file = files.get(folder + `${name}`.replace(/\.yaml$/, ""));
        const text = file?.texts.get(pointerTo(path));
        return text ? change(text, value) : value;
      },
      (page, map) => keepPage(page, () => map(page)),
    );
    return { ...one, content: changed };
  };
  return { ...mapIn(result), translations: result.translations.map(mapIn) };
}
