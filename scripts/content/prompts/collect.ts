import * as z from "zod";
import { unwrap } from "../../../src/check/read/findings/field.ts";
import { Refusal } from "../../../src/check/refusal.ts";
import type { Plain } from "../edit/set-value.ts";
import type { Asker } from "./asker.ts";
import { type Field, questionOf } from "./field.ts";
import { mistakeIn } from "./mistake-in.ts";

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
    const isIdle = field.needs !== undefined && answers[field.needs] === undefined;
    if (isIdle && flag === undefined) continue;
    let value = flag === undefined ? undefined : parsed(field, flag);
    const mistake = value === undefined ? undefined : mistakeIn(field.key, field.schema, value);
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
  if (asker === undefined && missing.length > 0)
    faults.push(
      `Without a terminal to ask on, the flags must say all: ${missing.join(", ")} ${
        missing.length === 1 ? "is" : "are"
      } missing.`,
    );
  if (asker === undefined && faults.length > 0) throw new Refusal(faults.join("\n"));
  return answers;
}

/** Asks until the answer is right. */
async function answerTo(field: Field, asker: Asker): Promise<Plain | undefined> {
  for (;;) {
    const lines = await linesFor(field, asker);
    if (lines.length === 0 && field.fallback !== undefined) return field.fallback;
    if (lines.length === 0 && field.isOptional) return undefined;
    const value = parsed(field, field.isList ? lines : (lines[0] ?? ""));
    const mistake = mistakeIn(field.key, field.schema, value);
    if (mistake === undefined) return value;
    asker.say(`  ${mistake}`);
  }
}

async function linesFor(field: Field, asker: Asker): Promise<string[]> {
  const lines: string[] = [];
  let line = await asker.ask(questionOf(field));
  while (line !== "") {
    // A wrong line of a list is asked for again by itself.
    const item = field.isList && unwrap(field.schema);
    const mistake =
      item instanceof z.ZodArray
        ? mistakeIn(field.key, item.element as z.ZodType, parsed(field, line))
        : undefined;
    if (mistake === undefined) lines.push(line);
    else asker.say(`  ${mistake}`);
    if (!field.isList) break;
    line = await asker.ask("  - ");
  }
  return lines;
}

function parsed(field: Field, answer: string | readonly string[]): Plain {
  const parse = field.parse ?? ((text: string) => text);
  return typeof answer === "string" ? parse(answer) : answer.map(parse);
}
