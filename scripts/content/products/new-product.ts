import { slugFrom, slugPattern } from "../../../src/check/read/files/slug.ts";
import { loadContent } from "../../../src/check/read/load.ts";
import { type Kind, newPath, writeNewFile } from "../new-file.ts";
import type { Asker } from "../prompts/asker.ts";
import { collect, type Given } from "../prompts/collect.ts";
import { productFields } from "./product-fields.ts";
import { productText } from "./product-text.ts";

const product: Kind = {
  what: "product",
  folder: "products",
  pattern: slugPattern,
  meant: slugFrom,
};

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
  const path = newPath(directory, product, slug);
  const fields = productFields(slug, lastPlace(directory) + 1);
  writeNewFile(directory, path, productText(await collect(fields, given, asker)));
  return path;
}

/** The highest place that a card has, or 0. */
function lastPlace(directory: string): number {
  const { products } = loadContent(directory).located;
  return Math.max(0, ...products.map(({ root }) => root.order?.value ?? 0));
}
