import * as z from "zod";
import {
  factsOf,
  keysToChooseFrom,
  type PackSource,
  unwrap,
} from "../../../../src/content/schema/facts.ts";
import { elementOf, hasKey, isGroup, mayBeLeftOut, valueAt } from "../findings/field.ts";

/** The texts of a language pack for one content file. */
export interface FilePack {
  /** Tag of the site's language. */
  language: string;
  /** Values by the file's own keys; empty if the language has no pack. */
  values?: unknown;
  /** Parts that the site has, of those that not every site has. */
  parts?: ReadonlySet<string>;
  /** Names of the pages, by their keys. */
  pageNames?: unknown;
  /** Keys of the pages that the site has, and names that they had. */
  pageKeys?: ReadonlySet<string>;
}

/** The values of a whole file with those of its language pack, which may have them all. */
export function completeFile(schema: z.ZodType, own: unknown, filePack?: FilePack): unknown {
  if (filePack === undefined) return own;
  return own === null && mayComeFromPack(schema)
    ? (complete(schema, undefined, filePack) ?? own)
    : complete(schema, own, filePack);
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

/**
 * The values of a content file together with those that its language pack has for what it leaves out.
 * The file's own values stay, right or wrong.
 */
export function complete(field: z.ZodType, own: unknown, filePack: FilePack): unknown {
  const element = elementOf(field);
  if (element && Array.isArray(own))
    return own.map((entry) => complete(element, entry, { ...filePack, values: undefined }));
  const inner = unwrap(field);
  const { pack } = factsOf(field);
  if (own === undefined && pack !== undefined) return packValue(pack, filePack);
  const isLeftOut = own === undefined && mayComeFromPack(field) && filePack.values !== undefined;
  if (!(inner instanceof z.ZodObject) || !(isGroup(own) || isLeftOut)) return own;

  const completed: Record<string, unknown> = { ...(own as object) };
  for (const [key, part] of Object.entries(inner.shape as Record<string, z.ZodType>)) {
    // A key that is there and could not be read is a mistake, which nothing replaces.
    if (hasKey(own, key) && completed[key] === undefined) continue;
    const by = factsOf(part).pack?.chosenBy;
    const values =
      by === undefined
        ? valueAt(filePack.values, [key])
        : valueAt(filePack.pageNames, [String(valueAt(own, [by]))]);
    const value = complete(part, completed[key], { ...filePack, values });
    if (value !== undefined) completed[key] = value;
  }
  return completed;
}

/** The pack's value of a field: of a list, the entries for the parts that the site has. */
function packValue({ when: isByPart, fallback }: PackSource, filePack: FilePack): unknown {
  const { values, parts, language } = filePack;
  if (values === undefined) return fallback?.(language);
  if (!isByPart || !Array.isArray(values)) return values;
  return values.flatMap((entry) => {
    if (typeof entry === "string") return [entry];
    const { when, unless, ...said } = entry;
    const isLeftOut = (when && !parts?.has(when)) || (unless && parts?.has(unless));
    // An entry of a list of texts has its text next to the condition.
    return isLeftOut ? [] : [Object.keys(said).join() === "text" ? said.text : said];
  });
}
