import { type Text, textsOfList } from "../../content/content-file.ts";
import { escapePattern } from "../../content/escape.ts";
import { placesOf } from "../../content/fact-slots.ts";
import { code } from "../../content/format.ts";
import { digitValue, normalizeInput } from "../../content/normalize-input.ts";
import { valueAt } from "../../content/values.ts";
import type { UndatedContext } from "../rule-context.ts";

/** A value that a fact had, and the present one. */
interface Former {
  value: string;
  /** Its text under `formerly`, where that is in this language. */
  at?: Text | undefined;
  what: "telephone number" | "price";
  now: string;
  /** The digits to dial today, which begin with the country's code. */
  dialled?: string | undefined;
}

export function checkFactFormer(context: UndatedContext): void {
  const { prose, facts, report, reportIn } = context;
  const present = [...facts.values()].filter((fact) => typeof fact === "string");
  const isPresent = (pattern: RegExp, fact: string) =>
    latinDigits(fact).replace(pattern, "") === "";
  const searched = formersIn(context).flatMap((former) => {
    const pattern = patternOf(former);
    if (former.at && isPresent(pattern, former.now))
      report(former.at, { message: `This is the present ${former.what}.`, hint: "Delete it." });
    // Where another fact has the value, a text may mean that one.
    return present.some((fact) => isPresent(pattern, fact)) ? [] : [{ ...former, pattern }];
  });
  for (const text of searched.length > 0 ? prose : []) {
    // Such a text is a fact itself.
    if (text.key === "display" || text.key === "price") continue;
    let rest = latinDigits(text.value);
    for (const { pattern, what, now } of searched)
      rest = rest.replaceAll(pattern, (found, start: number) => {
        const end = start + found.length;
        const [slot] = [...facts].find(([, fact]) => fact === now) ?? [];
        reportIn(text, start, end, {
          message: `${text.value.slice(start, end)} is a former ${what}. The present one is ${now}.`,
          hint: slot
            ? `Write ${code(slot)}, and the build fills in the present one.`
            : "Correct it.",
        });
        return " ".repeat(found.length);
      });
  }
}

/** The former values of a language's facts, the longest first; of a translation, also those of its source. */
function formersIn({ site, files, translation }: UndatedContext): Former[] {
  const phones = placesOf({ site: site && { root: site } }).flatMap((place) => place.phones ?? []);
  const ofPhones = phones.flatMap(({ number, display: now, formerly }) =>
    textsOfList(formerly).map((at) => ({
      ...{ at, value: at.value, what: "telephone number", now },
      dialled: number?.replaceAll(/\D/g, ""),
    })),
  );
  const ofPrices = files.flatMap(({ name, root }) => {
    const { price: now, formerly } = root as { price?: string; formerly?: readonly string[] };
    const source = translation?.files.find((file) => file.name === name)?.source.value;
    const there = [valueAt(source, ["formerly"])].flat();
    if (!name.startsWith("products/")) return [];
    return [
      ...textsOfList(formerly).map((at) => ({ at, value: at.value, what: "price", now })),
      ...there.map((value) => ({ value, what: "price", now })),
    ];
  });
  return [...ofPhones, ...ofPrices]
    .filter((one): one is Former => typeof one.value === "string" && one.now !== undefined)
    .sort((one, other) => other.value.length - one.value.length);
}

/** A text whose digits are those from 0 to 9. It keeps its length. */
function latinDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, (digit) => `${digitValue(digit)}`.padEnd(digit.length));
}

/** What may stand between the digits of a telephone number. */
const between = String.raw`(?:\(0\)|[\s()./–-]){0,3}`;
/** What people dial before a number inside its country. */
const trunk = `(?:0|8|06)?${between}`;

/**
 * Matches a former value in a text with digits from 0 to 9. A telephone number may be written with its country's code,
 * which has up to three digits, or without.
 */
function patternOf({ what, value, dialled = "" }: Former): RegExp {
  const typed = normalizeInput(value).replace("(0)", "");
  const digits = typed.replaceAll(/\D/g, "").replace(/^00/, "");
  if (what === "price" || digits.length < 6) {
    const words = escapePattern(latinDigits(value).trim()).replaceAll(/\s+/g, "\\s+");
    return new RegExp(
      `(?<![\\p{L}\\p{N}]|\\p{N}[.,'’])${words}(?![\\p{L}\\p{N}]|[.,'’]\\p{N})`,
      "gu",
    );
  }
  const spell = (number: string) => [...number].join(between);
  const codes = (number: string) => [1, 2, 3].map((length) => number.slice(0, length));
  const forms = /^(?:\+|00)/.test(typed)
    ? [
        `(?:\\+|00)?${spell(digits)}`,
        ...codes(digits).map((code) => trunk + spell(digits.slice(code.length))),
      ]
    : [
        `(?:(?:\\+|00)(?:${codes(dialled).join("|")})${between}|${trunk})${spell(digits.replace(/^0/, ""))}`,
      ];
  return new RegExp(
    `(?<!\\d|(?:\\+|00)\\d{1,3}${between})\\(?(?:${forms.join("|")})(?![-–]?\\d)`,
    "gu",
  );
}
