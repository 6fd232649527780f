import { expect, it } from "vitest";
import * as z from "zod";
import { pageSchemas } from "../../../../src/content/schema/pages.ts";
import { productSchema } from "../../../../src/content/schema/product.ts";
import { siteSchema } from "../../../../src/content/schema/site.ts";
import { choicesOf, descriptionOf, elementOf, fieldAt, shapeOf } from "./field.ts";

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

it("finds a schema's field by path, with data deciding between kinds", () => {
  const data = { delivery: { method: "emailjs", serviceId: 1 } };
  const field = fieldAt(siteSchema, ["delivery", "serviceId"], data);
  expect(field && descriptionOf(field)).toBe("Id of the service.");
  const label = fieldAt(siteSchema, ["contact", "phones", 3, "display"], data);
  expect(label).toBeInstanceOf(z.ZodString);
  expect(fieldAt(siteSchema, ["nowhere", "at", "all"], data)).toBeUndefined();
  expect(fieldAt(siteSchema, ["constructor"], data)).toBeUndefined();
});

it("names a field's choices", () => {
  expect(choicesOf(fieldAt(siteSchema, ["direction"], {}))).toEqual(["ltr", "rtl"]);
  const methods = choicesOf(fieldAt(siteSchema, ["delivery", "method"], {}));
  expect(methods).toEqual(["mailto", "emailjs", "post"]);
  expect(choicesOf(fieldAt(productSchema, ["badgeVariant"], {}))).toContain("outline");
  expect(choicesOf(undefined)).toEqual([]);
});
