import * as z from "zod";
import { type Layout, layouts } from "../../src/content/layouts.ts";
import { patternOf } from "../../src/content/schema/editor-form.ts";
import { factsOf, slotNamesOf, unwrap } from "../../src/content/schema/facts.ts";
import { pageSchemas } from "../../src/content/schema/pages.ts";
import { productSchema } from "../../src/content/schema/product.ts";
import { siteSchema } from "../../src/content/schema/site.ts";
import { elementOf, valueAt } from "../check/read/findings/field.ts";
import { mayComeFromPack } from "../check/read/packs/complete.ts";
import { fileWords } from "../check/read/packs/language-pack.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The hidden folder in a content folder that holds the schemas; the check does not read it. */
export const schemaFolder = ".schema";

/** The schema of a name, such as `product` or `pages/text`, seen from the content folder. */
export function schemaFile(name: string): string {
  return `${schemaFolder}/${name}.json`;
}

/** All schemas as JSON, by their paths from the content folder. */
export function schemaFiles(): Map<string, string> {
  const schemas = [
    ["site", siteSchema, packValues("site")],
    ["product", productSchema, undefined],
    ...layouts.map(
      (layout) => [`pages/${layout}`, pageSchemas[layout], packValues(layout)] as const,
    ),
  ] as const;
  return new Map(
    schemas.map(([name, schema, words]) => [
      schemaFile(name),
      `${JSON.stringify(jsonSchemaOf(schema, words), null, 2)}\n`,
    ]),
  );
}

/** What the English pack has for a file: the same for every site, so that no schema goes stale with its language. */
function packValues(file: "site" | Layout): unknown {
  return fileWords({ language: "en" }, file).values;
}

/**
 * A schema as JSON Schema, for editors: completion, and on hover what each field is for. Draft 7 is
 * the newest that every editor knows.
 *
 * @param words what the English language pack has for the file, to be shown as an example.
 */
function jsonSchemaOf(schema: z.ZodType, words: unknown): JsonSchema {
  const json = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const { editorSchema, oneOf, someOf, isParagraph } = factsOf(zodSchema);
      Object.assign(
        jsonSchema,
        editorSchema,
        oneOf && { oneOf: oneOf.map((key) => ({ required: [key] })) },
        someOf && { anyOf: someOf.map((key) => ({ required: [key] })) },
      );
      if (jsonSchema.type === "string")
        Object.assign(
          jsonSchema,
          wordsRule(jsonSchema, zodSchema),
          formWords(jsonSchema, zodSchema),
          isParagraph && { allOf: [patternOf("links")] },
        );
    },
  });
  return withPack(json, schema, words);
}

/** The JSON Schema of a field, in which what a language pack has may be left out. */
function withPack(json: JsonSchema, field: z.ZodType, words: unknown): JsonSchema {
  const inner = unwrap(field);
  if (factsOf(field).pack !== undefined)
    return { ...json, description: [json.description, packNote(words)].join(" ") };
  const element = elementOf(field);
  if (element && json.items !== undefined)
    return { ...json, items: withPack(json.items as JsonSchema, element, words) };
  if (!(inner instanceof z.ZodObject)) return json;
  const shape = inner.shape as Record<string, z.ZodType>;
  const properties = Object.entries(json.properties ?? {}).map(([key, property]) => [
    key,
    withPack(property as JsonSchema, shape[key] as z.ZodType, valueAt(words, [key])),
  ]);
  const required = json.required?.filter((key) => !mayComeFromPack(shape[key] as z.ZodType));
  return { ...json, properties: Object.fromEntries(properties), ...(required && { required }) };
}

/** What editors say of a key that may be left out, since the language pack has it. */
function packNote(example: unknown): string {
  if (example === undefined) return "Left out, it is the name of the page in the language pack.";
  const words = [example].flat().filter((one) => typeof one === "string");
  const shown = words.map((one) => `“${one}”`).join(", ");
  return shown === ""
    ? "Left out, it comes from the language pack."
    : `Left out, it comes from the language pack, in English: ${shown}`;
}

/** Not nothing, and not only spaces. */
const something = { pattern: "\\S", patternErrorMessage: "Write some text here." };

/** What is to be written in place of a text of another form, as the check says it. */
function formWords({ pattern, patternErrorMessage }: JsonSchema, schema: z.core.$ZodType): object {
  if (pattern === undefined || patternErrorMessage !== undefined) return {};
  const message = z.safeParse(schema, "\0\n").error?.issues.at(-1)?.message;
  // What zod itself says of a form helps nobody.
  return message?.startsWith("Invalid") ? {} : { patternErrorMessage: message };
}

/** Of a text, what its check holds and the conversion does not see. */
function wordsRule(known: JsonSchema, field: z.core.$ZodType): object {
  if (known.enum || known.const || known.pattern || known.format) return {};
  const slots = slotNamesOf(field);
  if (slots.length === 0) return something;
  const needed = factsOf(field).prose?.slots ?? [];
  const wanted = needed.map((slot) => `(?=[\\s\\S]*\\{${slot}\\})`).join("");
  const doubled = "(?![\\s\\S]*\\{\\{[a-z]+\\}\\})";
  const others = `(?![\\s\\S]*\\{(?!(?:${slots.join("|")})\\})[a-z]+\\})`;
  const named = slots.map((slot) => `{${slot}}`).join(", ");
  return {
    ...(needed.length === 0 && { minLength: 1 }),
    pattern: `^${wanted}${doubled}${others}`,
    // Known to the YAML and JSON language servers.
    patternErrorMessage:
      needed.length === slots.length
        ? `Write each of ${named} and no other slot.`
        : `Write no other slots than ${named}.`,
  };
}
