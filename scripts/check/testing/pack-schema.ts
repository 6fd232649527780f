import * as z from "zod";
import { firstPages } from "../../../src/content/layouts.ts";
import { factsOf, unwrap } from "../../../src/content/schema/facts.ts";
import { pageSchemas } from "../../../src/content/schema/pages.ts";
import { shape, text } from "../../../src/content/schema/primitives.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { siteParts } from "../read/packs/site-parts.ts";

/**
 * The schema of a language pack, `languages/<tag>.yaml`: of each content file the keys that it may leave
 * out, all of them required.
 */
export function packSchema() {
  const pageNames = firstPages.map(
    (key) => [key, text("Name of the page, as links to it say.")] as const,
  );
  return shape({
    pageNames: shape(Object.fromEntries(pageNames)).describe(
      "Names of the pages, as links to them say.",
    ),
    ...packedParts({ site: siteSchema, ...pageSchemas }),
  }).describe("What the site says in one language, whoever's it is.");
}

/** The fields that a pack has, in groups as the content has them. */
function packedParts(fields: Record<string, z.ZodType>): Record<string, z.ZodType> {
  const parts = Object.entries(fields).flatMap(([key, field]): [string, z.ZodType][] => {
    const mark = factsOf(field).pack;
    const inner = unwrap(field);
    if (mark?.when) return [[key, byPart(inner)]];
    if (mark !== undefined) return mark.chosenBy === undefined ? [[key, inner]] : [];
    if (!(inner instanceof z.ZodObject)) return [];
    const group = packedParts(inner.shape as Record<string, z.ZodType>);
    return Object.keys(group).length > 0 ? [[key, shape(group)]] : [];
  });
  return Object.fromEntries(parts);
}

/** A list whose entries may say of which part of a site they speak. */
function byPart(field: z.ZodType): z.ZodType {
  const { element } = field as z.ZodArray<z.ZodType>;
  const part = z.enum(siteParts);
  const conditions = {
    when: part.describe("Part of a site without which this is left out.").optional(),
    unless: part.describe("Part of a site with which this is left out.").optional(),
  };
  return z.array(
    element instanceof z.ZodObject
      ? element.extend(conditions)
      : z.union([element, shape({ ...conditions, text: element })]),
  );
}
