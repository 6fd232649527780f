import { describe, expect, it } from "vitest";
import * as z from "zod";
import { pageSchemas } from "../../../content/schema/pages.ts";
import { productSchema } from "../../../content/schema/product.ts";
import { siteSchema } from "../../../content/schema/site.ts";
import { choicesOf, descriptionOf, fieldAt, shapeOf, unwrap, valueAt } from "./field.ts";

/** Every field below a schema, with its path in words. */
function fieldsOf(schema: z.ZodType, path: string): [path: string, field: z.ZodType][] {
  const inner = unwrap(schema);
  const own: [string, z.ZodType] = [path, schema];
  if (inner instanceof z.ZodArray)
    return [own, ...fieldsOf(inner.element as z.ZodType, `${path}[]`).slice(1)];
  const fields = Object.entries(shapeOf(inner, undefined));
  return [own, ...fields.flatMap(([key, field]) => fieldsOf(field, `${path}.${key}`))];
}

/** Described by the members of their unions. */
const discriminators = ["site.delivery.method", "accessibility.tests.records[].outcome"];

it.each([["site", siteSchema], ["product", productSchema], ...Object.entries(pageSchemas)] as [
  string,
  z.ZodType,
][])("every field of %s says what it is for", (name, schema) => {
  const fields = fieldsOf(schema, name);
  expect(fields.length).toBeGreaterThan(5);
  const silent = fields.filter(([path, field]) => {
    const description = descriptionOf(field);
    return !discriminators.includes(path) && !description?.endsWith(".");
  });
  expect(silent.map(([path]) => path)).toEqual([]);
});

describe("a schema's field", () => {
  it("is found by path, with data deciding between kinds", () => {
    const data = { delivery: { method: "emailjs", serviceId: 1 } };
    const field = fieldAt(siteSchema, ["delivery", "serviceId"], data);
    expect(field && descriptionOf(field)).toBe("Id of the service.");
    expect(fieldAt(siteSchema, ["contact", "phones", 3, "label"], data)).toBeInstanceOf(
      z.ZodString,
    );
    expect(fieldAt(siteSchema, ["nowhere", "at", "all"], data)).toBeUndefined();
    expect(fieldAt(siteSchema, ["constructor"], data)).toBeUndefined();
  });

  it("names its choices", () => {
    expect(choicesOf(fieldAt(siteSchema, ["direction"], {}))).toEqual(["ltr", "rtl"]);
    expect(choicesOf(fieldAt(siteSchema, ["delivery", "method"], {}))).toEqual([
      "mailto",
      "emailjs",
    ]);
    expect(choicesOf(fieldAt(productSchema, ["badgeVariant"], {}))).toContain("outline");
    expect(choicesOf(undefined)).toEqual([]);
  });
});

it("looks only at a value's own keys", () => {
  expect(valueAt({ a: [{ b: 1 }] }, ["a", 0, "b"])).toBe(1);
  expect(valueAt({ a: "text" }, ["a", "length"])).toBeUndefined();
  expect(valueAt({}, ["constructor"])).toBeUndefined();
  expect(valueAt(null, [])).toBeNull();
});
