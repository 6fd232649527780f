import { choicesOf, descriptionOf } from "../../../src/check/read/findings/field.ts";
import { wrap } from "../../../src/check/text/wrap.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { type Single, scalarText } from "../edit/scalar-text.ts";

/** Columns of a comment. */
const lineWidth = 80;

/**
 * A product's file: each field below a comment that says what it is for. Optional fields that are
 * left out stand there as comments, ready to be filled in.
 */
export function productText(fields: Readonly<Record<string, Single | readonly Single[]>>): string {
  const entries = Object.entries(productSchema.shape).map(([key, schema]) => {
    const choices = choicesOf(schema);
    const about = descriptionOf(schema) ?? "";
    const value = fields[key];
    return [
      comment(choices.length > 0 ? `${about} One of: ${choices.join(", ")}.` : about),
      value === undefined ? `# ${key}:` : entryText(key, value),
    ].join("\n");
  });
  return `${[comment(descriptionOf(productSchema) ?? ""), ...entries].join("\n\n")}\n`;
}

function comment(text: string): string {
  const lines = wrap(text, lineWidth - 2).map((line) => `# ${line}`);
  return lines.join("\n");
}

function entryText(key: string, value: Single | readonly Single[]): string {
  if (!isList(value))
    return `${key}: ${scalarText(value, { indent: 0, column: key.length + 2, mayFold: true })}`;
  const items = value.map((item) => scalarText(item, { indent: 2, column: 4, mayFold: true }));
  return [`${key}:`, ...items.map((item) => `  - ${item}`)].join("\n");
}

function isList(value: Single | readonly Single[]): value is readonly Single[] {
  return Array.isArray(value);
}
