import type * as z from "zod";
import type { Path } from "../read.ts";
import { asTyped, strangeIn } from "./as-typed.ts";
import { choicesOf, elementOf, mayComeFromPack, shapeOf } from "./field.ts";
import type { CheckedFile, Finding } from "./finding.ts";
import { code, codes, describe, nameOf, quote } from "./format.ts";
import { nearest } from "./nearest.ts";

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
  const params: Partial<Finding> = (issue.code === "custom" && issue.params) || {};
  const finding = (message: string, hint = ""): Finding => ({
    path,
    at: "value",
    ...params,
    message,
    hint,
  });
  const advice = issue.message || adviceFor(field, path);

  // The schema's own sentences say what to write, or first what is wrong.
  const [, wrong, hint] = /^(?!Write )(.+?[.!?]) (.+)$/.exec(issue.message) ?? [];
  if (params.at && wrong) return finding(wrong, hint);
  if (value === null || (typeof value === "string" && value.trim() === ""))
    return finding(`${name} is empty.`, [advice, ...hintsForEmpty(file, path)].join(" "));

  const plain = typeof value === "string" ? asTyped(value) : value;
  const fits = [plain, Number(plain)].find((one) => field?.safeParse(one).success);
  if (typeof value === "string" && plain !== value && fits !== undefined) {
    const isNumeric = typeof fits === "string" && !Number.isNaN(Number(fits));
    const right = isNumeric ? `"${fits}"` : code(`${plain}`);
    return finding(`${name} contains ${strangeIn(value)}.`, `Type it again: write ${right}.`);
  }
  const cannotBe = `${name} cannot be ${typeof value === "object" ? describe(value) : quote(value)}.`;
  const choices = choicesOf(field);
  const meant = typeof value === "string" ? nearest(value, choices) : undefined;
  if (meant) return finding(cannotBe, `Did you mean ${code(meant)}?`);
  if (issue.code === "invalid_type") {
    const type = typeNames[issue.expected] ?? issue.expected;
    const meant = typeof plain === "string" ? numberIn(plain) : undefined;
    const isMeant = meant !== undefined && field?.safeParse(meant).success;
    const isNot = finding(
      `${name} is ${describe(value)}, not ${type}.`,
      isMeant ? `Write ${code(`${meant}`)}.` : advice,
    );
    return issue.expected === "string" ? { ...isNot, ...quotesFor(file, path, advice) } : isNot;
  }
  if (Array.isArray(value) && value.length === 0) return finding(`${name} has no entries.`, advice);
  if (wrong) return finding(wrong, hint);
  const { stretch } = params;
  if (!stretch) return finding(cannotBe, advice);
  return finding(`${name} cannot lead to ${quote(String(value).slice(...stretch))}.`, advice);
}

/** The number in a text that has a sign behind it, or letters that look like digits: `65,`, `6O`. */
function numberIn(text: string): number | undefined {
  const [, digits = ""] = /^(-?[\dOolI]*\d[\dOolI]*)[.,;:]*$/.exec(text) ?? [];
  const number = digits.replaceAll(/[Oo]/g, "0").replaceAll(/[lI]/g, "1");
  return number === "" || number === text ? undefined : Number(number);
}

/** What to write for a field whose schema has no sentence of its own. */
function adviceFor(field: z.ZodType | undefined, path: Path): string {
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
  return "Write some text here.";
}

/** What else may help where a value is empty. */
function hintsForEmpty(file: CheckedFile, path: Path): string[] {
  const field = file.fieldAt(path);
  const hints: string[] = [];
  // `key: #1` is a key with a comment.
  const end = file.keyRange(path)?.end.offset ?? file.text.length;
  if (/^:[ \t]+#/.test(file.text.slice(end, end + 80)))
    hints.push("If the words after # belong to the text, put them in quotes.");
  if (field && path.length > 0 && file.filePack?.values !== undefined && mayComeFromPack(field))
    hints.push("The key may also be left out.");
  return hints;
}

/** How to keep as text what YAML reads as something else. */
function quotesFor(file: CheckedFile, path: Path, advice: string): Partial<Finding> {
  const { start, end } = file.valueRange(path) ?? file.range(0, 0);
  const [from, to] = [start.offset, end.offset];
  const around = file.text.slice(Math.max(0, from - 2), to + 2);
  // A comma between digits has cut the value in two, as in `[Price, 12,50]`.
  if (/^\d,|,\d$/.test(around))
    return { hint: "In brackets a comma ends a value: put the whole of it in quotes." };
  // A colon at the end of a text has made it a key.
  const isKey = file.text.charAt(to) === ":";
  const source = file.text.slice(from, isKey ? to + 1 : to);
  const isPlain = /^[^"\\\n*&!]{1,80}$/.test(source);
  if (!isPlain || !file.fieldAt(path)?.safeParse(source).success) return {};
  const quoted = `"${source}"`;
  const quotes = { hint: `To keep it as text, put it in quotes: ${quoted}.` };
  const value = file.valueAt(path);
  if (typeof value !== "number" || source === `${value}`)
    return advice.includes("quotes") ? {} : quotes;
  const message = `YAML reads ${source} as the number ${quote(value)}.`;
  return { ...quotes, message, rule: "number-as-text", fix: quoted };
}
