import { stringify } from "yaml";
import * as z from "zod";
import { readYaml } from "../../../src/check/read/read.ts";
import { checkShape } from "../../../src/check/read/schema-findings.ts";

/**
 * What the content check would say of a value, in its own words.
 *
 * @param key name of the field, as the content file calls it.
 */
export function mistakeIn(key: string, schema: z.ZodType, value: unknown): string | undefined {
  const text = stringify({ [key]: value }, { lineWidth: 0, blockQuote: false });
  const { file, diagnostics } = readYaml({ file: key, text });
  const [finding] = file
    ? checkShape(z.strictObject({ [key]: schema }), file, diagnostics).diagnostics
    : diagnostics;
  if (finding === undefined) return undefined;
  return finding.hint === undefined ? finding.message : `${finding.message} ${finding.hint}`;
}
