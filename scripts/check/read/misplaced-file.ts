import type * as z from "zod";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { type Diagnostic, schemaFinding } from "./diagnostic.ts";
import { isGroup, shapeOf } from "./findings/field.ts";
import type { YamlFile } from "./read.ts";

/** What a file may be, what to do where it stands in the place of another, and the keys it may have. */
const kinds = [
  { what: "a product", hint: "Move the file into `content/products`.", schema: productSchema },
  { what: "`site.yaml`", hint: "Put back what stood here.", schema: siteSchema },
  ...Object.values(pageSchemas).map((schema) => ({
    what: "a page",
    hint: "Move the file into `content/pages`.",
    schema,
  })),
].map((kind) => ({ ...kind, keys: keysOf(kind.schema) }));

/**
 * That a file is one of another kind: most of its keys have no place here, and all have one in a file
 * of that kind. Each of them would else be a mistake of its own.
 *
 * @param schemas All whose keys may stand in the file.
 */
export function misplacedFile(
  file: YamlFile,
  schemas: readonly z.ZodType[],
): Diagnostic | undefined {
  const keys = isGroup(file.value) ? Object.keys(file.value) : [];
  const own = schemas.flatMap(keysOf);
  const strange = keys.filter((key) => !own.includes(key));
  if (strange.length < 2 || 2 * strange.length <= keys.length) return undefined;
  const other = kinds.find((kind) => keys.every((key) => kind.keys.includes(key)));
  // Of a page in another layout a slip tells.
  if (other === undefined || (schemas.some(isPage) && isPage(other.schema))) return undefined;
  const [first = ""] = keys;
  const message = `The keys of this file are those of ${other.what}.`;
  return schemaFinding(file.file, message, other.hint, file.keyRange([first]));
}

function keysOf(schema: z.ZodType): string[] {
  return Object.keys(shapeOf(schema));
}

function isPage(schema: z.ZodType): boolean {
  return Object.values<z.ZodType>(pageSchemas).includes(schema);
}
