import { posix } from "node:path";
import { pageKeys } from "../../../src/content/page-keys.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { jsonSchemaOf } from "./json-schema.ts";

/** Where the schemas lie in a content folder; hidden, so that the check takes them for no content. */
const folder = ".schema";

/** The schema of a content file, by paths from the content folder with forward slashes. */
export function schemaPathOf(file: string): string {
  return `${folder}/${file.replace(/^products\/.*/, "product").replace(/\.yaml$/, "")}.json`;
}

/** All schemas as JSON, by their paths from the content folder. */
export function schemaFiles(): Map<string, string> {
  const schemas = [
    ["site", siteSchema],
    ["product", productSchema],
    ...pageKeys.map((key) => [`pages/${key}`, pageSchemas[key]] as const),
  ] as const;
  return new Map(
    schemas.map(([name, schema]) => [
      `${folder}/${name}.json`,
      `${JSON.stringify(jsonSchemaOf(schema), null, 2)}\n`,
    ]),
  );
}

/** The comment by which editors find the schema of a content file, a path from the content folder. */
export function modelineOf(file: string): string {
  const path = posix.relative(posix.dirname(file), schemaPathOf(file));
  return `# yaml-language-server: $schema=${path.startsWith(folder) ? `./${path}` : path}`;
}

/** The text with the right modeline as its first line; the same text where it is there already. */
export function withModeline(text: string, file: string): string {
  const newline = text.includes("\r\n") ? "\r\n" : "\n";
  const rest = text.replace(/^# yaml-language-server:.*(\r?\n|$)/, "");
  return `${modelineOf(file)}${newline}${rest}`;
}
