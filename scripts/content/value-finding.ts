import type * as z from "zod";
import { possibleDays } from "../../src/content/day.ts";
import { type CheckedFile, keyPlace, type ReportArguments, valuePlace } from "./checked-file.ts";
import type { Path, Stretch } from "./diagnostic.ts";
import { exchangedHint } from "./exchanged-hint.ts";
import type { Field } from "./field.ts";
import { code, codes, describe, quote, subjectName } from "./format.ts";
import { entriesHint, listForGroup } from "./list-hints.ts";
import { meantValue } from "./meant-value.ts";
import { nearest } from "./nearest.ts";
import { normalizeInput, unusualCharacters } from "./normalize-input.ts";
import { notTextFinding } from "./not-text.ts";
import { insteadOfValue, meantBy } from "./other-names.ts";
import { dialledAbroad } from "./regions.ts";
import { rowIn, rowText, scalar } from "./row-text.ts";
import { hasKey, isGroup } from "./values.ts";
import { asEntry, linesBelow, linesHint, rowOf, writtenOut } from "./written-out.ts";

type Issue = z.core.$ZodIssue;

/** The most lines of a list that a hint shows; of a longer one the first entry. */
const longestList = 6;

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
export function valueFinding(file: CheckedFile, issue: Issue): ReportArguments {
  const path = issue.path as Path;
  const value = file.valueAt(path);
  const field = file.fieldAt(path);
  const name = subjectName(path);
  const isNumber = path.at(-1) === "number" && /^Write a plus sign/.test(issue.message);
  const dialled = isNumber ? dialledHere(file, path) : undefined;
  const {
    at,
    stretch,
    key: known,
    ...facts
  }: IssueFacts = (issue.code === "custom" && issue.params) || {};
  const days =
    at === "key" && path.at(-2) === "hours" ? meantBy(`${path.at(-1)}`, "days") : undefined;
  const key = known ?? days;
  const more = {
    ...facts,
    ...(dialled && !dialled.country && { fix: `"${dialled.number}"` }),
    ...(key && { move: { from: path, to: [...path.slice(0, -1), key], value } }),
  };
  const atPlace = (message: string, hint = ""): ReportArguments => {
    const part = stretch && file.textRange(path, ...stretch);
    const place = at === "key" ? keyPlace(file, path) : valuePlace(file, path);
    return [part ?? place, message, hint, more];
  };
  const meant = value === null ? undefined : meantValue(field, value);
  const right = typeof meant === "object" || meant === value ? undefined : meant;
  const advice =
    (dialled?.country &&
      `Write it with the code of its country; if that is ${dialled.country}, "${dialled.number}".`) ||
    (dialled && `Write "${dialled.number}".`) ||
    exchangedHint(file, path) ||
    (right !== undefined && `Write ${code(scalar(right))}.`) ||
    listForGroup(file, path, value) ||
    (issue.code === "invalid_type" && value !== null && shapeHint(file, path, value)) ||
    issue.message ||
    shapeHint(file, path, value) ||
    fieldHint(field, path, value);

  const [day] = /^This text lacks .*\{date\}/.test(issue.message) ? possibleDays(`${value}`) : [];
  if (day) {
    const isThere = hasKey(file.valueAt(path.slice(0, -1)), "updated");
    const where = isThere ? "which stands there" : `so write ${code(`updated: ${day}`)}`;
    return atPlace(
      `${name} is the sentence around the day of the page, with {date} in its place.`,
      `Delete this line: the day belongs behind \`updated\`, ${where}.`,
    );
  }
  // The schema's own sentences say what to write, or first what is wrong.
  const [, wrong, hint] = /^(?!Write )(.+?[.!?]) (.+)$/.exec(issue.message) ?? [];
  if ((at ?? stretch) && wrong) return atPlace(wrong, days ? `Write ${code(days)}.` : hint);
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    const comment = commentBehind(file, path);
    if (comment && field.accepts(comment))
      return atPlace(
        `${name} is empty: YAML takes what follows \`#\` for a comment.`,
        `Put the text in quotes: ${code(`"${comment}"`)}.`,
      );
    const isCell = path.at(-3) === "rows" && path.at(-1) !== 0;
    const what = isCell ? "Write some text here, or – where there is nothing." : advice;
    return atPlace(`${name} is empty.`, [what, ...hintsForEmpty(file, path)].join(" "));
  }

  const plain = typeof value === "string" ? normalizeInput(value) : value;
  const fits = [plain, Number(plain)].find((one) => field.accepts(one));
  if (typeof value === "string" && plain !== value && fits !== undefined && !field.accepts(value)) {
    const isNumeric = typeof fits === "string" && !Number.isNaN(Number(fits));
    const right = isNumeric ? `"${fits}"` : code(`${plain}`);
    return atPlace(
      `${name} contains ${unusualCharacters(value)}.`,
      `Type it again: write ${right}.`,
    );
  }
  const cannotBe = `${name} cannot be ${typeof value === "object" ? describe(value) : quote(value)}.`;
  const word = typeof value === "string" ? value : "";
  const instead = insteadOfValue(`${path.at(path.at(-1) === "kind" ? -3 : -1)}`, word);
  if (right === undefined && instead) return atPlace(cannotBe, instead);
  const near = right === undefined ? nearest(word, field.choices) : undefined;
  if (near) return atPlace(cannotBe, `Did you mean ${code(near)}?`);
  if (issue.code === "invalid_type") {
    const isNot = `${name} is ${describe(value)}, not ${typeNames[issue.expected] ?? issue.expected}.`;
    if (issue.expected === "string") return notTextFinding(file, path, isNot, advice);
    return atPlace(isNot, advice);
  }
  if (Array.isArray(value) && value.length === 0) return atPlace(`${name} has no entries.`, advice);
  if (wrong) return atPlace(wrong, cellsHint(file, path, value) ?? hint);
  if (!stretch) return atPlace(cannotBe, advice);
  return atPlace(`${name} cannot lead to ${quote(String(value).slice(...stretch))}.`, advice);
}

/** A telephone number with the code of the country in which its place is. */
function dialledHere(file: CheckedFile, path: Path): ReturnType<typeof dialledAbroad> {
  const textsAt = (at: Path) => [file.valueAt(at)].flat().filter((one) => typeof one === "string");
  const phones = path.slice(0, -2);
  const count = [file.valueAt(phones)].flat().length;
  const numbers = Array.from({ length: count }, (_, at) => textsAt([...phones, at, "number"]));
  return dialledAbroad(`${file.valueAt(path)}`, {
    language: `${file.valueAt(["language"])}`,
    address: textsAt([...phones.slice(0, -1), "address"]),
    numbers: numbers.flat(),
  });
}

/** What a check of the schema knows beyond its sentence. */
interface IssueFacts {
  at?: "key" | "value";
  /** The range of the text that it is about; by default the whole text. */
  stretch?: Stretch;
  rule?: string;
  /** A safe replacement for the value. */
  fix?: string;
  /** What the key is certainly called. */
  key?: string;
}

/** How to write a single value where a list or a group is wanted, or not to write it. */
function shapeHint(file: CheckedFile, path: Path, value: unknown): string | undefined {
  const field = file.fieldAt(path);
  const isRow = typeof path.at(-1) === "number" && field.element;
  const ofPair = isRow && isGroup(value) && rowOf(value);
  if (ofPair) return linesHint(asEntry(ofPair));
  if (path.length === 0 || (typeof value === "object" && !(isGroup(value) && field.element)))
    return undefined;
  const isSingle = !field.element && Object.keys(field.fields()).length === 0;
  if (!isSingle && field.mayBeLeftOut && /^(?:none|no|off|false|nothing|-)$/i.test(`${value}`))
    return `Delete it: without ${code(`${path.at(-1)}`)} there is none.`;
  const key = path.at(-1);
  const written = isRow ? rowOf(value) : writtenOut(file, field, value);
  if (!written) return undefined;
  const below = written.lines.findIndex((line, at) => at > 0 && line.startsWith("- "));
  if (field.element && written.lines.length > longestList && below > 0) {
    const lines = written.lines.slice(0, below);
    return linesHint({ ...written, lines }, "each entry like the first: ");
  }
  const lines = typeof key === "string" ? linesBelow(key, field, written) : written.lines;
  return linesHint({ ...written, lines });
}

/** The cells of a row that stand in one, between signs that end no cell. */
function cellsHint(file: CheckedFile, path: Path, value: unknown): string | undefined {
  const [only, another] = Array.isArray(value) ? value : [];
  const columns = file.valueAt([...path.slice(0, -2), "columns"]);
  if (path.at(-2) !== "rows" || !Array.isArray(value) || !Array.isArray(columns)) return undefined;
  if (another !== undefined && value.length < columns.length) {
    const row = rowText(columns.map((_, at) => `${value[at] ?? "–"}`));
    return `Write one for each column, and – where there is nothing, such as ${code(row)}.`;
  }
  const row = another === undefined && rowIn(only, columns.length);
  return row ? `Write ${code(row)}.` : undefined;
}

/** What to write for a field whose schema has no sentence of its own. */
function fieldHint(field: Field, path: Path, value: unknown): string {
  const { choices, element } = field;
  if (choices.length > 0) return `Write ${choices.length > 1 ? "one of: " : ""}${codes(choices)}.`;
  const keys = Object.keys(field.fields());
  const dashes = Array.isArray(value) ? " and without dashes" : "";
  if (path.length === 0)
    return `Write keys in the first column, each with a colon, a space and its value: ${codes(keys)}.`;
  if (field.discriminator)
    return `Write its keys on lines below, indented${dashes}: ${code(field.discriminator)} with one of ${codes([...field.kinds.keys()])}, and those that it takes.`;
  if (keys.length > 0) return `Write its keys on lines below, indented${dashes}: ${codes(keys)}.`;
  if (field.type === "record")
    return `Write each key on a line of its own below, indented${dashes}.`;
  const [point] = /[•‣▪·]/.exec(element ? `${value}` : "") ?? [];
  if (point)
    return `Write each point as an entry of its own, with a dash and a space in place of ${point}.`;
  if (element && (element.element || typeof path.at(-1) === "number"))
    return "Write its entries in brackets with commas between them, such as `- [one, two]`.";
  const entries = element && entriesHint(field, value);
  if (entries) return entries;
  // Who writes `true` does not know what the list is of.
  const lists = typeof value === "boolean" && field.description;
  const isOf = lists
    ? ` It lists: ${lists}${field.mayBeLeftOut ? " The line may also be left out." : ""}`
    : "";
  if (element) return `Write each entry on a line of its own, after a dash and a space.${isOf}`;
  return "Write some text here.";
}

/** What follows a key on its line as a comment, with its sign; as `#8b3a1e` in `accent: #8b3a1e`. */
function commentBehind(file: CheckedFile, path: Path): string | undefined {
  const end = file.keyRange(path)?.end.offset ?? file.text.length;
  const [, comment] =
    /^:[ \t]+(#[^\s"\\][^"\\\n]{0,80}?)[ \t]*\r?(?:\n|$)/.exec(file.text.slice(end, end + 200)) ??
    [];
  return comment;
}

/** What else may help where a value is empty. */
function hintsForEmpty(file: CheckedFile, path: Path): string[] {
  const field = file.fieldAt(path);
  const hints: string[] = [];
  const end = file.keyRange(path)?.end.offset ?? file.text.length;
  if (/^:[ \t]+#/.test(file.text.slice(end, end + 80)))
    hints.push("If the words after # belong to the text, put them in quotes.");
  if (path.length > 0 && file.filePack?.values !== undefined && field.mayComeFromPack)
    hints.push("The key may also be left out.");
  return hints;
}
