import * as z from "zod";
import { factsOf, keysToChooseFrom, unwrap } from "../../../src/content/schema/facts.ts";
import type { Path } from "./diagnostic.ts";
import { isGroup, valueAt } from "./values.ts";

/** The schema of the value at a path; data decides between the members of a union. */
export function fieldAt(schema: z.ZodType, path: Path, data: unknown): z.ZodType | undefined {
  let field: z.ZodType | undefined = schema;
  let value = data;
  for (const step of path) {
    if (field === undefined) return undefined;
    field = elementOf(field) ?? shapeOf(field, value)[step];
    value = valueAt(value, [step]);
  }
  return field;
}

/** The schema of a list's entries; undefined for anything but a list. */
export function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const inner = unwrap(schema);
  return inner instanceof z.ZodArray ? (inner.element as z.ZodType) : undefined;
}

/**
 * The keys that a group may have, with their schemas; empty for anything but a group.
 *
 * @param value the group, where there is one, which decides between the members of a union.
 */
export function shapeOf(schema: z.ZodType | undefined, value?: unknown): Record<string, z.ZodType> {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodObject) return own(inner.shape as Record<string, z.ZodType>);
  if (inner instanceof z.ZodRecord && isGroup(value))
    return own(
      Object.fromEntries(Object.keys(value).map((key) => [key, inner.valueType as z.ZodType])),
    );
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return own({});
  const { discriminator } = inner.def;
  const members = (inner.options as z.ZodObject[]).map(
    ({ shape }) => shape as Record<string, z.ZodType>,
  );
  const chosen = members.find(
    (shape) => shape[discriminator]?.safeParse(valueAt(value, [discriminator])).success,
  );
  if (chosen !== undefined) return own(chosen);
  const kinds = members.flatMap((shape) => choicesOf(shape[discriminator]));
  return own(Object.assign({}, ...members, { [discriminator]: z.enum(kinds) }));
}

/** Whether the schema accepts that a field is missing. A language pack may still have a value for it. */
export function mayBeLeftOut(field: z.ZodType | undefined): boolean {
  return field?.safeParse(undefined).success === true;
}

const packable = new WeakMap<z.ZodType, boolean>();

/** Whether a file may leave a field out because a language pack has all that it must contain. */
export function mayComeFromPack(field: z.ZodType): boolean {
  const known = packable.get(field) ?? hasAllInPack(field);
  packable.set(field, known);
  return known;
}

function hasAllInPack(field: z.ZodType): boolean {
  if (factsOf(field).pack !== undefined) return true;
  // Where a link leads only the owner knows, and one of its keys must say it.
  if (!(field instanceof z.ZodObject) || keysToChooseFrom(field).length > 0) return false;
  const fields = Object.values(field.shape as Record<string, z.ZodType>);
  // A group of which the pack has nothing, such as the logo, is the owner's to write, also where each
  // of its keys may be left out.
  return (
    fields.some(mayComeFromPack) && fields.every((one) => mayComeFromPack(one) || mayBeLeftOut(one))
  );
}

/** The values that a field is limited to; empty if it takes others too. */
export function choicesOf(schema: z.ZodType | undefined): string[] {
  const inner = schema && unwrap(schema);
  if (inner instanceof z.ZodEnum) return inner.options.map(String);
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(String);
  return [];
}

/** The description of a field in the schema. */
export function descriptionOf(schema: z.ZodType): string | undefined {
  return schema.description ?? unwrap(schema).description;
}

/** A lookup table without inherited keys such as `constructor`. */
function own(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.assign(Object.create(null), shape);
}
