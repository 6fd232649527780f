import { existsSync } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../../src/check/read/load.ts";
import type { Asker } from "../prompts/asker.ts";
import { collect, type Given } from "../prompts/collect.ts";
import { schemaPathOf, withModeline } from "../schemas.ts";
import { createFile } from "../write-file.ts";
import { assertFreeSlug } from "./free-slug.ts";
import { productFields } from "./product-fields.ts";
import { productText } from "./product-text.ts";

/**
 * Writes the file of a new product from flags and answers.
 *
 * @param directory the content folder.
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
  assertFreeSlug(folder, slug);
  const text = productText(
    await collect(productFields(slug, lastPlace(directory) + 1), given, asker),
  );
  const file = `products/${slug}.yaml`;
  // In a folder without schemas the line would lead editors nowhere.
  const hasSchema = existsSync(join(directory, schemaPathOf(file)));
  const path = join(folder, `${slug}.yaml`);
  createFile(path, hasSchema ? withModeline(text, file) : text);
  return path;
}

/** The highest place that a card has, or 0. */
function lastPlace(directory: string): number {
  const { products } = loadContent(directory).located;
  return Math.max(0, ...products.map(({ root }) => root.order?.value ?? 0));
}
