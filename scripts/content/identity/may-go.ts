import type * as z from "zod";
import { fieldAt } from "../../../src/check/read/findings/field.ts";
import { mayComeFromPack } from "../../../src/check/read/packs/complete.ts";
import type { Path } from "../../../src/check/read/read.ts";

/**
 * Whether a file may do without the value at a path, because nobody needs it or a language pack has it.
 *
 * @param values those of the file, where they decide what stands at the path.
 */
export function mayGo(schema: z.ZodType, path: Path, values?: unknown): boolean {
  const field = fieldAt(schema, path, values);
  return field !== undefined && (mayComeFromPack(field) || field.safeParse(undefined).success);
}
