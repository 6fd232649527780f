import { expect, it } from "vitest";
import type * as z from "zod";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { productSchema } from "../../../src/content/schema/product.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { descriptionOf, elementOf, shapeOf } from "./schema-fields.ts";

/** Every field below a schema, with its path in words. */
function fieldsOf(schema: z.ZodType, path: string): [path: string, field: z.ZodType][] {
  const own: [string, z.ZodType] = [path, schema];
  const element = elementOf(schema);
  if (element) return [own, ...fieldsOf(element, `${path}[]`).slice(1)];
  const fields = Object.entries(shapeOf(schema));
  return [own, ...fields.flatMap(([key, field]) => fieldsOf(field, `${path}.${key}`))];
}

/** Described by the members of their unions. */
const discriminators = [
  "site.delivery.method",
  "accessibility.tests.records[].outcome",
  "sections.sections[].kind",
];

it.each(Object.entries({ site: siteSchema, product: productSchema, ...pageSchemas }))(
  "every field of %s says what it is for",
  (name, schema) => {
    const fields = fieldsOf(schema, name).filter(([path]) => !discriminators.includes(path));
    expect(fields.length).toBeGreaterThan(5);
    const silent = fields.filter(([, field]) => !descriptionOf(field)?.endsWith("."));
    expect(silent.map(([path]) => path)).toEqual([]);
  },
);
