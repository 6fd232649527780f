import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentContext } from "../../src/check/linting/rule-context.ts";
import { loadContent } from "../../src/check/read/load.ts";
import { packTexts } from "../../src/check/sample/unchanged-texts.ts";
import { textsIn } from "../../src/check/text/texts-in.ts";
import type { Content } from "../../src/content/schema/content.ts";
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

/** Texts of the sample in a built site, with their files, that the firm's own content does not hold. */
export function strayTexts({ directory, files }: ExportedSite, content: Content): string[] {
  const own = textsIn(content).join("\n");
  const { site, ...others } = loadContent(sample).content as Content;
  const texts = new Set([new URL(site.origin).hostname, ...textsIn({ site, ...others })]);
  // One word alone, a number or a path of a drawing may stand anywhere; of sentences a library has one.
  const strange = [...texts].filter(
    (text) =>
      /\p{L}{3}/u.test(text) &&
      /[ .@]/.test(text) &&
      !own.includes(text) &&
      text !== site.interface.applicationError.heading,
  );
  return [...files]
    .filter((file) => !/\.(png|jpg|webp|avif|pdf)$/.test(file))
    .flatMap((file) => {
      const written = withoutEscapes(readFileSync(join(directory, file), "utf8"));
      return strange.filter((text) => written.includes(text)).map((text) => `${file}: ${text}`);
    });
}

/** A text whose characters stand for themselves: HTML and scripts write some in other ways. */
function withoutEscapes(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll(/&#x27;|\\'/g, "'")
    .replaceAll("&amp;", "&");
}

/** All texts that a content folder and the pack of its language hold. */
function wordsOf(content: string): string[] {
  const loaded = loadContent(content);
  const own = contentContext(loaded).prose.map(({ value }) => value);
  return [...own, ...packTexts(loaded.content?.site.language ?? "")];
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
