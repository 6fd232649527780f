import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  publishedContent,
  withFurtherPages,
} from "../../../src/render/prepare/entries/collections.ts";
import { checkExport } from "../../build/inspect/check-export.ts";
import { type ExportedSite, readExport } from "../../build/inspect/exported-site.ts";
import { ownerFiles } from "../../disk/owner-files.ts";
import { type Firm, firmsDay } from "../../suites/firms.ts";
import { allTexts } from "../texts-in.ts";
import { contentsOf, wordsOfOthers } from "./own-words.ts";
import { invalidMarkup } from "./valid-markup.ts";

/** The built site of a firm, with what is wrong with it: links, markup, words of others, files that it lacks. */
export async function readBuiltFirm(
  directory: string,
  { env }: Firm,
): Promise<{ site: ExportedSite; faults: string[] }> {
  const contents = contentsOf(env.CONTENT_DIR);
  const [content] = contents;
  if (!content) throw new Error(`${env.CONTENT_DIR} has errors.`);
  const owned = ownerFiles(env.CONTENT_DIR);
  const site = readExport(directory, content, env.BASE_PATH, owned);
  const html = site.pages.map((page) => page.html).join("");
  const photographs = allTexts(content.pages).filter((text) => /^[\w-]+\.(jpg|png)$/.test(text));
  // Each page that has an address names a picture for links.
  const pictured = site.pages.filter((page) => page.html.includes(' property="og:image"')).length;
  const keys = contents.flatMap((one) =>
    Object.keys(withFurtherPages(publishedContent(one, firmsDay)).pages),
  );
  const addressed = keys.filter((key) => key !== "not-found").length;
  const faults = [
    ...checkExport(site).faults.map(String),
    ...(await invalidMarkup(site)),
    ...wordsOfOthers(site, contents).map((words) => `Not its own: ${words}`),
    ...[...owned]
      .filter(([file, source]) => !readFileSync(join(directory, file)).equals(readFileSync(source)))
      .map(([file]) => `${file} is not the owner's.`),
    ...photographs
      .filter((file) => !html.includes(`/${file.replace(/\.\w+$/, "")}-`))
      .map((file) => `${file} is not shown.`),
    ...(pictured === addressed ? [] : [`${pictured} of ${addressed} pages have a picture.`]),
  ];
  return { site, faults };
}
