import { stringify } from "yaml";
import type * as z from "zod";
import { withChanges } from "../../src/engine/diagnostic.ts";
import { pathId } from "../../src/engine/path-id.ts";
import { layoutOf } from "../../src/engine/schema/layouts.ts";
import { pageSchemas } from "../../src/engine/schema/pages.ts";
import { productSchema } from "../../src/engine/schema/product.ts";
import { siteSchema } from "../../src/engine/schema/site.ts";
import { type Field, fieldOf } from "../../src/engine/shape/fields/field.ts";
import { parseContent } from "../../src/engine/shape/parse-content.ts";
import { stampChanges, type Wanted } from "../../src/engine/shape/stamps.ts";
import { isGroup, valueAt } from "../../src/engine/values.ts";
import type { Path } from "../../src/engine/yaml/read-yaml.ts";

/** Words that nobody has, one for each word, with figures, slots and addresses as they are. */
function reverseText(text: string): string {
  return text.replaceAll(/\]\([^)]*\)|\{[^{}]+\}|\p{L}+/gu, (found) =>
    /^\p{L}/u.test(found) ? [...found].reverse().join("").toLowerCase() : found,
  );
}

/**
 * The files of a translation of a content folder, with the stamps of all their texts, for tests.
 *
 * @param values The values of the source's files, by path from the content folder.
 */
export function translationOf(
  values: Readonly<Record<string, unknown>>,
  tag: string,
): Record<string, string> {
  const files = Object.entries(values).map(([name, value]) => {
    const stamps = new Map<string, string>();
    const words = sampleText(fieldOf(schemaOf(name, value)), value, [], (path, text) => {
      stamps.set(pathId(path), text);
      return reverseText(text);
    });
    return [
      `languages/${tag}/${name}`,
      stampedText(stringify(words ?? {}, { nullStr: "" }), stamps),
    ];
  });
  return Object.fromEntries(files);
}

/** A text of YAML with other stamps. */
export function stampedText(text: string, stamps: Wanted): string {
  const { file } = parseContent({ file: "", text });
  return file ? withChanges(text, stampChanges(file, stamps)) : text;
}

/** The schema of a content file. */
export function schemaOf(name: string, value: unknown): z.ZodType {
  if (name === "site.yaml") return siteSchema;
  const [, key] = /^pages\/(.*)\.yaml$/.exec(name) ?? [];
  if (key === undefined) return productSchema;
  return pageSchemas[layoutOf(valueAt(value, ["layout"]), key) ?? "sections"];
}

function sampleText(
  field: Field,
  value: unknown,
  path: Path,
  turn: (path: Path, text: string) => string,
): unknown {
  if (typeof value === "string" && field.facts.isName === "asked") return value;
  if (typeof value === "string")
    return field.needsTranslation(value) ? turn(path, value) : undefined;
  const element = field.element;
  if (element && Array.isArray(value)) {
    const words = value.map((entry, index) => sampleText(element, entry, [...path, index], turn));
    return words.some((one) => one !== undefined) ? words.map((one) => one ?? null) : undefined;
  }
  if (!isGroup(value)) return undefined;
  const shape = field.fields(value);
  const words = Object.entries(value).flatMap(([key, entry]) => {
    const part = shape[key];
    const found = part && sampleText(part, entry, [...path, key], turn);
    return found === undefined ? [] : [[key, found]];
  });
  return words.length > 0 ? Object.fromEntries(words) : undefined;
}
