import type * as z from "zod";
import { pageSchemas } from "../../../../src/content/schema/pages.ts";
import { productSchema } from "../../../../src/content/schema/product.ts";
import { siteSchema } from "../../../../src/content/schema/site.ts";
import type { Path } from "../diagnostic.ts";
import { fieldAt, hasKey, isGroup, mayComeFromPack, shapeOf, valueAt } from "../findings/field.ts";
import { soundValue } from "./compose.ts";
import { isKeyInText, linesOf } from "./lines.ts";

/**
 * How many faults of shape a text has; infinite if it cannot be read.
 *
 * @param schema that of the file; by default the one that knows most of its keys.
 */
export function faultsOf(text: string, schema?: z.ZodType): number {
  const value = soundValue(text)?.value;
  if (!isGroup(value)) return Number.POSITIVE_INFINITY;
  const misfits = (schema ? [schema] : likelyFor(value)).map((one) => misfitsOf(one, value));
  return Math.min(...misfits) + linesOf(text).filter(isKeyInText).length;
}

function likelyFor(value: Record<string, unknown>): z.ZodType[] {
  const schemas: z.ZodType[] = [siteSchema, productSchema, ...Object.values(pageSchemas)];
  const knownIn = (schema: z.ZodType) =>
    Object.keys(shapeOf(schema)).filter((key) => hasKey(value, key)).length;
  const most = Math.max(...schemas.map(knownIn));
  return schemas.filter((schema) => knownIn(schema) === most);
}

function misfitsOf(schema: z.ZodType, value: unknown): number {
  const issues = schema.safeParse(value, { jitless: true }).error?.issues ?? [];
  return issues.reduce((sum, issue) => {
    const path = issue.path as Path;
    if (issue.code === "unrecognized_keys") return sum + issue.keys.length;
    const isThere = hasKey(valueAt(value, path.slice(0, -1)), path.at(-1) ?? "");
    const field = isThere ? undefined : fieldAt(schema, path, value);
    return sum + (field && mayComeFromPack(field) ? 0 : 1);
  }, 0);
}
