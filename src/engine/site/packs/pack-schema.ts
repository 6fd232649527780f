import * as z from "zod";
import { lazy } from "../../../words/memoize.ts";
import { slotsOf } from "../../../words/template.ts";
import { pageSchemas } from "../../schema/pages.ts";
import { siteSchema } from "../../schema/site.ts";
import { factsOf, withFacts } from "../../schema/values/field-facts.ts";
import { shape, template, text } from "../../schema/values/primitives.ts";
import { type Field, fieldOf, siteParts } from "../../shape/index.ts";
import { hasKey, isGroup, valueAt } from "../../values.ts";
import { shippedPack } from "./shipped-pack.ts";

const part = z.enum(siteParts as [string, ...string[]]).optional();
/** On which parts of a site an entry of a list depends. */
const conditions = { when: part, unless: part };
const anyText = text("");

/** The English pack, whose keys each pack has. */
export const englishPack = () =>
  Object.assign({}, shippedPack("en", "sites"), shippedPack("en", "editor"));

/** What an owner's pack may have: the keys of the English pack, each with what the schema takes there. */
export const packSchema = lazy(() => {
  const english = englishPack();
  const fields = { site: siteSchema, ...pageSchemas };
  const parts = Object.entries(english).map(([key, value]) => {
    const field = hasKey(fields, key) ? fieldOf(fields[key as keyof typeof fields]) : undefined;
    // Pages have names of their owner's choice, and each language its own words to avoid.
    const isOpen = key === "pageNames" || key === "avoid";
    return [
      key,
      isOpen ? z.record(z.string(), anyText) : schemaOf(value, field, field?.fields()["words"]),
    ] as const;
  });
  return optionalShape(Object.fromEntries(parts));
});

const optionalShape = (parts: Readonly<Record<string, z.ZodType>>) =>
  shape(
    Object.fromEntries(Object.entries(parts).map(([key, one]) => [key, one.optional()] as const)),
  );

/**
 * @param english what the English pack has in its place.
 * @param field what the schema of a content file has there; undefined for what no such file can have.
 * @param word what it has there within its group of words, which a pack has without that group.
 */
function schemaOf(english: unknown, field?: Field, word?: Field): z.ZodType {
  if (Array.isArray(english)) return field ? listOf(field) : z.array(anyText);
  // Each language has its own plural forms.
  if (hasKey(english, "other")) return z.record(z.string(), anyText);
  if (!isGroup(english)) return (field ?? word)?.schema ?? template("", [], slotsOf(`${english}`));
  const parts = Object.entries(english).map(([key, value]) => {
    return [key, schemaOf(value, field?.fields()[key], word?.fields()[key])] as const;
  });
  return optionalShape(Object.fromEntries(parts));
}

/** A list whose entries may depend on parts of a site. A text then stands in a group, as {@link asGroups} has it. */
function listOf({ schema, element, facts }: Field): z.ZodType {
  const entry = element?.schema;
  if (!facts.pack?.when || !entry) return schema;
  return z.array(
    entry instanceof z.ZodObject
      ? withFacts(entry.safeExtend(conditions), factsOf(entry))
      : shape({ text: entry, ...conditions }),
  );
}

/**
 * A pack's value with groups in place of texts in lists whose entries may depend on parts of a site. A gap has what the
 * English pack has there.
 */
export function asGroups(value: unknown, field: Field, english: unknown): unknown {
  const own = value ?? english;
  const { element } = field;
  if (Array.isArray(own) && element) {
    const isOfTexts = "when" in element.fields() && "text" in element.fields();
    // A list of another length is a translation of its own.
    const below = Array.isArray(english) && english.length === own.length ? english : [];
    return own.map((one, index) => {
      const said = one ?? below[index];
      const entry = isOfTexts && typeof said === "string" ? { text: said } : said;
      return asGroups(entry, element, below[index]);
    });
  }
  if (!isGroup(own)) return own;
  const fields = field.fields(own);
  return Object.fromEntries(
    Object.entries(own).map(([key, one]) => {
      const below = valueAt(english, [key]);
      return [key, fields[key] ? asGroups(one, fields[key], below) : (one ?? below)];
    }),
  );
}
