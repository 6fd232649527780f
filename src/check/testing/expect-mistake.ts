import { expect } from "vitest";
import type * as z from "zod";
import type { Diagnostic } from "../read/diagnostic.ts";
import { readYaml } from "../read/read.ts";
import { checkShape } from "../read/schema-findings.ts";
import { marked } from "./marked.ts";

/** A title, a schema, a text whose mistake stands between « and », the words about it, its rule. */
export type Mistake = [
  title: string,
  schema: z.ZodType,
  text: string,
  message: string,
  hint: RegExp,
  rule?: string,
];

/** All that is wrong with a text, in the order in which it is found. */
export function findingsIn(schema: z.ZodType, text: string): Diagnostic[] {
  const { file, diagnostics } = readYaml({ file: "x.yaml", text });
  if (file === undefined) throw new Error("The file could not be read.");
  return checkShape(schema, file, diagnostics).diagnostics;
}

/** Holds that a text has that one mistake, exactly where it is marked. */
export function expectMistake(
  ...[, schema, source, message, hint, rule = "schema"]: Mistake
): void {
  const { text, start, end } = marked(source);
  const found = findingsIn(schema, text);
  expect(found.map((finding) => finding.message)).toEqual([message]);
  const [finding] = found;
  expect(text.slice(finding?.start.offset, finding?.end.offset)).toBe(text.slice(start, end));
  expect(finding?.start.offset).toBe(start);
  expect(finding).toMatchObject({ file: "x.yaml", rule, severity: "error" });
  expect(finding?.hint).toMatch(hint);
}
