import { choicesOf, descriptionOf } from "../../../src/check/read/findings/field.ts";
import { wrap } from "../../../src/check/text/wrap.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { entryText, itemLines, type Plain } from "../edit/yaml-text.ts";

/** Columns of a comment. */
const lineWidth = 80;

/**
 * A product's file: each field below a comment that says what it is for. Optional fields that are
 * left out stand there as comments, ready to be filled in.
 */
export function productText(fields: Readonly<Record<string, Plain>>): string {
  const entries = Object.entries(productSchema.shape).map(([key, schema]) => {
    const choices = choicesOf(schema);
    const about = descriptionOf(schema) ?? "";
    const what = choices.length > 0 ? `${about} One of: ${choices.join(", ")}.` : about;
    return `${comment(what)}\n${fieldText(key, fields[key])}`;
  });
  return `${[comment(descriptionOf(productSchema) ?? ""), ...entries].join("\n\n")}\n`;
}

function comment(text: string): string {
  const lines = wrap(text, lineWidth - "# ".length).map((line) => `# ${line}`);
  return lines.join("\n");
}

function fieldText(key: string, value: Plain | undefined): string {
  if (value === undefined) return `# ${key}:`;
  if (typeof value === "object" && !Array.isArray(value))
    return [
      `${key}:`,
      ...Object.entries(value).map(([name, inner]) => entryText(2, name, inner)),
    ].join("\n  ");
  if (!Array.isArray(value)) return entryText(0, key, value);
  return [`${key}:`, ...value.flatMap((item) => itemLines(2, item))].join("\n  ");
}
