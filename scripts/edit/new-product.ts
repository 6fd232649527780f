import { loadContent } from "../content/load.ts";
import { kinds } from "../content/names.ts";
import { newPath, readTemplate, titleFromSlug, writeNewFile } from "./new-file.ts";

/**
 * Writes the file of a new product: the template with its name, behind the products that are there.
 *
 * @returns the path of the file.
 * @throws UserError if the slug is not allowed or taken.
 */
export function newProduct(directory: string, slug: string): string {
  const path = newPath(directory, kinds.product, slug);
  const values = { name: titleFromSlug(slug), order: lastPlace(directory) + 1 };
  writeNewFile(path, `${readTemplate("product")}`, values);
  return path;
}

/** The highest `order` of the products, or 0. */
function lastPlace(directory: string): number {
  const { products } = loadContent(directory).located;
  return Math.max(0, ...products.map(({ root }) => root.order ?? 0));
}
