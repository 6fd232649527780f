import { join } from "node:path";
import * as z from "zod";
import { canChangeSeverity, rules, UserError } from "../../../src/engine/check/index.ts";
import { inTerminalWords, tell } from "../../../src/engine/messages/index.ts";
import { isEntryLayout } from "../../../src/engine/schema/collections.ts";
import { layouts } from "../../../src/engine/schema/layouts.ts";
import { productSchema } from "../../../src/engine/schema/product.ts";
import { siteSchema } from "../../../src/engine/schema/site.ts";
import { type Field, fieldOf } from "../../../src/engine/shape/index.ts";
import { filePack, readFolder } from "../../../src/engine/site/index.ts";
import { valueAt } from "../../../src/engine/values.ts";
import { disk } from "../../disk/disk.ts";
import { displayPath } from "../../disk/display-path.ts";
import { readIfExists, writeChanges } from "../../edit/write-changes.ts";
import { exitCodes } from "../exit-codes.ts";
import { directoryOf, type Flags } from "../options.ts";
import { ruleSummaries } from "./explain.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The hidden folder in a content folder that holds the schemas; the check does not read it. */
const schemaFolder = ".schema";

/** The schema of a name, such as `product` or `pages/text`, seen from the content folder. */
export function schemaFile(name: string): string {
  return `${schemaFolder}/${name}.json`;
}

/** Writes the JSON Schemas that editors read. Throws a UserError where they cannot be written. */
export function schema(flags: Flags): number {
  const directory = directoryOf(flags);
  const [unreadable] = readFolder(disk, displayPath(directory)).diagnostics;
  if (unreadable !== undefined) throw new UserError(`${unreadable.file}: ${unreadable.message}`);
  const files = [...schemaFiles()].map(([name, text]) => [join(directory, name), text] as const);
  writeChanges(files.map(([file, text]) => ({ file, before: readIfExists(file), text })));
  const folder = displayPath(join(directory, schemaFolder));
  process.stdout.write(`${tell("commands.schemas-written", { folder })}\n`);
  return exitCodes.clean;
}

/** All schemas as JSON, by their paths from the content folder. Examples are English, whatever the language. */
export function schemaFiles(): Map<string, string> {
  const schemas = [
    ["site", siteSchema, filePack(disk, { language: "en" }, "site").values],
    ["product", productSchema, undefined],
    ...layouts.map((layout) => {
      const words = filePack(disk, { language: "en" }, layout).values;
      const name = isEntryLayout(layout) ? layout : `pages/${layout}`;
      return [name, disk.schemas[layout], words] as const;
    }),
  ] as const;
  return new Map(
    schemas.map(([name, schema, words]) => [
      schemaFile(name),
      `${JSON.stringify(jsonSchemaOf(schema, words), null, 2)}\n`,
    ]),
  );
}

/**
 * A schema as JSON Schema, for editors: its keys, choices, and on hover what each field is for. Draft 7 is the newest
 * that every editor knows.
 *
 * @param words the values of the file in the English language pack, shown as examples.
 */
function jsonSchemaOf(schema: z.ZodType, words: unknown): JsonSchema {
  const json = z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const { description } = fieldOf(zodSchema);
      if (description !== undefined) jsonSchema.description = inTerminalWords(description);
      if (zodSchema === siteSchema.shape.rules.unwrap()) nameRules(jsonSchema);
      // The check says what form a text has.
      delete jsonSchema.pattern;
      delete jsonSchema.format;
    },
  });
  return withPackValues(json, fieldOf(schema), words);
}

/** Lists the rules whose severity a site may set as the keys of `rules`. */
function nameRules(json: JsonSchema): void {
  const { additionalProperties: severity } = json;
  const summaries = ruleSummaries();
  const named = rules
    .filter(canChangeSeverity)
    .map(({ id }) => [id, { ...(severity as object), description: summaries.get(id) }]);
  delete json.propertyNames;
  Object.assign(json, { properties: Object.fromEntries(named), additionalProperties: false });
}

/** The JSON Schema of a field, with the values optional that a language pack provides. */
function withPackValues(json: JsonSchema, field: Field, words: unknown): JsonSchema {
  if (field.facts.pack !== undefined)
    return { ...json, description: [json.description, packDescription(words)].join(" ") };
  const { element } = field;
  if (element && json.items !== undefined)
    return { ...json, items: withPackValues(json.items as JsonSchema, element, words) };
  if (field.type !== "object") return json;
  const fields = field.fields();
  const properties = Object.entries(json.properties ?? {}).map(([key, property]) => [
    key,
    withPackValues(
      property as JsonSchema,
      fields[key] as Field,
      fields[key]?.facts.words ? words : valueAt(words, [key]),
    ),
  ]);
  const required = json.required?.filter((key) => !fields[key]?.mayComeFromPack);
  return { ...json, properties: Object.fromEntries(properties), ...(required && { required }) };
}

/** The note on a key that may be left out because the language pack has it. */
function packDescription(example: unknown): string {
  if (example === undefined) return tell("writing.pack-name");
  const words = [example].flat().filter((one) => typeof one === "string");
  const shown = words.map((one) => `“${one}”`).join(", ");
  return shown === ""
    ? tell("writing.from-pack")
    : tell("writing.from-pack-words", { words: shown });
}
