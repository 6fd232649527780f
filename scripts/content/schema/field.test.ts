import { expect, it } from "vitest";
import { pageSchemas } from "../../../src/content/pages.ts";
import { productSchema } from "../../../src/content/product.ts";
import { siteSchema } from "../../../src/content/site.ts";
import { inWords } from "../messages.ts";
import { type Field, fieldOf } from "./field.ts";

/** Every field below a schema, with its path in words. */
function fieldsOf(field: Field, path: string): [path: string, field: Field][] {
  const own: [string, Field] = [path, field];
  const { element } = field;
  if (element) return [own, ...fieldsOf(element, `${path}[]`).slice(1)];
  const fields = Object.entries(field.fields());
  return [own, ...fields.flatMap(([key, field]) => fieldsOf(field, `${path}.${key}`))];
}

/** Described by the members of their unions. */
const discriminators = [
  "site.delivery.method",
  "site.analytics.service",
  "contact.form.fields[].kind",
  "accessibility.tests.records[].outcome",
  "sections.sections[].kind",
  "sections.sections[].fields[].kind",
  "sections.sections[].delivery.method",
];

it.each(Object.entries({ site: siteSchema, product: productSchema, ...pageSchemas }))(
  "every field of %s says what it is for",
  (name, schema) => {
    const fields = fieldsOf(fieldOf(schema), name).filter(
      ([path]) => !discriminators.includes(path),
    );
    expect(fields.length).toBeGreaterThan(5);
    const silent = fields.filter(
      ([, field]) => !inWords(field.description ?? "", "en").endsWith("."),
    );
    expect(silent.map(([path]) => path)).toEqual([]);
  },
);

it("words of the language pack stand below `words` alone, but for what an owner has instead of them", () => {
  const content =
    /\.(title|description|heading|intro|text|paragraphs|sections|items|records|write|standard|page|copyright|titleTemplate|direction)(\[\])?$/;
  const schemas = { site: siteSchema, ...pageSchemas };
  const packed = Object.entries(schemas).flatMap(([name, schema]) =>
    fieldsOf(fieldOf(schema), name).filter(([, { facts }]) => facts.pack && !facts.pack.chosenBy),
  );
  const isApart = (path: string) => /^[\w-]+\.words\./.test(path);
  const mixed = packed
    .map(([path]) => path)
    .filter((path) => !isApart(path) && !content.test(path));
  expect(mixed).toEqual([]);
});
