import { statSync } from "node:fs";
import { extname } from "node:path";
import type { ShownFiles } from "../../../src/engine/schema/values/own-file.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { fill, wordList } from "../../../src/words/template.ts";
import { factsOnDisk } from "../../disk/disk.ts";
import { ownerFiles } from "../../disk/owner-files.ts";

/** What each file of a list is, as the site's language writes it: its type, its size, and the pages of a PDF. */
export function shownFiles(
  items: readonly { file?: string | undefined }[],
  {
    site: {
      language,
      words: { interface: words },
    },
  }: Pick<Content, "site">,
): ShownFiles {
  const paths = ownerFiles();
  const number = new Intl.NumberFormat(language);
  const facts = items.map(({ file }) => {
    if (file === undefined) return "";
    const path = paths.get(`files/${file}`);
    const type = extname(file).slice(1).toUpperCase();
    const count = path && type === "PDF" ? factsOnDisk(path).pdf()?.pages : undefined;
    return wordList(words.list, [
      type,
      ...(path ? [sizeOf(path, language)] : []),
      ...(count ? [fill(words.pages, { n: number.format(count) })] : []),
    ]);
  });
  return { facts };
}

/** The size of a file, in kilobytes or megabytes of 1,000, as its owner's computer counts them too. */
function sizeOf(path: string, language: string): string {
  const kilobytes = Math.max(1, statSync(path).size / 1000);
  const isLarge = kilobytes >= 1000;
  const { format } = new Intl.NumberFormat(language, {
    ...{ style: "unit", unit: isLarge ? "megabyte" : "kilobyte", maximumSignificantDigits: 2 },
  });
  return format(isLarge ? kilobytes / 1000 : kilobytes).replaceAll(" ", "\u00a0");
}
