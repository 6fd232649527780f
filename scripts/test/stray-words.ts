import { contentContext } from "../../src/check/linting/rule-context.ts";
import { loadContent } from "../../src/check/read/load.ts";
import { packTagOf, readPack } from "../../src/check/read/packs/language-pack.ts";
import { textsIn } from "../../src/check/text/texts-in.ts";
import type { ExportedSite } from "../publish/exported-site.ts";

const sample = "e2e/firms/sample";

/** Attributes whose values people read or hear. */
const spoken =
  /\s(?:aria-label|aria-valuetext|alt|title|placeholder|data-tooltip|data-log)="([^"]*)"/g;
const saidOfPage =
  /<meta (?:name="description"|property="og:(?:site_name|title|description|image:alt)") content="([^"]*)"/g;
const factsOfPage = /"(?:name|description|address)":"([^"]*)"/g;

/** English words in a built site, with their pages, that neither the firm's own files nor its language's pack say. */
export function strayWords({ pages, redirectPages }: ExportedSite, content: string): string[] {
  const known = wordsIn(wordsOf(content).join(" "));
  const english = wordsIn(wordsOf(sample).join(" "));
  return [...pages, ...redirectPages].flatMap(({ file, html }) =>
    [...wordsIn(readIn(html))]
      .filter((word) => english.has(word) && !known.has(word))
      .map((word) => `${file}: ${word}`),
  );
}

/** All texts that a content folder and the pack of its language hold. */
function wordsOf(content: string): string[] {
  const loaded = loadContent(content);
  const tag = packTagOf(loaded.content?.site.language ?? "");
  const own = contentContext(loaded).prose.map(({ value }) => value);
  return [...own, ...(tag === undefined ? [] : textsIn(readPack(tag)))];
}

/** All that a page says: what is shown, what is heard, and what it tells search engines. */
function readIn(html: string): string {
  const said = [spoken, saidOfPage, factsOfPage].flatMap((pattern) =>
    [...html.matchAll(pattern)].map(([, text = ""]) => text),
  );
  const shown = html.replace(/<(style|script)\b.*?<\/\1>/gs, " ").replace(/<[^>]*>/g, " ");
  return [shown, ...said].join(" ");
}

/** Words of Latin letters, in small ones; addresses and files have none. */
function wordsIn(text: string): Set<string> {
  const words = text.replace(/\S*[@/]\S*/g, " ").match(/(?<![\p{L}&])[a-z]{3,}(?!\p{L})/giu) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}
