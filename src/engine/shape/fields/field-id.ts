import * as z from "zod";
import { hasMessage } from "../../messages/index.ts";
import { type PageSchemas, pageSchemas } from "../../schema/pages.ts";
import { productSchema } from "../../schema/product.ts";
import { siteSchema } from "../../schema/site.ts";
import { factsOf, unwrap } from "../../schema/values/field-facts.ts";

/** The keys to a field with the kinds of the groups on the way, and the keys alone. */
type Place = readonly [withKinds: readonly string[], keys: readonly string[]];

/** Where the messages about each field can be. A field that stands in several places is known by the first. */
const places = new WeakMap<z.core.$ZodType, readonly Place[]>();

/**
 * The id of the message about a field: the longest end of its place for which there is one, such as `site/company/name`
 * or `image/alt`; undefined where there is none.
 *
 * @param choice one of the values that the field is limited to.
 */
export function fieldId(schema: z.core.$ZodType, choice?: string): string | undefined {
  notePages();
  const own = [schema, unwrap(schema)].flatMap((one) => places.get(one) ?? []);
  const sign = choice === undefined ? "" : `=${choice}`;
  return own
    .flatMap(endsOf)
    .map((end) => `fields.${end.join("/")}${sign}`)
    .find(hasMessage);
}

/** Notes the places of all fields, also of pages that can have sections of the owner's kinds. */
export function notePages(schemas: PageSchemas = pageSchemas): void {
  note(siteSchema, place("site"));
  note(productSchema, place("product"));
  // A field that several pages have is known by its place in those of this package.
  for (const [layout, page] of [...Object.entries(pageSchemas), ...Object.entries(schemas)])
    note(page, [[`${layout}-page`], ["page"]]);
}

/** The ends of a place, the longest first. */
const endsOf = (one: Place) =>
  one
    .flatMap((steps) => steps.map((_, at) => steps.slice(at)))
    .sort((left, right) => right.length - left.length);

/** Notes the places of a field, and of all that is in it. */
function note(schema: z.core.$ZodType, at: Place, own: readonly Place[] = [at]): void {
  const inner = unwrap(schema);
  if (places.has(schema)) return;
  places.set(schema, own);
  if (!places.has(inner)) places.set(inner, own);
  const { part } = factsOf(schema);
  const base = part ? place(part) : at;
  const ofEntry = own.map((one) => marked(one, "[]"));
  if (inner instanceof z.ZodArray) note(inner.element, base, ofEntry);
  if (inner instanceof z.ZodRecord) {
    note(inner.keyType, base, [marked(at, "{}")]);
    note(inner.valueType, base, ofEntry);
  }
  if (inner instanceof z.ZodObject) noteKeys(inner, base);
  if (inner instanceof z.ZodDiscriminatedUnion)
    for (const option of inner.options as z.ZodObject[]) {
      const kind = option.shape[inner.def.discriminator] as z.ZodLiteral<string>;
      const group: Place = [[...base[0], kind.value], base[1]];
      // A message about all kinds is not about one of them.
      const own: Place = [group[0], []];
      // What names a kind says what the kind is.
      note(kind, group, [below(group, inner.def.discriminator), own]);
      note(option, group, [own]);
    }
}

function noteKeys({ shape }: z.ZodObject, at: Place): void {
  // The words of a page stand where it has what they are about.
  for (const [key, field] of Object.entries(shape))
    note(field, factsOf(field).words ? at : below(at, key), [below(at, key)]);
}

const place = (...keys: string[]): Place => [keys, keys];
const below = ([whole, keys]: Place, key: string): Place => [
  [...whole, key],
  [...keys, key],
];
const marked = ([whole, keys]: Place, sign: string): Place => [mark(whole, sign), mark(keys, sign)];
const mark = (steps: readonly string[], sign: string) =>
  steps.map((step, at) => (at === steps.length - 1 ? step + sign : step));
