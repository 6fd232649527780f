import { isLanguageTag } from "../../../words/direction-of.ts";
import { commas, found, say } from "../../../words/say.ts";
import type { FindingText, Path } from "../../diagnostic.ts";
import { code, quote } from "../../format.ts";
import { weekdaysNamed } from "../../schema/groups/opening-hours.ts";
import { currency } from "../../schema/values/currency.ts";
import { isGroup, valueAt } from "../../values.ts";
import { scalar } from "../../yaml/index.ts";
import { type CheckedFile, type ReportArguments, valuePlace } from "../fields/checked-file.ts";
import type { Field } from "../fields/field.ts";
import { cutByComma } from "./cut-by-comma.ts";
import { linesBelow, linesHint } from "./lines-hint.ts";
import { anyWords } from "./meant-value.ts";
import { meantBy } from "./other-names.ts";
import { writtenOut } from "./written-out.ts";

/** Says what YAML reads as something else than text, and how to keep it as text. */
export function notTextFinding(file: CheckedFile, path: Path, text: FindingText): ReportArguments {
  const range = valuePlace(file, path);
  const [from, to] = [range.start.offset, range.end.offset];
  const start = file.text.lastIndexOf("\n", from) + 1;
  const cut = cutByComma(file.text.slice(start).split("\n", 1)[0] ?? "", from - start);
  if (cut) {
    const whole = file.range(start + cut.at, start + cut.at + cut.text.length);
    return [whole, cut.says];
  }
  const value = file.valueAt(path);
  const field = file.fieldAt(path);
  const severalHint = severalInstead(file, path, value);
  const { message } = text;
  if (severalHint) return [wholeOf(file, path), { message, hint: severalHint }];
  // A colon at the end of a text has made it a key.
  const [only, another] = isGroup(value) ? Object.values(value) : [value];
  // What `contact` has as a name and an address is one text elsewhere.
  const isAddress = isGroup(value) && Object.keys(value).some(isPartOfAddress);
  const lines = isAddress
    ? Object.values(value).flat()
    : typeof only === "number"
      ? `${only}`
      : only;
  const isOne = another === undefined;
  // Such as an author with an address of mail, or a place with that of its street.
  const name = isGroup(value) ? (valueAt(value, ["name"]) ?? valueAt(value, ["title"])) : undefined;
  if (!isOne && !isAddress && typeof name === "string" && field.accepts(name))
    return [range, { message, hint: say("texts.write", { meant: scalar(name) }) }];
  const asText = isOne || isAddress ? writtenOut(file, field, lines) : undefined;
  if (asText && typeof value === "object") return [range, { message, hint: linesHint(asText) }];
  const lacks = isOne && typeof value === "object" ? ownHint(field, `${only}`) : undefined;
  if (lacks) return [range, { message, hint: lacks }];
  if (field.accepts(`tel:+${value}`) && !field.accepts(anyWords))
    return [range, { message, hint: say("values.dialled", { number: `${value}` }) }];
  const digits = file.text.slice(from, to);
  if (field.facts.control === "colour" && /^[\da-f]{3,8}$/i.test(digits))
    return [range, { message, hint: say("texts.write", { meant: `"#${digits}"` }) }];
  const isKey = file.text.charAt(to) === ":";
  const source = file.text.slice(from, isKey ? to + 1 : to);
  // What has values is a group, and no text between braces.
  const isEmpty =
    typeof value !== "object" || Object.values(value ?? {}).every((one) => one === null);
  const isPlain = isEmpty && /^[^"\\\n*&!]{1,80}$/.test(source);
  if (isPlain && !field.accepts(source)) {
    const hint = ownHint(field, source, text.hint === say("texts.some"));
    return [range, { message, hint: hint || text.hint }];
  }
  if (!isPlain) return [range, text];
  const { hint, message: read } = found("values.read-number", { source, number: quote(value) });
  const isOwn = text.hint !== say("texts.some");
  const priced = typeof value === "number" && amountIn(file, path, source);
  if (priced) return [range, { message, hint: say("texts.write", { meant: scalar(priced) }) }];
  if (typeof value !== "number" || source === `${value}`)
    return [range, isOwn ? text : { message, hint }];
  return [range, { message: read, hint }, { rule: "number-as-text", fix: `"${source}"` }];
}

/** A number as the amount that it is, with the currency that all others in its list have, and their sign for decimals. */
function amountIn(file: CheckedFile, path: Path, number: string): string | undefined {
  const entries = file.valueAt(path.slice(0, -2));
  const all = Array.isArray(entries) ? entries.map((one) => valueAt(one, path.slice(-1))) : [];
  const others = all.filter((one) => typeof one !== "number");
  const parts = others.map((one) => /^(\D*)(\d(?:[.,]?\d)*)(\D*)$/.exec(`${one}`) ?? []);
  const [[, before = "", , behind = ""] = []] = parts;
  const isPriced = new RegExp(`^(?:${currency})$`, "u").test((before + behind).trim());
  if (!isPriced || parts.some((one) => one[1] !== before || one[3] !== behind)) return undefined;
  const [sign] = parts.flatMap(([, , digits = ""]) => digits.match(/[.,](?=\d\d$)/) ?? []);
  const isWritten = sign ? /^\d+(?:\.\d\d)?$/ : /^\d+$/;
  return isWritten.test(number) ? before + number.replace(".", `${sign}`) + behind : undefined;
}

/** What the schema says of a text that it refuses; by default only where a check of its own does. */
function ownHint({ schema }: Field, text: string, ofAny = false): string | undefined {
  const refused = schema.safeParse(text, { error: () => "" }).error?.issues.at(-1);
  return ofAny || refused?.code === "custom" ? refused?.message.replace(/^.*\n/, "") : undefined;
}

const isPartOfAddress = (key: string) =>
  key === "address" || meantBy(key, "keys", ["address"]) !== undefined;

/** What to write where one text is wanted, and a value has one for each of several languages, days or entries. */
function severalInstead(file: CheckedFile, path: Path, value: unknown): string | undefined {
  if (Array.isArray(value)) return entriesInstead(file, path, value);
  const parts = isGroup(value) ? Object.entries(value) : [];
  if (parts.length === 0 || parts.some(([, one]) => typeof one !== "string")) return undefined;
  const names = parts.map(([name]) => name);
  const isException = "until" in file.fieldAt(path.slice(0, -1)).fields();
  if (isException && names.every(weekdaysNamed)) {
    const line = lineFor(file, path, parts[0]?.[1]);
    if (line === undefined) return undefined;
    return parts.length > 1 ? say("values.several-days", { line }) : say("values.days", { line });
  }
  const isTag = (name: string) => /^[a-z]{2}(-|$)/.test(name) && isLanguageTag(name);
  if (parts.length < 2 || !names.every(isTag)) return undefined;
  const { language = valueAt(file.valueAt([]), ["language"]) } = file.filePack ?? {};
  const isOwn = (name: string) => `${language}`.split("-")[0] === name.split("-")[0];
  const own = names.find(isOwn) ?? names[0];
  const others = names.filter((name) => name !== own);
  const line = lineFor(file, path, valueAt(value, [`${own}`]));
  if (line === undefined) return undefined;
  const slots = { others: commas(others.map(code)), tag: `${others[0]}`, line };
  return "lang" in file.fieldAt([]).fields()
    ? say("values.several-languages", slots)
    : say("values.languages-of-site", slots);
}

/** What to write in place of a list where one name is wanted. */
export function entriesInstead(file: CheckedFile, path: Path, list: readonly unknown[]) {
  const [first, ...others] = list.map((one) => lineFor(file, path, one));
  // A post has one subject.
  const isName = file.fieldAt(path).facts.prose === undefined || path.at(-1) === "subject";
  if (!isName || !first || others.length === 0) return undefined;
  const lines = others.filter((one) => one !== undefined);
  return typeof path.at(-2) === "number" && lines.length > 0
    ? say("values.further-entries", { line: first, others: commas(lines.map(code)) })
    : say("values.one-value", { line: first });
}

/** A single value behind its key; of an entry of a list, the value alone. */
function lineFor(file: CheckedFile, path: Path, value: unknown): string | undefined {
  const [key, field] = [path.at(-1), file.fieldAt(path)];
  const written = writtenOut(file, field, value);
  return written && typeof key === "string"
    ? linesBelow(key, field, written)[0]
    : written?.lines[0];
}

/** A key with its value below it; another value alone. */
function wholeOf(file: CheckedFile, path: Path) {
  const [key, value] = [file.keyRange(path), valuePlace(file, path)];
  return key && key.start.line < value.start.line
    ? file.range(key.start.offset, value.end.offset)
    : value;
}
