import * as z from "zod";
import type { Path, YamlFile } from "../read.ts";
import { choicesOf, fieldAt, shapeOf, unwrap, valueAt } from "./field.ts";
import type { Finding } from "./finding.ts";
import { nearest } from "./nearest.ts";
import { codes, describe, nameOf, quote } from "./words.ts";

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "a group of keys",
};

/** Says in words why a value is refused, and what to write instead. */
export function valueFinding(schema: z.ZodType, file: YamlFile, issue: Issue): Finding {
  const path = issue.path as Path;
  const value = valueAt(file.value, path);
  const field = fieldAt(schema, path, file.value);
  const name = nameOf(path);
  const finding = (message: string, hint: string): Finding => ({
    path,
    at: "value",
    message,
    hint,
  });

  if (value === null || (typeof value === "string" && value.trim() === "")) {
    const leaveOut = path.length > 0 && field?.safeParse(undefined).success;
    const hints = [wanted(issue, field), commentHint(file, path)];
    if (leaveOut) hints.push("The key may also be left out.");
    return finding(`${name} is empty.`, sentences(hints));
  }
  if (choicesOf(field).length > 0) {
    const meant = typeof value === "string" ? nearest(value, choicesOf(field)) : undefined;
    return finding(
      `${name} cannot be ${isSingle(value) ? quote(value) : describe(value)}.`,
      meant === undefined ? wanted(issue, field) : `Did you mean ${codes([meant])}?`,
    );
  }
  if (issue.code === "invalid_type") {
    const type = typeNames[issue.expected] ?? issue.expected;
    const hints = [wanted(issue, field), quotesHint(file, path, issue)];
    return (
      changedNumber(file, issue, finding) ??
      finding(`${name} is ${describe(value)}, not ${type}.`, sentences(hints))
    );
  }
  if (Array.isArray(value)) return finding(`${name} has no entries.`, issue.message);
  const rule = issue.code === "custom" ? issue.params?.["rule"] : undefined;
  const result = refused(finding, name, value, issue.message);
  return typeof rule === "string" ? { ...result, rule } : result;
}

/** A bare number that is meant as text and loses its plus sign or its zeros on the way. */
function changedNumber(
  file: YamlFile,
  issue: Issue,
  finding: (message: string, hint: string) => Finding,
): Finding | undefined {
  const path = issue.path as Path;
  const value = valueAt(file.value, path);
  const range = file.valueRange(path);
  if (issue.code !== "invalid_type" || issue.expected !== "string") return undefined;
  if (typeof value !== "number" || range === undefined) return undefined;
  const source = file.text.slice(range.start.offset, range.end.offset);
  if (source === String(value) || /[\s*&!]/.test(source)) return undefined;
  return {
    ...finding(
      `YAML reads ${source} as the number ${quote(value)}.`,
      `To keep it as it is written, put it in quotes: "${source}".`,
    ),
    rule: "number-as-text",
  };
}

/** The schema's own sentence either says what to write or, in its first half, what is wrong. */
function refused(
  finding: (message: string, hint: string) => Finding,
  name: string,
  value: unknown,
  sentence: string,
): Finding {
  const halves = /^(?!Write )(.+?[.!?]) (.+)$/.exec(sentence);
  return halves === null
    ? finding(`${name} cannot be ${quote(value)}.`, sentence)
    : finding(halves[1] as string, halves[2] as string);
}

function wanted(issue: Issue, field: z.ZodType | undefined): string {
  if (issue.message !== "") return issue.message;
  const choices = choicesOf(field);
  if (choices.length > 0) return `Write one of: ${codes(choices)}.`;
  const inner = field && unwrap(field);
  if (inner instanceof z.ZodArray)
    return "Write each entry on a line of its own, after a dash and a space.";
  if (inner instanceof z.ZodNumber) return "Write a number.";
  if (field !== undefined) {
    const keys = Object.keys(shapeOf(field, undefined));
    if (keys.length > 0) return `Write its keys below it, indented: ${codes(keys)}.`;
  }
  return "Write some text here.";
}

/** Bare numbers, `true` and `a: b` were often meant as text. */
function quotesHint(file: YamlFile, path: Path, issue: Issue): string {
  if (issue.code !== "invalid_type" || issue.expected !== "string") return "";
  const range = file.valueRange(path);
  if (range === undefined || issue.message.includes("quotes")) return "";
  const source = file.text.slice(range.start.offset, range.end.offset);
  const isShort = range.start.line === range.end.line && source.length <= 80;
  if (!isShort || /["\\]/.test(source)) return "";
  return `To keep it as text, put it in quotes: "${source}".`;
}

/** `key: #1` is a key with a comment behind it, to the surprise of many. */
function commentHint(file: YamlFile, path: Path): string {
  const end = file.keyRange(path)?.end.offset;
  if (end === undefined || !/^:[ \t]+#/.test(file.text.slice(end, end + 80))) return "";
  return "If the words after # belong to the text, put them in quotes.";
}

function sentences(all: readonly string[]): string {
  return all.filter((sentence) => sentence !== "").join(" ");
}

function isSingle(value: unknown): boolean {
  return typeof value !== "object";
}
