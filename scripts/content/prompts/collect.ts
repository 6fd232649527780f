import { stringify } from "yaml";
import * as z from "zod";
import { unwrap } from "../../../src/content/schema/facts.ts";
import { choicesOf, descriptionOf, elementOf } from "../../check/read/findings/field.ts";
import { readYaml } from "../../check/read/read.ts";
import { checkShape } from "../../check/read/schema-findings.ts";
import { Refusal } from "../../check/refusal.ts";
import type { Plain } from "../edit/yaml-text.ts";
import type { Asker } from "./asker.ts";

/** Something to ask for: on a terminal in words, without one by its flag. */
export interface Field {
  /** Name of the field, as the content file calls it. */
  key: string;
  /** The flag that answers it: `--icon`. */
  flag: string;
  /** The value's schema; a list is answered line by line, and what is optional may be left out. */
  schema: z.ZodType;
  /** The words of the question, where they are not the schema's. */
  question?: string;
  /** Whether it is asked for at all, after the answers to earlier fields; otherwise a flag alone gives it. */
  isAsked?(answers: Readonly<Record<string, Plain>>): boolean;
  /** What an empty answer does, in words, where that is not plain. */
  ifEmpty?: string;
  /** What is taken where nothing is answered. */
  fallback?: Plain;
}

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
    if (flag === undefined && field.isAsked?.(answers) === false) continue;
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
      if (value === undefined && !isOptional(field)) missing.push(field.flag);
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
    if (lines.length === 0 && (field.fallback !== undefined || isOptional(field)))
      return field.fallback;
    const value = parsed(field, elementOf(field.schema) ? lines : (lines[0] ?? ""));
    const mistake = mistakeIn(field, value);
    if (mistake === undefined) return value;
    asker.say(`  ${mistake}`);
  }
}

async function linesFor(field: Field, asker: Asker): Promise<string[]> {
  const first = await asker.ask(questionOf(field));
  const schema = elementOf(field.schema);
  if (schema === undefined) return first === "" ? [] : [first];
  const lines: string[] = [];
  for (let line = first; line !== ""; line = await asker.ask("  - ")) {
    // A wrong line is asked for again by itself.
    const mistake = mistakeIn({ key: field.key, schema }, line);
    if (mistake === undefined) lines.push(line);
    else asker.say(`  ${mistake}`);
  }
  return lines;
}

/** An answer as a value: a number where the field wants one and the answer is one, else text. */
function parsed({ schema }: Field, given: string | readonly string[]): Plain {
  if (typeof given !== "string") return given.map(onOneLine);
  const answer = onOneLine(given);
  const isNumber = unwrap(schema) instanceof z.ZodNumber && /^[+-]?\d+(\.\d+)?$/.test(answer);
  return isNumber ? Number(answer) : answer;
}

/** What was pasted from elsewhere, without its tabs and doubled spaces. */
function onOneLine(answer: string): string {
  return answer.replaceAll(/[ \t\r\n]+/g, " ").trim();
}

/** What a field is for, in words. */
export function wordsOf({ key, schema, question }: Field): string {
  return question ?? descriptionOf(schema) ?? key;
}

function isOptional({ schema }: Field): boolean {
  return schema instanceof z.ZodOptional;
}

/** The question as it stands on the terminal: its words, the choices, what Enter takes. */
function questionOf(field: Field): string {
  const { key, schema, fallback } = field;
  const choices = choicesOf(schema);
  const notes = [
    ...(choices.length > 0 ? [`One of: ${choices.join(", ")}.`] : []),
    ...(elementOf(schema) ? ["One a line; an empty line ends the list."] : []),
    ...(isOptional(field) && fallback === undefined
      ? [field.ifEmpty ?? "Enter leaves it out."]
      : []),
  ];
  const taken = fallback === undefined ? "" : ` [${[fallback].flat().join(" | ")}]`;
  return `${[wordsOf(field), ...notes].join(" ")}\n  ${key}${taken}: `;
}

/** What the content check would say of a value, in its own words. */
function mistakeIn(
  { key, schema }: Pick<Field, "key" | "schema">,
  value: unknown,
): string | undefined {
  const text = stringify({ [key]: value }, { lineWidth: 0, blockQuote: false });
  const { file, diagnostics } = readYaml({ file: key, text });
  const [finding] = file
    ? checkShape(z.strictObject({ [key]: schema }), file, diagnostics).diagnostics
    : diagnostics;
  return finding && [finding.message, finding.hint].filter(Boolean).join(" ");
}

/**
 * A schema of lines.
 *
 * @param what said where there is no text.
 * @param judge what is wrong with a line: said in its words, or in a result of a schema.
 */
export function lineSchema(
  what: string,
  judge: (line: string) => string | z.ZodSafeParseResult<unknown> | undefined,
): z.ZodType<string> {
  return z.string(what).superRefine((line, context) => {
    const judged = judge(line);
    if (typeof judged === "string") context.addIssue(judged);
    else for (const { message } of judged?.error?.issues ?? []) context.addIssue(message);
  });
}
