import type * as z from "zod";
import { mayComeFromPack } from "../packs/complete.ts";
import type { Path } from "../read.ts";
import { choicesOf, elementOf, shapeOf } from "./field.ts";
import type { CheckedFile, Finding } from "./finding.ts";
import { nearest } from "./nearest.ts";
import { inPlainDigits, unseenIn } from "./unseen.ts";
import { code, codes, describe, nameOf, quote } from "./words.ts";

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of keys",
  record: "a group of keys",
};

/** Says why a value is refused, and what to write instead. */
export function valueFinding(file: CheckedFile, issue: Issue): Finding {
  const path = issue.path as Path;
  const value = file.valueAt(path);
  const field = file.fieldAt(path);
  const name = nameOf(path);
  const { at, rule, stretch, fix } = paramsOf(issue);
  const finding = (message: string, ...hints: (string | undefined)[]): Finding => ({
    path,
    at: at ?? "value",
    message,
    hint: hints.filter(Boolean).join(" "),
    ...(rule !== undefined && { rule }),
    ...(stretch !== undefined && { stretch }),
    fix,
  });
  const isNot = (type: string, ...hints: (string | undefined)[]) =>
    finding(`${name} is ${describe(value)}, not ${type}.`, ...hints);
  const wish = issue.message || wanted(field, path);

  // The schema's own sentence either says what to write or, in its first half, what is wrong.
  const [, wrong, hint] = /^(?!Write )(.+?[.!?]) (.+)$/.exec(issue.message) ?? [];
  if (at && wrong) return finding(wrong, hint);
  const isPacked =
    field && path.length > 0 && file.words?.values !== undefined && mayComeFromPack(field);
  const way = isPacked ? "The key may also be left out." : undefined;
  if (value === null || (typeof value === "string" && value.trim() === ""))
    return finding(`${name} is empty.`, wish, commentHint(file, path), way);

  const cannotBe = `${name} cannot be ${typeof value === "object" ? describe(value) : quote(value)}.`;
  if (typeof value === "string") {
    const seen = unseenIn(value);
    if (seen && takes(field, seen.seen))
      return finding(
        `${seen.what} stands in ${name}.`,
        `Type it again: write ${inYaml(field, seen.seen)}.`,
      );
    const plain = inPlainDigits(seen?.seen ?? value)?.trim() ?? value.trim();
    if (plain !== value && takes(field, plain))
      return finding(cannotBe, `Write ${inYaml(field, plain)}, in the digits 0 to 9.`);
    if (/^(?:true|false)$/i.test(value) && field?.safeParse(/true/i.test(value)).success)
      return isNot("true or false", `Write ${code(value.toLowerCase())}, without quotes.`);
  }
  const choices = choicesOf(field);
  if (choices.length > 0) {
    const meant = typeof value === "string" ? nearest(value, choices) : undefined;
    return finding(cannotBe, meant ? `Did you mean ${code(meant)}?` : wish);
  }
  if (issue.code === "invalid_type") {
    const type = typeNames[issue.expected] ?? issue.expected;
    const source = sourceAt(file, path);
    if (issue.expected === "string" && typeof value === "number" && source !== String(value))
      if (/^[^\s*&!]+$/.test(source) && field?.safeParse(source).success)
        return {
          ...finding(
            `YAML reads ${source} as the number ${quote(value)}.`,
            `To keep it as it is written, put it in quotes: "${source}".`,
          ),
          rule: "number-as-text",
          fix: `"${source}"`,
        };
    const number = field && typeof value === "string" ? numberIn(value, field) : undefined;
    if (issue.expected === "string" && isCutByComma(file, path))
      return isNot(type, "In brackets a comma ends a value: put the whole of it in quotes.");
    const isPlain = issue.expected === "string" && /^[^"\\\n]{1,80}$/.test(source);
    const quotes =
      isPlain && field?.safeParse(source).success && !wish.includes("quotes")
        ? `To keep it as text, put it in quotes: "${source}".`
        : "";
    return isNot(type, number ?? wish, number ? "" : quotes);
  }
  if (Array.isArray(value) && value.length === 0) return finding(`${name} has no entries.`, wish);
  const leadsTo = stretch && `${name} cannot lead to ${quote(String(value).slice(...stretch))}.`;
  return wrong ? finding(wrong, hint) : finding(leadsTo ?? cannotBe, issue.message || wish);
}

/** What the schema adds to the message of an issue. */
function paramsOf(issue: Issue): Partial<Pick<Finding, "at" | "rule" | "stretch" | "fix">> {
  return (issue.code === "custom" && issue.params) || {};
}

/** What to write for a field, in general. */
function wanted(field: z.ZodType | undefined, path: Path): string {
  const choices = choicesOf(field);
  if (choices.length > 0) return `Write ${choices.length > 1 ? "one of: " : ""}${codes(choices)}.`;
  const keys = Object.keys(shapeOf(field));
  if (path.length === 0)
    return `Write keys in the first column, each with a colon, a space and its value: ${codes(keys)}.`;
  if (keys.length > 0) return `Write its keys on lines below, indented: ${codes(keys)}.`;
  const element = field && elementOf(field);
  if (element && (elementOf(element) || typeof path.at(-1) === "number"))
    return "Write its entries in brackets with commas between them, such as `- [one, two]`.";
  if (element) return "Write each entry on a line of its own, after a dash and a space.";
  const takesNumber = field?.safeParse(1).success || field?.safeParse(0.5).success;
  return takesNumber ? "Write a number." : "Write some text here.";
}

/** A text as it is to be written: in quotes where YAML would take it for a number, and the field does not. */
function inYaml(field: z.ZodType | undefined, text: string): string {
  const isNumber = !Number.isNaN(Number(text)) && field?.safeParse(text).success;
  return isNumber ? `"${text}"` : code(text);
}

/** Whether a field takes a text, as it is or as the number that it is. */
function takes(field: z.ZodType | undefined, text: string): boolean {
  return [text, Number(text)].some((value) => field?.safeParse(value).success);
}

/** How to write the number in a text, where its field takes a number. */
function numberIn(text: string, field: z.ZodType): string | undefined {
  const [, digits = "", sign] = /^\s*([+-]?\d+(?:[.,]\d+)?)\s*(%?)\s*$/.exec(text) ?? [];
  const number = digits.replace(",", ".");
  if (digits === "" || !field.safeParse(Number(number)).success) return undefined;
  const whole = digits.replace(/,(?=\d{3}$)/, "");
  if (whole !== digits && field.safeParse(Number(whole)).success)
    return `Is ${whole} meant, or ${number}? Write the one or the other.`;
  const why = digits.includes(",")
    ? ": a point stands before the decimals"
    : `, without quotes${sign ? " and without %" : ""}`;
  return `Write ${code(number)}${why}.`;
}

/** Whether a comma between digits has cut a value in brackets in two, as in `[Price, 12,50]`. */
function isCutByComma({ text, valueRange }: CheckedFile, path: Path): boolean {
  const { start, end } = valueRange(path) ?? {};
  const isBehind = /\d,$/.test(text.slice(0, start?.offset).slice(-2));
  return isBehind || /^,\d/.test(text.slice(end?.offset, (end?.offset ?? 0) + 2));
}

function sourceAt(file: CheckedFile, path: Path): string {
  const range = file.valueRange(path);
  return range ? file.text.slice(range.start.offset, range.end.offset) : "";
}

/** `key: #1` is a key with a comment behind it, and `key: &Co` one with a name, to the surprise of many. */
function commentHint(file: CheckedFile, path: Path): string | undefined {
  const end = file.keyRange(path)?.end.offset;
  const behind = end === undefined ? "" : file.text.slice(end, end + 80);
  const [sign] = /(?<=^:[ \t]+)(?:#|&[^\s,[\]{}]+(?=[ \t]*[\r\n]))/.exec(behind) ?? [];
  return sign && `If the words after ${sign.charAt(0)} belong to the text, put them in quotes.`;
}
