import { productSchema } from "../../../src/content/schema/product.ts";
import { kinds } from "../../check/read/files/names.ts";
import { descriptionOf } from "../../check/read/findings/field.ts";
import { loadContent } from "../../check/read/load.ts";
import { Refusal } from "../../check/refusal.ts";
import { comment, commentedFields, type Plain } from "../edit/yaml-text.ts";
import { collect, type Given, type Terminal } from "../prompts.ts";
import { newPath, writeNewFile } from "./new-file.ts";
import { linkOf, productFields } from "./product-fields.ts";

/**
 * Writes the file of a new product from options and answers.
 *
 * @returns the path of the file.
 * @throws Refusal if the slug is not allowed or taken, or values are missing or invalid.
 * @throws Cancelled if the person presses Ctrl-C; then nothing is written.
 */
export async function newProduct(
  directory: string,
  slug: string,
  given: Given,
  terminal?: Terminal,
): Promise<string> {
  const path = newPath(directory, kinds.product, slug);
  const fields = productFields(slug, lastPlace(directory) + 1);
  const answers = await collect(fields, given, terminal);
  const link = typeof answers["link"] === "string" ? linkOf(answers["link"]) : undefined;
  const values = { ...answers, ...(link && { link }) };
  const mixture = productSchema.safeParse(values).error?.issues.map(({ message }) => message);
  if (mixture) throw new Refusal(mixture.join("\n"));
  writeNewFile(path, "product", productText(values));
  return path;
}

/** The text of a product's file: each field below a comment that describes it. */
function productText(fields: Readonly<Record<string, Plain>>): string {
  const entries = commentedFields(productSchema.shape, fields);
  return `${[comment(descriptionOf(productSchema) ?? ""), ...entries].join("\n\n")}\n`;
}

/** The highest `order` of the products, or 0. */
function lastPlace(directory: string): number {
  const { products } = loadContent(directory).located;
  return Math.max(0, ...products.map(({ root }) => root.order?.value ?? 0));
}
