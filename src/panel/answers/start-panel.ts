import { ContentError, type UserError } from "../../engine/check/index.ts";
import { gap } from "../../engine/edit/index.ts";
import { escapeAttribute } from "../../engine/escape.ts";
import { messageTags, nearestMessages } from "../../engine/messages/index.ts";
import { pageFile } from "../../engine/schema/values/page-key.ts";
import { type Files, type LoadResult, packTagOf, readPack } from "../../engine/site/index.ts";
import { valueAt } from "../../engine/values.ts";
import { directionOf } from "../../words/direction-of.ts";
import { type Start, startId } from "../protocol/protocol.ts";
import { type EditorFile, filesOfPage } from "./editor-files.ts";
import { markedWords } from "./marked-words.ts";
import { gapWords } from "./shown-content.ts";

/** What the panel says, and in which language. */
export type Panel = Pick<Start, "words" | "language" | "direction" | "languages" | "isTold">;

/** The words of the panel in a language that has some. */
export function panelIn(host: Files, reader: string): Panel {
  const { words, language } = readPack(host, reader).editor;
  const direction = directionOf(language) ?? "ltr";
  const isTold = nearestMessages(language) === language;
  return { words, language, direction, languages: messageTags(), isTold };
}

/** What is known of the person who writes: the language that was chosen in the panel, and those of the browser. */
export interface Asked {
  chosen?: string | undefined;
  browser?: string | undefined;
}

/** The language of the panel: the chosen one, that of the site, or the first of the browser, of those that have its words. */
export function panelLanguage(
  host: Files,
  site: string,
  { chosen = "", browser = "" }: Asked,
): string {
  const ofBrowser = browser.split(",").map((one) => one.replace(/;.*/s, "").trim());
  return [chosen, site, ...ofBrowser].flatMap((tag) => tagWithWords(host, tag) ?? []).at(0) ?? "en";
}

/** The pack of a language that has words of the panel; the owner's may have some. */
function tagWithWords(host: Files, tag: string): string | undefined {
  const pack = packTagOf(host, tag);
  const language = pack && readPack(host, pack).editor.language;
  return language === "en" && !/^en\b/.test(tag) ? undefined : language;
}

/**
 * The element in the head from which the panel starts.
 *
 * @param name Of the page in its address, with the folder of its language.
 * @param shown The content that could be shown last, and its files.
 * @param marked The page as it is rendered from the content with marks; none in place of a page with errors.
 * @param others What only the host knows.
 */
export function startElement(
  name: string,
  shown: LoadResult | undefined,
  files: ReadonlyMap<string, EditorFile>,
  panel: Panel,
  marked: string,
  others: Omit<Start, keyof Panel | "page" | "isNew" | "texts" | "shown">,
): string {
  const translated = shown?.translations.flatMap(({ tag, located: { pages }, slugs }) =>
    pages.flatMap(({ key }) =>
      name === `${tag}/${slugs.get(key) ?? key}`
        ? `languages/${tag}/${pageFile(key).slice(0, -5)}`
        : [],
    ),
  );
  const page = translated?.[0] ?? pageFile(name || "home").slice(0, -5);
  const texts = filesOfPage(page, files).flatMap(({ texts }) => [...texts.values()]);
  const start: Start = {
    ...{ ...others, ...panel, page, shown: markedWords(marked) },
    isNew: files.get("site")?.texts.get("#/company/tagline")?.text === gap,
    texts: texts.map((one) =>
      one.text === gap ? { ...one, text: gapWords(one.place, files, panel), isGap: true } : one,
    ),
  };
  const json = JSON.stringify(start).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${startId}">${json}</script>`;
}

/** A page in place of one that cannot be shown, mostly as its content has errors. */
export function faultPage(
  error: UserError,
  { words, language, direction }: Panel,
  head: string,
): string {
  const said = (group: string, word: string) => `${valueAt(words, [group, word])}`;
  const [title, text] =
    error instanceof ContentError
      ? [said("errors", "title"), said("errors", "text")]
      : [said("refusals", "failed"), ""];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width"/>
<title>${escapeAttribute(title)}</title>
<link rel="icon" href="data:,"/>
<style>
:root { color-scheme: light dark; }
main { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font-family: system-ui, sans-serif; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
</style>
${head}
</head>
<body>
<main>
<h1>${escapeAttribute(title)}</h1>
<p>${escapeAttribute(text)}</p>
<pre lang="${nearestMessages(language)}">${escapeAttribute(error.inWords(language))}</pre>
</main>
</body>
</html>`;
}
