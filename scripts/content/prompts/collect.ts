import type * as z from "zod";
import { unwrap } from "../../../src/check/read/findings/field.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import type { Plain } from "../edit/yaml-text.ts";
import type { Asker } from "./asker.ts";
import { type Field, mistakeIn, questionOf } from "./field.ts";

/** What flags said, by field. */
export type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Answers for fields, each held against its schema: from flags, else from the person at the
 * terminal, who is asked again after a mistake, else what the field falls back to.
 *
 * @throws Refusal without a terminal, where answers are missing or wrong; it names them all.
 * @throws Cancelled where the person does not want to go on.
 */
export async function collect(
  fields: readonly Field[],
  given: Given,
  asker: Asker | undefined,
): Promise<Record<string, Plain>> {
  const answers: Record<string, Plain> = {};
  const faults: string[] = [];
  const missing: string[] = [];
  for (const field of fields) {
    const flag = given[field.key];
    if (flag === undefined && field.needs && answers[field.needs] === undefined) continue;
    let value = flag === undefined ? undefined : parsed(field, flag);
    const mistake = value === undefined ? undefined : mistakeIn(field, value);
    if (mistake !== undefined) {
      asker?.say(`${field.flag}: ${mistake}`);
      faults.push(`${field.flag}: ${mistake}`);
      value = undefined;
    }
    if (value === undefined && asker !== undefined) value = await answerTo(field, asker);
    else if (value === undefined && mistake === undefined) {
      value = field.fallback;
      if (value === undefined && !field.isOptional) missing.push(field.flag);
    }
    if (value !== undefined) answers[field.key] = value;
  }
  if (asker !== undefined) return answers;
  if (missing.length > 0) {
    const are = `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`;
    faults.push(`Without a terminal to ask on, the flags must say all: ${are}`);
  }
  if (faults.length > 0) throw new Refusal(faults.join("\n"));
  return answers;
}

/** Asks until the answer is right. */
async function answerTo(field: Field, asker: Asker): Promise<Plain | undefined> {
  for (;;) {
    const lines = await linesFor(field, asker);
    if (lines.length === 0 && (field.fallback !== undefined || field.isOptional))
      return field.fallback;
    const value = parsed(field, field.isList ? lines : (lines[0] ?? ""));
    const mistake = mistakeIn(field, value);
    if (mistake === undefined) return value;
    asker.say(`  ${mistake}`);
  }
}

async function linesFor(field: Field, asker: Asker): Promise<string[]> {
  const first = await asker.ask(questionOf(field));
  if (!field.isList) return first === "" ? [] : [first];
  const schema = (unwrap(field.schema) as z.ZodArray).element as z.ZodType;
  const lines: string[] = [];
  for (let line = first; line !== ""; line = await asker.ask("  - ")) {
    // A wrong line is asked for again by itself.
    const mistake = mistakeIn({ key: field.key, schema }, parsed(field, line));
    if (mistake === undefined) lines.push(line);
    else asker.say(`  ${mistake}`);
  }
  return lines;
}

function parsed({ parse = (text) => text }: Field, answer: string | readonly string[]): Plain {
  return typeof answer === "string" ? parse(answer) : answer.map(parse);
}
