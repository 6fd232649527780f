import type { Readable, Writable } from "node:stream";
import { stringify } from "yaml";
import * as z from "zod";
import { unwrap } from "../../src/content/schema/facts.ts";
import { choicesOf, descriptionOf, elementOf } from "../check/read/findings/field.ts";
import { readYaml } from "../check/read/read.ts";
import { checkShape } from "../check/read/schema-findings.ts";
import { Cancelled, Refusal } from "../check/refusal.ts";
import type { Plain } from "./edit/yaml-text.ts";

/** The streams of a terminal at which a person can answer. */
export interface Terminal {
  input: Readable;
  /** Questions go here, apart from the results, which may go to a file. */
  output: Writable;
}

/** A value that a command needs: an option gives it, or a prompt asks for it. */
export interface Field {
  /** Name of the field, as the content file calls it. */
  key: string;
  /** The option that gives it: `--icon`. */
  flag: string;
  /** The schema of the value. A list has one answer a line; an optional value may be left out. */
  schema: z.ZodType;
  /** What an answer on a line means, given the answers to earlier fields, such as a tag for a language's name. */
  meaning?(line: string, answers: Readonly<Record<string, Plain>>): string;
  /** The question, where it is not the description in the schema. */
  question?: string;
  /** Whether to ask for it, given the answers to earlier fields; otherwise only an option gives it. */
  isAsked?(answers: Readonly<Record<string, Plain>>): boolean;
  /** What an empty answer means, where that is not plain. */
  ifEmpty?: string;
  /** The value to take where there is no answer. */
  fallback?: Plain;
}

/** The values that options gave, by field. */
export type Given = Readonly<Record<string, string | readonly string[] | undefined>>;

/** The terminal of this process, or undefined where input or questions go elsewhere. */
export function terminalOf({ stdin, stderr }: NodeJS.Process): Terminal | undefined {
  return stdin.isTTY && stderr.isTTY ? { input: stdin, output: stderr } : undefined;
}

/**
 * Collects the value of each field: from its option, otherwise from the person at the terminal, otherwise
 * from its fallback. Each value is validated against its schema.
 *
 * @throws Refusal without a terminal, where values are missing or invalid; it names them all.
 * @throws Cancelled where the person presses Ctrl-C.
 */
export async function collect(
  fields: readonly Field[],
  given: Given,
  terminal: Terminal | undefined,
): Promise<Record<string, Plain>> {
  const answers: Record<string, Plain> = {};
  const faults: string[] = [];
  const missing: string[] = [];
  for (const field of fields) {
    const option = given[field.key];
    if (option === undefined && field.isAsked?.(answers) === false) continue;
    let value = option === undefined ? undefined : parsed(field, option, answers);
    const mistake = value === undefined ? undefined : mistakeIn(field, value);
    if (mistake !== undefined) {
      terminal?.output.write(`${field.flag}: ${mistake}\n`);
      faults.push(`${field.flag}: ${mistake}`);
      value = undefined;
    }
    if (value === undefined && terminal !== undefined)
      value = await prompt(field, answers, terminal);
    else if (value === undefined && mistake === undefined) {
      value = field.fallback;
      if (value === undefined && !isOptional(field)) missing.push(field.flag);
    }
    if (value !== undefined) answers[field.key] = value;
  }
  if (terminal !== undefined) return answers;
  if (missing.length > 0) {
    const are = `${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`;
    faults.push(`Without a terminal to ask on, the options must give every value: ${are}`);
  }
  if (faults.length > 0) throw new Refusal(faults.join("\n"));
  return answers;
}

/** Asks for a field until its value is valid. */
async function prompt(
  field: Field,
  answers: Readonly<Record<string, Plain>>,
  terminal: Terminal,
): Promise<Plain | undefined> {
  const { schema, fallback } = field;
  // Loaded here because most runs ask nothing.
  const { multiline, multiselect, select, text } = await import("@clack/prompts");
  const options = { message: questionOf(field), ...terminal };
  const several = choicesOf(elementOf(schema));
  if (several.length > 0) {
    const shown = several.map((value) => ({ value, label: value }));
    return answerOf(await multiselect({ ...options, options: shown, required: false }));
  }
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    const leaveOut = isOptional(field) && fallback === undefined ? [{ value: "", label: "–" }] : [];
    const choice = await select({
      ...options,
      options: [...leaveOut, ...choices.map((value) => ({ value, label: value }))],
      maxItems: 8,
      ...(fallback !== undefined && { initialValue: String(fallback) }),
    });
    return answerOf(choice) || undefined;
  }
  const isList = elementOf(schema) !== undefined;
  const mayBeEmpty = fallback !== undefined || isOptional(field);
  const shown = [fallback ?? []].flat().join("\n");
  const answer = await (isList ? multiline : text)({
    ...options,
    ...(fallback !== undefined && { placeholder: shown, defaultValue: shown }),
    validate: (typed = "") =>
      typed.trim() === "" && mayBeEmpty
        ? undefined
        : mistakeIn(field, parsed(field, typed, answers)),
  });
  const typed = answerOf(answer) ?? "";
  return typed.trim() === "" ? undefined : parsed(field, typed, answers);
}

/** The answer to a prompt. Throws Cancelled where the person gave none. */
function answerOf<Answer>(answer: Answer | symbol): Exclude<Answer, symbol> {
  if (typeof answer === "symbol") throw new Cancelled();
  return answer as Exclude<Answer, symbol>;
}

/** An answer as a value: one line a list entry, a number where the schema asks for one, otherwise text. */
function parsed(
  { schema, meaning = (line) => line }: Field,
  given: string | readonly string[],
  answers: Readonly<Record<string, Plain>>,
): Plain {
  if (elementOf(schema)) {
    // A list of words may be given in one, with commas.
    const between = choicesOf(elementOf(schema)).length > 0 ? /[\n,]/ : /\n/;
    const lines = [given].flat().flatMap((text) => text.split(between));
    const filled = lines.map(onOneLine).filter((line) => line !== "");
    return filled.map((line) => meaning(line, answers));
  }
  const answer = meaning(onOneLine([given].flat().join(" ")), answers);
  const isNumber = unwrap(schema) instanceof z.ZodNumber && /^[+-]?\d+(\.\d+)?$/.test(answer);
  return isNumber ? Number(answer) : answer;
}

/** Pasted text without its tabs, line ends and doubled spaces. */
function onOneLine(answer: string): string {
  return answer.replaceAll(/\s+/g, " ").trim();
}

/** What a field is for, in words. */
export function wordsOf({ key, schema, question }: Field): string {
  return question ?? descriptionOf(schema) ?? key;
}

function isOptional({ schema }: Field): boolean {
  return schema instanceof z.ZodOptional;
}

/** The question with notes on how to answer it. */
function questionOf(field: Field): string {
  const isList = elementOf(field.schema) !== undefined;
  const mayBeEmpty = isOptional(field) && field.fallback === undefined;
  const notes = [
    ...(isList && choicesOf(elementOf(field.schema)).length === 0
      ? ["One a line; press Enter twice to end the list."]
      : []),
    ...(mayBeEmpty ? [field.ifEmpty ?? "Enter leaves it out."] : []),
  ];
  return [wordsOf(field), ...notes].join(" ");
}

/** What the content check would say about a value, in its own words. */
function mistakeIn({ key, schema }: Field, value: Plain): string | undefined {
  const text = stringify({ [key]: value }, { lineWidth: 0, blockQuote: false });
  const { file, diagnostics } = readYaml({ file: key, text });
  const [finding] = file
    ? checkShape(z.strictObject({ [key]: schema }), file, { earlier: diagnostics }).diagnostics
    : diagnostics;
  return finding && [finding.message, finding.hint].filter(Boolean).join(" ");
}

/**
 * A schema of answers on one line.
 *
 * @param what said where there is no text.
 * @param judge says what is wrong with a line: in words, or as the result of a schema.
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
