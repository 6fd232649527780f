import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sectionKinds } from "../../../src/engine/schema/section-kinds.ts";
import type { Content } from "../../../src/site/data/content.ts";
import type { ExportedSite } from "../../build/inspect/exported-site.ts";
import { loadContent } from "../../disk/check-content.ts";
import { allTexts } from "../texts-in.ts";

/** The content of a folder in each of its languages. */
export function contentsOf(folder: string): Content[] {
  const { content, translations } = loadContent(folder);
  return [content, ...translations.map((one) => one.content)].filter((one) => one !== undefined);
}

/** What a built site shows that its content does not have: words of the sample, and its texts. */
export function wordsOfOthers(site: ExportedSite, contents: readonly Content[]): string[] {
  const sample = allTexts(contentsOf("e2e/firms/sample"));
  const english = wordsIn(sample.join(" "));
  const texts = allTexts(contents);
  // Names of pages and of kinds of sections are not shown.
  const keys = contents.flatMap(({ pages }) => Object.keys(pages));
  const names = new Set([...keys, ...Object.keys(sectionKinds)]);
  const known = wordsIn(texts.filter((text) => !names.has(text)).join(" "));
  const said = [...wordsIn(wordsOfPage(site.pages.map(({ html }) => html).join("")))];
  const files = [...site.files].filter((file) => !/\.(png|jpg|webp|avif|pdf)$/.test(file));
  const written = files.map((file) => readFileSync(join(site.directory, file), "utf8")).join();
  // One word, a number, or the sentence of a library may stand anywhere.
  const others = sample.filter(
    (text) => /\p{L}{3}/u.test(text) && /[ .@]/.test(text) && !/["'&!]/.test(text),
  );
  return [
    ...said.filter((word) => english.has(word) && !known.has(word)),
    ...others.filter((text) => !texts.join().includes(text) && written.includes(text)),
  ];
}

/** What is shown and heard of HTML, and what it tells search engines. */
function wordsOfPage(html: string): string {
  const spoken =
    / (?:aria-label|aria-valuetext|alt|title|placeholder|data-icontooltip|data-log|(?:name="description"|property="og:(?:site_name|title|description|image:alt)") content)="([^"]*)"/g;
  return html
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<[^>]*>/g, (tag) => ` ${[...tag.matchAll(spoken)].map(([, value]) => value)} `);
}

/** Words of Latin letters, in small ones; addresses and files have none. */
function wordsIn(text: string): Set<string> {
  const words = text.replace(/\S*[@/]\S*/g, " ").match(/(?<![\p{L}&])[a-z]{3,}(?!\p{L})/giu) ?? [];
  return new Set(words.map((word) => word.toLowerCase()));
}
