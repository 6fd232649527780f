import type * as z from "zod";
import { toDialled } from "../../words/addresses/telephone.ts";
import type { Fault } from "../../words/fault.ts";
import { normalizeInput } from "../../words/normalize-input.ts";
import { asCountry, commas, found, say } from "../../words/say.ts";
import type { FindingText, Path, Stretch } from "../diagnostic.ts";
import { code, quote, subjectName } from "../format.ts";
import { nearest } from "../nearest.ts";
import { codePoint } from "../terminal.ts";
import { isGroup } from "../values.ts";
import { profileAt, rowIn, scalar } from "../yaml/index.ts";
import {
  type CheckedFile,
  keyPlace,
  type ReportArguments,
  valuePlace,
} from "./fields/checked-file.ts";
import type { Field } from "./fields/field.ts";
import { cutByComma } from "./hints/cut-by-comma.ts";
import { entriesIn } from "./hints/entries-in.ts";
import { keysOfKind } from "./hints/kind-keys.ts";
import { asEntry, describedKeys, linesBelow, linesHint } from "./hints/lines-hint.ts";
import { entriesHint, listForGroup } from "./hints/list-hints.ts";
import { anyWords, meantValue } from "./hints/meant-value.ts";
import { momentBeside } from "./hints/moment-hints.ts";
import { entriesInstead, notTextFinding } from "./hints/not-text.ts";
import { numberPairHint } from "./hints/number-pair-hint.ts";
import { insteadOfValue, meantBy } from "./hints/other-names.ts";
import { dialledAbroad } from "./hints/regions.ts";
import { pageIn, rowFrom, writtenOut } from "./hints/written-out.ts";

type Issue = z.core.$ZodIssue;

/** The most lines of a list that a hint shows; of a longer one the first entry. */
const longestList = 6;

/** Says why a value is refused, and what to write instead. */
export function valueFinding(file: CheckedFile, issue: Issue): ReportArguments {
  const path = issue.path as Path;
  const value = file.valueAt(path);
  const field = file.fieldAt(path);
  const name = subjectName(path);
  const isOther = issue.code === "custom";
  const isLinked = field.facts.isLink === true && /^(?:tel:)?[\d\s()/.-]{6,}$/.test(`${value}`);
  const isNumber = (path.at(-1) === "number" || isLinked) && !toDialled(`${value}`);
  const dialled = (isOther || isLinked) && isNumber ? dialledHere(file, path) : undefined;
  const {
    at,
    stretch,
    key: known,
    meant: _,
    isExplained: __,
    fix,
    ...facts
  }: IssueFacts = (isOther && issue.params) || {};
  const sure = dialled && !dialled.region ? dialled.number : fix;
  const days =
    at === "key" && path.at(-2) === "hours" ? meantBy(`${path.at(-1)}`, "days") : undefined;
  const key = known ?? days;
  const more = {
    ...facts,
    ...(sure !== undefined && { fix: scalar(sure) }),
    ...(key && { move: { from: path, to: [...path.slice(0, -1), key], value } }),
  };
  const atPlace = (text: FindingText): ReportArguments => {
    const part = stretch && file.textRange(path, ...stretch);
    const place = at === "key" ? keyPlace(file, path) : valuePlace(file, path);
    return [part ?? place, text, more];
  };
  const meant = value === null ? undefined : meantValue(field, value, file.expected.languages);
  const isCertain = meant !== undefined && typeof meant !== "object" && meant !== value;
  const linked =
    field.facts.isLink || stretch ? pathIn(file, `${value}`.slice(...(stretch ?? []))) : undefined;
  const right = isCertain
    ? meant
    : (pictureCalled(file, path) ?? momentBeside(file, path) ?? linked);
  // A free text may have commas.
  const entries = Array.isArray(value) ? value : entriesIn(file, field, value);
  const several = field.accepts(anyWords) ? [] : (entries ?? []);
  const advice =
    (dialled && numberHint(dialled)) ||
    numberPairHint(file, path) ||
    (right !== undefined &&
      [say("texts.write", { meant: scalar(right) }), ...keysOfKind(file, path, right)].join(" ")) ||
    listForGroup(file, path, value) ||
    (issue.code === "invalid_type" && value !== null && shapeHint(file, path, value)) ||
    entriesInstead(file, path, several) ||
    (issue.message === say("addresses.whole") &&
      field.mayBeLeftOut &&
      !/^https?:/.test(`${value}`) &&
      `${issue.message} ${say("addresses.none")}`) ||
    issue.message.replace("\n", " ") ||
    shapeHint(file, path, value) ||
    fieldHint(field, path, value);

  // The schema says what to write; in a line before it, where that is not plain, what is wrong.
  const [, wrong, hint = ""] = /^(.+)\n(.+)$/.exec(issue.message) ?? [];
  if ((at ?? stretch) && wrong)
    return atPlace({ message: wrong, hint: days ? say("texts.write", { meant: days }) : hint });
  if (value === null || (typeof value === "string" && value.trim() === "")) {
    const comment = commentBehind(file, path);
    if (comment && field.accepts(comment))
      return atPlace(found("values.comment", { name, comment }));
    const { start, end } = file.valueRange(path) ?? {};
    const source = file.text.slice(start?.offset, start && end?.offset);
    if (start && value === null && /^null$/i.test(source) && field.accepts(source)) {
      const hint = say("values.read-number.hint", { source });
      const says = say("values.is-not", { name, is: "other", written: source, wanted: "string" });
      return [valuePlace(file, path), { message: says, hint }, { fix: `"${source}"` }];
    }
    const isCell = path.at(-3) === "rows" && path.at(-1) !== 0;
    const what = isCell ? say("values.empty-cell") : advice;
    const message = say("values.empty", { name });
    return atPlace({ message, hint: [what, ...hintsForEmpty(file, path)].join(" ") });
  }

  const plain = typeof value === "string" ? normalizeInput(value) : value;
  const fits = [plain, Number(plain)].find((one) => field.accepts(one));
  if (typeof value === "string" && plain !== value && fits !== undefined && !field.accepts(value)) {
    const isNumeric = typeof fits === "string" && !Number.isNaN(Number(fits));
    const right = isNumeric ? `"${fits}"` : code(`${plain}`);
    const characters = unusualCharacters(value);
    return atPlace(found("values.unusual", { name, characters, right }));
  }
  if (field.facts.isLink && /^@[\w.-]+$/.test(`${value}`)) {
    const around = Object.values(Object(file.valueAt(path.slice(0, -1)))).map(String);
    const right = [around, ["instagram"]].flatMap((words) => profileAt(`${value}`, words) ?? [])[0];
    return atPlace(found("slips.account", { right: `${right}` }));
  }
  const is = Array.isArray(value) ? "list" : isGroup(value) ? "group" : typeof value;
  const slots = { name, is, written: quote(value) };
  const cannotBe = say("values.cannot-be", slots);
  const word = typeof value === "object" ? "" : `${value}`;
  const instead = insteadOfValue(`${path.at(path.at(-1) === "kind" ? -3 : -1)}`, word);
  if (right === undefined && instead) return atPlace({ message: cannotBe, hint: instead });
  const near = right === undefined ? nearest(word, field.choices) : undefined;
  if (near) return atPlace({ message: cannotBe, hint: say("suggest.code", { meant: near }) });
  if (issue.code === "invalid_type") {
    const text = {
      message: say("values.is-not", { ...slots, wanted: issue.expected }),
      hint: advice,
    };
    return issue.expected === "string" && !dialled
      ? notTextFinding(file, path, text)
      : atPlace(text);
  }
  if (Array.isArray(value) && value.length === 0)
    return atPlace({ message: say("values.no-entries", { name }), hint: advice });
  if (wrong) return atPlace({ message: wrong, hint: cellsHint(file, path, value) ?? hint });
  if (!stretch) return atPlace({ message: cannotBe, hint: advice });
  const address = quote(String(value).slice(...stretch));
  return atPlace({ message: say("values.cannot-lead", { name, address }), hint: advice });
}

/** The path of a page with what stands behind it, or of a file, for a link that lacks its slash. */
function pathIn(file: CheckedFile, address: string): string | undefined {
  const [, own] = /^(?:\.?\/)?(?:content\/)?(?:files\/)?([\w-]+\.[a-z]{3,4})$/i.exec(address) ?? [];
  if (own && !/\.(?:html?|php|yaml|com|net|org|info)$/i.test(own)) return `/files/${own}`;
  const [, name = "", behind = ""] = /^([\w./-]+)(#\S*)?$/.exec(address) ?? [];
  const key = pageIn(file, name);
  return key && `${key === "home" ? "/" : `/${key}`}${behind}`;
}

/** The only picture whose name is a value and an ending, where a picture is wanted. */
function pictureCalled(file: CheckedFile, path: Path): string | undefined {
  const [field, start] = [file.fieldAt(path), `${file.valueAt(path)}.`];
  const named = file.filePack?.pictures?.filter(({ name }) => name.startsWith(start)) ?? [];
  const [only, another] = named.filter(({ name }) => field.accepts(name));
  return only && !another && !field.accepts(anyWords) ? only.name : undefined;
}

type Dialled = NonNullable<ReturnType<typeof dialledAbroad>>;

const numberHint = ({ number, region }: Dialled) =>
  region
    ? say("values.number-of", { country: asCountry(region), number })
    : say("addresses.number", { number });

/** A telephone number with the code of the country in which its place is, in a link as that dials it. */
function dialledHere(file: CheckedFile, path: Path): Dialled | undefined {
  const textsAt = (at: Path) => [file.valueAt(at)].flat().filter((one) => typeof one === "string");
  const isLinked = path.at(-1) !== "number";
  const phones = isLinked ? ["contact", "phones"] : path.slice(0, -2);
  const count = [file.valueAt(phones)].flat().length;
  const numbers = Array.from({ length: count }, (_, at) => textsAt([...phones, at, "number"]));
  const written = normalizeInput(`${file.valueAt(path)}`).replace(/^tel:/, "");
  const dialled = dialledAbroad(written, {
    language: `${file.valueAt(["language"])}`,
    address: textsAt([...phones.slice(0, -1), "address"]),
    numbers: numbers.flat(),
  });
  return dialled && isLinked ? { ...dialled, number: `tel:${dialled.number}` } : dialled;
}

/** What a check of the schema knows beyond its sentence. */
interface IssueFacts extends Partial<Omit<Fault, "message">> {
  at?: "key" | "value";
  /** The range of the text that it is about; by default the whole text. */
  stretch?: Stretch;
  /** What the key is certainly called. */
  key?: string;
}

/** How to write a single value where a list or a group is wanted, or not to write it. */
function shapeHint(file: CheckedFile, path: Path, value: unknown): string | undefined {
  const field = file.fieldAt(path);
  const isRow = typeof path.at(-1) === "number" && field.element;
  const ofPair = isRow && isGroup(value) && rowFrom(value);
  if (ofPair) return linesHint(asEntry(ofPair));
  if (path.length === 0 || (typeof value === "object" && !(isGroup(value) && field.element)))
    return undefined;
  if (!field.isPlain && field.mayBeLeftOut && /^(?:none|no|off|false|nothing|-)$/i.test(`${value}`))
    return say("values.delete", { key: `${path.at(-1)}` });
  const key = path.at(-1);
  const { start, end } = file.valueRange(path) ?? {};
  const source = file.text.slice(start?.offset, end?.offset);
  // YAML joins the lines of a plain text, which may be entries.
  const said = typeof value === "string" && /^[^"'|>]/.test(source) ? source : value;
  const written = isRow ? rowFrom(value) : writtenOut(file, field, said);
  if (!written) return undefined;
  const second = written.lines.findIndex((line, at) => at > 0 && line.startsWith("- "));
  const isLong = field.element && written.lines.length > longestList && second > 0;
  const shown = isLong ? { ...written, lines: written.lines.slice(0, second) } : written;
  const lines = typeof key === "string" ? linesBelow(key, field, shown) : shown.lines;
  return linesHint({ ...written, lines }, isLong ? "each-entry" : "these");
}

/** The cells of a row that stand in one, between signs that end no cell. */
function cellsHint(file: CheckedFile, path: Path, value: unknown): string | undefined {
  const [only, another] = Array.isArray(value) ? value : [];
  const columns = file.valueAt([...path.slice(0, -2), "columns"]);
  if (path.at(-2) !== "rows" || !Array.isArray(value) || !Array.isArray(columns)) return undefined;
  // Which one it lacks, nobody knows.
  if (another !== undefined && value.length < columns.length) return say("values.cells");
  const { start, end } = (value.length > columns.length && file.valueRange(path)) || {};
  const cut = start && cutByComma(file.text.slice(start.offset, end?.offset));
  if (cut) return cut.says.hint;
  const row = another === undefined && rowIn(only, columns.length);
  return row ? say("texts.write", { meant: row }) : undefined;
}

/** What to write for a field whose schema has no sentence of its own. */
function fieldHint(field: Field, path: Path, value: unknown): string {
  const { choices, element } = field;
  const [only = "", another] = choices;
  if (another) return say("values.choices", { choices: commas(choices.map(code)) });
  if (only) return say("texts.write", { meant: only });
  const keys = commas(Object.keys(field.fields()).map(code));
  const is = Array.isArray(value) ? "list" : "other";
  if (path.length === 0) return say("values.first-keys", { keys });
  if (field.discriminator) {
    const kinds = commas([...field.kinds.keys()].map(code));
    return say("values.keys-of-kind", { is, key: field.discriminator, kinds });
  }
  const needed = Object.entries(field.fields()).filter(([, part]) => part.isNeeded);
  if (needed.length > 0) return say("values.keys", { is, keys: describedKeys(needed) });
  if (keys.texts.length > 0) return say("values.keys", { is, keys });
  if (field.type === "record") return say("values.own-keys", { is });
  if (element && (element.element || typeof path.at(-1) === "number"))
    return say("values.brackets");
  const entries = element && entriesHint(field, value);
  if (entries) return entries;
  if (!element) return say("texts.some");
  // Who writes `true` does not know what the list is of.
  const lists = typeof value === "boolean" && field.description;
  return [
    say("values.entries"),
    ...(lists ? [say("values.lists", { description: lists })] : []),
    ...(lists && field.mayBeLeftOut ? [say("values.line-optional")] : []),
  ].join(" ");
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
  if (/^:[ \t]+#/.test(file.text.slice(end, end + 80))) hints.push(say("values.words-after-hash"));
  if (path.length > 0 && file.filePack?.values !== undefined && field.mayComeFromPack)
    hints.push(say("values.key-optional"));
  return hints;
}

/** What a text contains that it does not contain as typed, for the end of a sentence. */
function unusualCharacters(text: string): string {
  const plain = normalizeInput(text);
  const strange = Array.from(text.trim()).find((character) => !plain.includes(character));
  return strange === undefined
    ? say("characters.space-at-end")
    : say("characters.unusable", { code: codePoint(strange) });
}
