import * as z from "zod";
import { keysToChooseFrom, unwrap } from "../../../../src/content/schema/facts.ts";
import { mayComeFromPack } from "../packs/complete.ts";
import type { Path, YamlFile } from "../read.ts";
import { choicesOf, hasKey, mayBeLeftOut, pathId, shapeOf } from "./field.ts";
import type { Finding, HeldFile } from "./finding.ts";
import { nearest } from "./nearest.ts";
import { partedByComma } from "./parted-by-comma.ts";
import { hintForGroup, hintForList, hintForShape } from "./shape-hints.ts";
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

/** Says in words why a value is refused, and what to write instead. */
export function valueFinding(file: HeldFile, issue: Issue): Finding {
  const path = issue.path as Path;
  const value = file.valueAt(path);
  const field = file.fieldAt(path);
  const name = nameOf(path, file.valueAt);
  const finding = (message: string, ...hints: string[]): Finding => ({
    path,
    at: "value",
    message,
    hint: hints.filter((hint) => hint !== "").join(" "),
  });
  const isNot = (type: string, ...hints: string[]) =>
    finding(`${name} is ${describe(value)}, not ${type}.`, ...hints);
  const cannotBe = `${name} cannot be ${typeof value === "object" ? describe(value) : quote(value)}.`;

  // The schema's own sentence either says what to write or, in its first half, what is wrong.
  const [, wrong, hint = ""] = /^(?!Write )(.+?[.!?]) (.+)$/.exec(issue.message) ?? [];
  const { at, rule, stretch, fix } = paramsOf(issue);
  const ofRule = rule === undefined ? {} : { rule };
  if (at && wrong) return { ...finding(wrong, hint), at };

  const words = typeof value === "string" ? value : undefined;
  if (value === null || words?.trim() === "") {
    const way =
      typeof path.at(-1) === "number" ? dashHint(file, path) : wayWithout(file, path, field);
    const wish = hintForGroup(file, path, "") ?? wanted(issue, field);
    return finding(`${name} is empty.`, wish, droppedHint(file, path), way);
  }
  const unseen = words === undefined ? undefined : unseenIn(words);
  if (unseen && takes(field, unseen.seen)) {
    const anew = `Type it anew: write ${asYaml(field, unseen.seen)}.`;
    return { ...finding(`${unseen.what} stands in ${name}.`, anew), ...ofRule };
  }
  const digits = words === undefined ? undefined : inPlainDigits(unseen?.seen ?? words);
  if (digits !== undefined && takes(field, digits)) {
    const right = `Write ${asYaml(field, digits)}, in the digits 0 to 9.`;
    const isText = typeof field?.safeParse(digits).data === "string";
    return { ...(isText ? finding(cannotBe, right) : isNot("a number", right)), ...ofRule };
  }
  const [truth] = /^(?:true|false)$/.exec(words?.trim().toLowerCase() ?? "") ?? [];
  if (truth && field?.safeParse(truth === "true").success)
    return isNot("true or false", `Write ${code(truth)}, without quotes.`);
  if (choicesOf(field).length > 0) {
    const meant = words === undefined ? undefined : choiceMeant(file, path, words);
    return finding(cannotBe, meant ? `Did you mean ${code(meant)}?` : wanted(issue, field));
  }
  if (issue.code === "invalid_type") {
    const isText = issue.expected === "string";
    const parted = isText && typeof value === "number" ? partedByComma(file, path) : undefined;
    if (parted !== undefined) return parted;
    const source = sourceAt(file, path);
    const isChanged = isText && typeof value === "number" && source !== String(value);
    if (isChanged && /^[^\s*&!]+$/.test(source) && field?.safeParse(source).success)
      return {
        ...finding(
          `YAML reads ${source} as the number ${quote(value)}.`,
          `To keep it as it is written, put it in quotes: "${source}".`,
        ),
        rule: "number-as-text",
        fix: `"${source}"`,
      };
    const number = field && words !== undefined ? numberIn(words, field) : undefined;
    if (number !== undefined) return isNot("a number", number);
    const type = typeNames[issue.expected] ?? issue.expected;
    const shape = hintForGroup(file, path, source) ?? (field && hintForShape(field, path, value));
    if (shape !== undefined) return isNot(type, shape);
    const text = isText ? source : "";
    const [, braced] = /^\{([^{}:,\n]+(?:, [^{}:,\n]+)*)\}$/.exec(text) ?? [];
    return braced
      ? isNot(type, `Leave out the braces: write ${quote(braced)}.`)
      : isNot(type, wanted(issue, field), quotesHint(text, field, issue));
  }
  if (Array.isArray(value) && value.length === 0)
    return finding(`${name} has no entries.`, issue.message);

  const refused = stretch
    ? `${name} cannot lead to ${quote(String(value).slice(...stretch))}.`
    : cannotBe;
  const said = wrong ? finding(wrong, hint) : finding(refused, issue.message);
  return { ...said, ...ofRule, ...(stretch !== undefined && { stretch }), fix };
}

/** The choice that was most likely meant; none that asks for keys of which the group has not one. */
function choiceMeant(file: HeldFile, path: Path, value: string): string | undefined {
  const group = path.slice(0, -1);
  const meant = nearest(value, choicesOf(file.fieldAt(path)));
  const field = file.fieldAt(group);
  if (meant === undefined || field === undefined) return meant;
  const key = String(path.at(-1));
  const needed = Object.entries(shapeOf(field, { [key]: meant })).filter(
    ([other, one]) => other !== key && !mayBeLeftOut(one),
  );
  const isAlone =
    unwrap(field) instanceof z.ZodDiscriminatedUnion &&
    needed.length > 0 &&
    needed.every(([other]) => !hasKey(file.valueAt(group), other));
  return isAlone ? undefined : meant;
}

/** What the schema says of an issue beside its message. */
function paramsOf(issue: Issue): Partial<Pick<Finding, "at" | "rule" | "stretch" | "fix">> {
  return (issue.code === "custom" && issue.params) || {};
}

function wanted(issue: Issue, field: z.ZodType | undefined): string {
  if (issue.message !== "") return issue.message;
  const choices = choicesOf(field);
  if (choices.length > 0)
    return choices.length === 1 ? `Write ${codes(choices)}.` : `Write one of: ${codes(choices)}.`;
  const inner = field && unwrap(field);
  if (inner instanceof z.ZodArray) return hintForList(inner, issue.path as Path, undefined);
  if (inner instanceof z.ZodNumber) return "Write a number.";
  const keys = inner ? Object.keys(shapeOf(inner)) : [];
  return keys.length > 0
    ? `Write its keys below it, indented: ${codes(keys)}.`
    : "Write some text here.";
}

/** What may stand in place of a key, if anything may, or nothing at all. */
function wayWithout(file: HeldFile, path: Path, field: z.ZodType | undefined): string {
  const isPacked = file.words?.values !== undefined && field && mayComeFromPack(field);
  if (path.length === 0 || !(isPacked || mayBeLeftOut(field))) return "";
  const group = path.slice(0, -1);
  const held = file.fieldAt(group);
  const keys = held ? keysToChooseFrom(held) : [];
  const others = keys.filter((key) => key !== path.at(-1));
  const isNeeded = others.length < keys.length;
  if (!isNeeded || others.some((key) => file.valueAt([...group, key]) !== undefined)) {
    // What the other keys ask for is said of the group.
    const { [`${path.at(-1)}`]: _, ...rest } = file.valueAt(group) as Record<string, unknown>;
    const faulty = (value: unknown) =>
      (held?.safeParse(value).error?.issues ?? []).map((issue) => pathId(issue.path as Path));
    const known = faulty(file.valueAt(group)).filter((place) => place !== path.at(-1));
    const isMissed = !isPacked && faulty(rest).some((place) => !known.includes(place));
    return isMissed ? "" : "The key may also be left out.";
  }
  const entries = others.map((key) => {
    const [only, ...more] = choicesOf(file.fieldAt([...group, key]));
    return only && more.length === 0 ? `${key}: ${only}` : key;
  });
  return `Or write ${codes(entries)} in place of this key.`;
}

/** That the dash of an entry with nothing behind it may go, where others are left. */
function dashHint(file: HeldFile, path: Path): string {
  const entries = file.valueAt(path.slice(0, -1));
  const { start, end } = file.valueRange(path) ?? file.range(0, 0);
  const isDash = start.offset === end.offset && file.text.endsWith("-", end.offset);
  return isDash && Array.isArray(entries) && entries.length > 1 ? "Or delete the dash." : "";
}

/** A text as it is to be written: in quotes where YAML would take it for a number, and the field does not. */
function asYaml(field: z.ZodType | undefined, text: string): string {
  const isNumber = !Number.isNaN(Number(text)) && field?.safeParse(text).success;
  return isNumber ? `"${text}"` : code(text);
}

/** Whether a field takes a text, as it is or as the number that it is. */
function takes(field: z.ZodType | undefined, text: string): boolean {
  return [text, Number(text)].some((value) => field?.safeParse(value).success);
}

/** How to write the number that a text holds, where its field takes that. */
function numberIn(text: string, field: z.ZodType): string | undefined {
  const [, digits = "", sign] = /^\s*([+-]?\d+(?:[.,]\d+)?)\s*(%?)\s*$/.exec(text) ?? [];
  const number = digits.replace(",", ".");
  const thousands = digits.replace(/[.,](?=\d{3}$)/, "");
  const takesThousands = thousands !== digits && field.safeParse(Number(thousands)).success;
  if (digits === "" || !field.safeParse(Number(number)).success)
    return takesThousands ? `Write ${code(thousands)}, in digits alone.` : undefined;
  if (digits.includes(",") && takesThousands)
    return `Is ${thousands} meant, or ${number}? Write the one or the other.`;
  const why = digits.includes(",")
    ? ": a point stands before the decimals"
    : `, without quotes${sign ? " and without %" : ""}`;
  return `Write ${code(number)}${why}.`;
}

function sourceAt(file: YamlFile, path: Path): string {
  const range = file.valueRange(path);
  return range ? file.text.slice(range.start.offset, range.end.offset) : "";
}

/** Bare numbers, `true` and `a: b` were often meant as text; not where that text would be wrong too. */
function quotesHint(source: string, field: z.ZodType | undefined, issue: Issue): string {
  const isPlain = /^[^"\\\n]{1,80}$/.test(source) && !issue.message.includes("quotes");
  return isPlain && (field?.safeParse(source).success ?? true)
    ? `To keep it as text, put it in quotes: "${source}".`
    : "";
}

/** `key: #1` is a key with a comment behind it, and `key: &Co` one with a name, to the surprise of many. */
function droppedHint(file: YamlFile, path: Path): string {
  const end = file.keyRange(path)?.end.offset;
  const behind = end === undefined ? "" : file.text.slice(end, end + 80);
  const [, sign, name] = /^:[ \t]+(#|(&[^\s,[\]{}]+)[ \t]*(?=[\r\n]|$))/.exec(behind) ?? [];
  if (sign === undefined) return "";
  return name === undefined
    ? "If the words after # belong to the text, put them in quotes."
    : `YAML takes ${name} for a name that other values can repeat; if it is the text, put it in quotes.`;
}
