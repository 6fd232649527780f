import type { Readable, Writable } from "node:stream";
import { stringify } from "yaml";
import * as z from "zod";
import { Cancelled, UserError } from "../../src/engine/check/index.ts";
import type { Plain } from "../../src/engine/edit/index.ts";
import { inTerminalWords, tell } from "../../src/engine/messages/index.ts";
import { checkShape, parseContent } from "../../src/engine/shape/index.ts";
import { valueAt } from "../../src/engine/values.ts";
import { commas, say } from "../../src/words/say.ts";

/** The streams of a terminal at which a person can answer. */
export interface Terminal {
  input: Readable;
  /** Questions go here, apart from the results, which may go to a file. */
  output: Writable;
}

/** A text that a command needs: an option gives it, or a prompt asks for it. */
export interface Question {
  /** Name of the value, as the content file calls it. */
  key: string;
  /** The option that gives it: `--company`. */
  flag: string;
  question(): string;
  /** An optional value may be left out. */
  schema: z.ZodType;
  /** What an answer means, such as a tag for a language's name. */
  parse?(answer: string): string;
  /** The value to take where there is no answer. */
  fallback?: string;
}

/** Whether a person agrees. @throws Cancelled where the person presses Ctrl-C. */
export async function isAgreed(
  message: string,
  terminal: Terminal,
  initialValue = true,
): Promise<boolean> {
  // Loaded here because most runs ask nothing.
  const { confirm } = await import("@clack/prompts");
  const [active = "", inactive = ""] = ["yes", "no"].map((id) => tell(`commands.${id}`));
  const answer = await confirm({ message, active, inactive, initialValue, ...terminal });
  if (typeof answer === "symbol") throw new Cancelled();
  return answer;
}

/** The values that options gave, by key. */
export type GivenOptions = Readonly<Record<string, string | undefined>>;

/** The terminal of this process, or undefined where input or questions go elsewhere. */
export function terminalOf({ stdin, stderr }: NodeJS.Process): Terminal | undefined {
  return stdin.isTTY && stderr.isTTY ? { input: stdin, output: stderr } : undefined;
}

/**
 * Collects the answer to each question: from its option, from the terminal, or from its fallback. Each is validated
 * against its schema.
 *
 * @throws UserError without a terminal, where values are missing or invalid; it names them all.
 * @throws Cancelled where the person presses Ctrl-C.
 */
export async function collectAnswers(
  questions: readonly Question[],
  given: GivenOptions,
  terminal: Terminal | undefined,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  const faults: string[] = [];
  const missing: string[] = [];
  for (const question of questions) {
    const { key, flag, schema, fallback } = question;
    const option = given[key];
    let value = option === undefined ? undefined : parseAnswer(question, option);
    const mistake = value === undefined ? undefined : answerFault(question, value);
    if (mistake !== undefined) {
      terminal?.output.write(`${flag}: ${inTerminalWords(mistake)}\n`);
      faults.push(`${flag}: ${mistake}`);
      value = undefined;
    }
    if (value === undefined && terminal) value = await prompt(question, terminal);
    else if (value === undefined && mistake === undefined) {
      value = fallback;
      if (value === undefined && !(schema instanceof z.ZodOptional)) missing.push(flag);
    }
    if (value !== undefined) answers[key] = value;
  }
  if (terminal !== undefined) return answers;
  if (missing.length > 0) {
    const [options, count] = [commas(missing), missing.length];
    faults.push(say("questions.no-terminal", { options, count }));
  }
  if (faults.length > 0) throw new UserError(faults.join("\n"));
  return answers;
}

/** Asks a question until the answer is valid. */
async function prompt(question: Question, terminal: Terminal): Promise<string | undefined> {
  const { fallback, schema } = question;
  // Loaded here because most runs ask nothing.
  const { text } = await import("@clack/prompts");
  const mayBeEmpty = fallback !== undefined || schema instanceof z.ZodOptional;
  const typed = await text({
    ...{ message: inTerminalWords(question.question()), ...terminal },
    ...(fallback !== undefined && { placeholder: fallback, defaultValue: fallback }),
    validate: (answer = "") =>
      answer.trim() === "" && mayBeEmpty
        ? undefined
        : inTerminalWords(answerFault(question, parseAnswer(question, answer)) ?? "") || undefined,
  });
  if (typeof typed === "symbol") throw new Cancelled();
  return typed?.trim() ? parseAnswer(question, typed) : undefined;
}

/** What an answer means, without the tabs, line ends and doubled spaces of pasted text. */
function parseAnswer({ parse: meaning = (answer) => answer }: Question, answer: string): string {
  return meaning(answer.replaceAll(/\s+/g, " ").trim());
}

function answerFault({ key, schema }: Question, value: string): string | undefined {
  const text = stringify({ [key]: value }, { lineWidth: 0, blockQuote: false });
  return readValue(key, schema, text).mistake;
}

/** The value of a text with one key, or what the content check would say about it, in its own words. */
export function readValue(
  key: string,
  schema: z.ZodType,
  text: string,
): { value?: Plain; mistake?: string } {
  const { file, diagnostics } = parseContent({ file: key, text });
  const [finding] = file
    ? checkShape(z.strictObject({ [key]: schema }), file, { earlier: diagnostics }).diagnostics
    : diagnostics;
  if (finding) return { mistake: [finding.message, finding.hint].filter(Boolean).join(" ") };
  return { value: valueAt(file?.value, [key]) as Plain };
}
