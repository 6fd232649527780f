import { existsSync, lstatSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { displayPath } from "../../../src/check/read/files/display-path.ts";
import { readFolder } from "../../../src/check/read/files/folder.ts";
import { slugFrom, slugPattern } from "../../../src/check/read/files/slug.ts";
import { code } from "../../../src/check/read/findings/words.ts";
import { loadContent } from "../../../src/check/read/load.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import type { Asker } from "../prompts/asker.ts";
import { collect, type Given } from "../prompts/collect.ts";
import { schemaPathOf, withModeline } from "../schemas.ts";
import { writeFile } from "../write-file.ts";
import { productFields } from "./product-fields.ts";
import { productText } from "./product-text.ts";

/** Letters; file systems stop at 255, and addresses are read by people. */
const longest = 60;

// Names that Windows keeps for devices, whatever the ending.
const devices = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * Writes the file of a new product from flags and answers.
 *
 * @returns the path of the file.
 * @throws Refusal where the slug cannot be had, or answers are missing or wrong.
 * @throws Cancelled where the person asked does not want to go on; then nothing is written.
 */
export async function newProduct(
  directory: string,
  slug: string,
  given: Given,
  asker?: Asker,
): Promise<string> {
  const folder = join(directory, "products");
  const fault = faultOf(slug, folder);
  if (fault !== undefined) throw new Refusal(fault);
  const text = productText(
    await collect(productFields(slug, lastPlace(directory) + 1), given, asker),
  );
  const file = `products/${slug}.yaml`;
  // In a folder without schemas the line would lead editors nowhere.
  const hasSchema = existsSync(join(directory, schemaPathOf(file, text)));
  const path = join(folder, `${slug}.yaml`);
  mkdirSync(folder, { recursive: true });
  writeFile(path, undefined, hasSchema ? withModeline(text, file) : text);
  return path;
}

/** The highest place that a card has, or 0. */
function lastPlace(directory: string): number {
  const { products } = loadContent(directory).located;
  return Math.max(0, ...products.map(({ root }) => root.order?.value ?? 0));
}

/** Why a slug cannot name a new product's file; nothing where it can. */
function faultOf(slug: string, folder: string): string | undefined {
  if (slug.length > longest)
    return `The name of a product's file has at most ${longest} letters, and this one ${slug.length}.`;
  if (!slugPattern.test(slug)) {
    const meant = slugFrom(slug);
    const example = meant === undefined || devices.test(meant) ? "my-product" : meant;
    return `The name of a product's file has small letters, digits and single hyphens only, such as ${code(example)}.`;
  }
  if (devices.test(slug))
    return `${code(slug)} is the name of a device on Windows; choose another.`;

  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink())
    return `${displayPath(folder)} is a link; put the folder itself there.`;
  // The first product makes its folder; the one that this lies in must be there.
  const isFirst = !existsSync(folder);
  const { entries, diagnostics } = readFolder(isFirst ? dirname(folder) : folder);
  const [unreadable] = diagnostics;
  if (unreadable) return `${unreadable.file}: ${unreadable.message} ${unreadable.hint}`;
  if (isFirst) return undefined;
  const twin = entries.find(({ name }) => name.replace(/\..*$/, "").toLowerCase() === slug);
  return twin && `${twin.file} exists already; edit it, or choose another name than ${code(slug)}.`;
}
