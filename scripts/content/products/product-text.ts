import { descriptionOf } from "../../../src/check/read/findings/field.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { comment, commentedFields } from "../edit/commented-fields.ts";
import type { Plain } from "../edit/yaml-text.ts";

/** A product's file: each field below a comment that says what it is for. */
export function productText(fields: Readonly<Record<string, Plain>>): string {
  const entries = commentedFields(productSchema.shape, fields);
  return `${[comment(descriptionOf(productSchema) ?? ""), ...entries].join("\n\n")}\n`;
}
