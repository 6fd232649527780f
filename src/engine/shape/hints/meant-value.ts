import { possibleWeekdays } from "../../../words/dates/possible-weekdays.ts";
import type { Fault } from "../../../words/fault.ts";
import { normalizeInput } from "../../../words/normalize-input.ts";
import { shippedTags } from "../../package-files.ts";
import type { Field } from "../fields/field.ts";
import { meantBy } from "./other-names.ts";
import { tagNamed } from "./tag-named.ts";

/** A number with what may stand behind it: a sign of its unit, or the side of the globe on which a position is. */
const number =
  /(?<![\p{L}\d])([-−]?\d+(?:[.,]\d+)?)(?![\d]|\s?(?![NSEW](?!\p{L}))\p{L})\s*[%°…]?\s*([NSEW](?!\p{L}))?/gu;

/** A part of a position in degrees, minutes and seconds, with its side of the globe behind it or before it. */
const inDegrees =
  /(?:\b([NSEW])\s?)?(\d{1,3})(?:\s?[°º]\s?|\s)(\d{1,2}(?:[.,]\d{1,6})?)(?:\s?['′’´]\s?|\s|$)(?:(\d{1,2}(?:[.,]\d{1,6})?)(?:\s?["″”]|\s?['′’´]{2}|(?=\s|$)))?(?:\s?([NSEW])(?!\p{L}))?/gu;
/** A side before its number. */
const sideBefore = /\b([NSEW])\s?(\d{1,3}(?:[.,]\d{1,9})?)(?![\d\s]*[°'′"″\d])°?/g;

/** A position with decimals in place of minutes and seconds. What has neither sign nor side is none. */
function decimals(text: string): string {
  const number = (written = "0") => Number.parseFloat(written.replace(",", "."));
  return text
    .replaceAll(inDegrees, (whole, before, degrees, minutes, seconds, behind) => {
      const [side = behind, isSigned] = [before, /[°º]/.test(whole)];
      if (!side && !isSigned) return whole;
      const all = number(degrees) + number(minutes) / 60 + number(seconds) / 3600;
      return `${Math.round(all * 1e5) / 1e5}${side ?? ""}`;
    })
    .replaceAll(sideBefore, "$2$1");
}

/** An address or id, as it stands within the code that a service gives out. */
const copied =
  /https?:\/\/[^\s"'<>()]*[^\s"'<>().,;]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** A word before an e-mail address: perhaps the first half of that, with a blank by mistake. */
const torn = /^[\p{Ll}\d._+-]+\s+[^\s@]+@[^\s@]+$/u;

/** A text that only a field of free text takes. */
export const anyWords = "Zq zq, zq.";

/** The value that a field takes and that another certainly means, such as `true` for `yes`; undefined if there is none. */
export function meantValue(field: Field, value: unknown, languages = shippedTags()): unknown {
  if (field.accepts(value)) return value;
  const written = typeof value === "string" ? value : "";
  const [, bare] = /^[“”„‘’‚«»](.*)[“”‘’«»]$/su.exec(written.trim()) ?? [];
  // Only in free text such quotes are words.
  if (bare !== undefined && !field.accepts(anyWords)) return meantValue(field, bare, languages);
  // In JSON a comma ends a line.
  const word = written.replace(/[,;]$/, "");
  const other = meantBy(word, "values", choicesOf(field)) ?? (word === written ? undefined : word);
  const figures = field.type === "number" ? decimals(word) : "";
  const numbers = [...figures.matchAll(number)];
  const [only] = numbers[0]?.[0].trim() === figures.trim() ? numbers : [];
  const [within, another] = field.accepts(anyWords) ? [] : new Set(word.match(copied));
  const isAlone = within === word.trim() || another !== undefined;
  const isPart = within !== undefined && !isAlone && !torn.test(word.trim());
  return [
    Array.isArray(value) && value.length === 1 ? value[0] : undefined,
    other && (/^(?:true|false)$/.test(other) ? other === "true" : other),
    // A comma may stand between thousands.
    only && numberOf(only[0].replace(/,(?=\d{3}(?:\D|$))/, ""), only[2]),
    only && numberOf(only[0], only[2]),
    ...proposed(field, value),
    field.facts.isCode && written ? tagNamed(written, languages, field.facts.isCode) : undefined,
    ...(isPart ? [within, ...proposed(field, within, true)] : []),
    // A type of schema.org, as its address.
    choicesOf(field).length > 0 ? word.replace(/^https?:.*\//, "") : undefined,
  ].find((one) => one !== undefined && field.accepts(one));
}

/** The words of which a field takes one. */
function choicesOf({ type, choices }: Field): readonly string[] {
  return type === "boolean" ? ["true", "false"] : choices;
}

/** The numbers in a text; those in the west and south are negative. */
export function numbersIn(text: string): number[] {
  return [...decimals(text).matchAll(number)].map(([, digits = "", side]) =>
    numberOf(digits, side),
  );
}

/** A number as people write it, with a comma or a point before its decimals. */
function numberOf(digits: string, side = ""): number {
  const found = Number.parseFloat(digits.replace("−", "-").replace(",", "."));
  return /[SW]/.test(side) ? -Math.abs(found) : found;
}

/**
 * The values that the schema itself proposes as it refuses another, the surest first.
 *
 * @param mayBeExplained also one of which its message says more.
 */
function proposed(field: Field, value: unknown, mayBeExplained = false): unknown[] {
  if (typeof value !== "string") return [];
  const days = field.facts.control === "weekday" ? possibleWeekdays([value]).get(value) : [];
  return [
    days?.length === 1 ? days[0] : undefined,
    ...[value, normalizeInput(value)].map((typed) => {
      const issue = field.schema.safeParse(typed).error?.issues.at(-1);
      const fault: Partial<Fault> = (issue?.code === "custom" && issue.params) || {};
      return mayBeExplained || !fault.isExplained ? fault.meant : undefined;
    }),
  ];
}
