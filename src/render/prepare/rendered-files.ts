import type { RenderedFiles } from "../../engine/schema/values/own-file.ts";
import { fill, wordList } from "../../words/template.ts";
import type { RenderableContent } from "../resources.ts";
import { siteLocale } from "./dates/site-locale.ts";

/** What each file of a list is, as the site's language writes it: its type, its size, and the pages of a PDF. */
export function renderedFiles(
  items: readonly { file?: string | undefined }[],
  content: Pick<RenderableContent, "site" | "languages" | "resources">,
): RenderedFiles {
  const words = content.site.words.interface;
  const language = siteLocale(content);
  const number = new Intl.NumberFormat(language);
  const facts = items.map(({ file }) => {
    if (file === undefined) return "";
    const facts = content.resources.facts("files", file);
    const type = file.replace(/^.*\.|^[^.]*$/, "").toUpperCase();
    const count = type === "PDF" ? facts?.pdf()?.pages : undefined;
    return wordList(words.list, [
      type,
      ...(facts ? [sizeText(facts.bytes, language)] : []),
      ...(count ? [fill(words.pages, { n: number.format(count) })] : []),
    ]);
  });
  return { facts };
}

/** The size of a file, in kilobytes or megabytes of 1,000, as its owner's computer counts them too. */
function sizeText(bytes: number, language: string): string {
  const kilobytes = Math.max(1, bytes / 1000);
  const isLarge = kilobytes >= 1000;
  const { format } = new Intl.NumberFormat(language, {
    ...{ style: "unit", unit: isLarge ? "megabyte" : "kilobyte", maximumSignificantDigits: 2 },
  });
  return format(isLarge ? kilobytes / 1000 : kilobytes).replaceAll(" ", "\u00a0");
}
