import { expect, it } from "vitest";
import { isShown } from "../../../panel/answers/choices-of.ts";
import { inWords, messageTags } from "../../messages/messages.ts";
import { pageSchemas } from "../../schema/pages.ts";
import { productSchema } from "../../schema/product.ts";
import { siteSchema } from "../../schema/site.ts";
import { paragraph } from "../../schema/values/primitives.ts";
import { type Field, fieldOf } from "./field.ts";

/** Every field below a schema, with its path in words; or those that a form has for a new file. */
function fieldsOf(field: Field, path: string, isOffered = false): [path: string, field: Field][] {
  const own: [string, Field] = [path, field];
  const { element } = field;
  if (element) return [own, ...fieldsOf(element, `${path}[]`, isOffered).slice(1)];
  const fields = Object.entries(field.fields()).filter(
    ([key, part]) => !isOffered || isShown(key, part, field, undefined),
  );
  return [own, ...fields.flatMap(([key, part]) => fieldsOf(part, `${path}.${key}`, isOffered))];
}

const withPacks = Object.entries({ site: siteSchema, ...pageSchemas });

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

it("the words of an owner's field stand before its form and slots", () => {
  const { description = "", label } = fieldOf(paragraph("Note: short.", ["n"]));
  expect([inWords(description, "en"), inWords(label, "en")]).toEqual([
    "Note: short. Takes links and stress. Slots: {n}.",
    "Note\nShort. Takes links and stress. Slots: {n}.",
  ]);
});

it("the label of a value with a picker does not say how a file has it", () => {
  const { description = "", label } = fieldOf(pageSchemas.event).fields()["from"] as Field;
  expect(inWords(description, "en")).toBe(
    `${inWords(label, "en")}. As YYYY-MM-DD, or with a time as YYYY-MM-DD HH:MM.`,
  );
});

it("words of the language pack stand below `words` alone, but for what an owner has instead of them", () => {
  const content =
    /\.(title|description|heading|intro|text|paragraphs|sections|items|records|write|standard|page|copyright|titleTemplate|direction)(\[\])?$/;
  const packed = withPacks.flatMap(([name, schema]) =>
    fieldsOf(fieldOf(schema), name).filter(([, { facts }]) => facts.pack && !facts.pack.chosenBy),
  );
  const isApart = (path: string) => /^[\w-]+\.words\./.test(path);
  const mixed = packed
    .map(([path]) => path)
    .filter((path) => !isApart(path) && !content.test(path));
  expect(mixed).toEqual([]);
});

it("forms of the panel offer no words of the language pack", () => {
  const offered = withPacks.flatMap(([name, schema]) => fieldsOf(fieldOf(schema), name, true));
  expect(offered.length).toBeGreaterThan(300);
  const words = offered.filter(
    ([, { facts }]) => facts.words || (facts.pack && !facts.pack.chosenBy),
  );
  expect(words.map(([path]) => path)).toEqual([]);
});

it.each(Object.entries({ site: siteSchema, product: productSchema, ...pageSchemas }))(
  "no label of %s is a key, a path or code, in any language",
  (name, schema) => {
    const raw = fieldsOf(fieldOf(schema), name).flatMap(([path, { label }]) => {
      const labels = messageTags().map((tag) => `${inWords(label, tag).split("\n")[0]}`);
      return labels.filter((one) => /[`{[]|\/|^[a-z]+[A-Z.]/.test(one)).map((one) => [path, one]);
    });
    expect(raw).toEqual([]);
  },
);
