import type { generalLayouts } from "../../src/content/layouts.ts";
import { kinds } from "../content/names.ts";
import { newPath, readTemplate, titleFromSlug, writeNewFile } from "./new-file.ts";

type GeneralLayout = (typeof generalLayouts)[number];

/**
 * Writes the file of a new page: the template of its name, otherwise that of its layout, with its title.
 *
 * @param layout by default that of the template of the page's name, otherwise text.
 * @returns the path of the file.
 * @throws UserError if the name is not allowed or taken.
 */
export function newPage(directory: string, name: string, layout?: GeneralLayout): string {
  const key = name.normalize("NFC");
  const path = newPath(directory, kinds.page, key);
  const own = readTemplate(`pages/${key}`);
  const fits = layout === undefined || own?.includes(`\nlayout: ${layout}\n`);
  const template = fits && own ? own : `${readTemplate(`pages/${layout ?? "text"}`)}`;
  writeNewFile(path, template, { title: titleFromSlug(key) });
  return path;
}
