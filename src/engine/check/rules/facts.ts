import { normalizeInput } from "../../../words/normalize-input.ts";
import { found } from "../../../words/say.ts";
import { escapePattern } from "../../escape.ts";
import { reportMatches } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";
import { isSameNumber } from "./contact.ts";

export function checkFactFormer(context: UndatedContext): void {
  const { prose, facts } = context;
  // What is in these keys is a fact itself.
  const texts = prose.filter(({ key }) => key !== "display" && key !== "price");
  const present = [...facts.values()].flatMap(({ value }) =>
    typeof value === "string" ? value : [],
  );
  const seen = new Set<object>();
  for (const [slot, fact] of facts) {
    const what = slot.startsWith("{price") ? "price" : "phone";
    const isSame = what === "price" ? isSamePrice : isSamePhone;
    // Where another fact has the value, a text may mean that one.
    const values = (fact.formerly ?? []).filter(
      (value) => !present.some((one) => isSame(one, value)),
    );
    if (values.length === 0 || seen.has(fact)) continue;
    seen.add(fact);
    reportMatches(
      context,
      texts,
      what === "price" ? pricePattern(values) : phone,
      ([written]) =>
        values.some((value) => isSame(written, value)) &&
        found(`former-facts.${what}`, { written, now: `${fact.value}`, slot }),
    );
  }
}

/** What may be a telephone number, in digits of any script. */
const phone = /[+(]?\p{Nd}(?:[\s()./–-]{0,3}\p{Nd}){5,}/gu;

function isSamePhone(one: string, other: string): boolean {
  const digitsOf = (number: string) =>
    normalizeInput(number).replace("(0)", "").replaceAll(/\D/g, "").replace(/^00/, "");
  return isSameNumber(one, digitsOf(other)) || isSameNumber(other, digitsOf(one));
}

function pricePattern(prices: readonly string[]): RegExp {
  const longestFirst = prices.toSorted((one, other) => other.length - one.length);
  const words = longestFirst.map((price) => escapePattern(price).replaceAll(/\s+/g, "\\s+"));
  const [before, behind] = ["(?<![\\p{L}\\p{N}]|\\p{N}[.,'’])", "(?![\\p{L}\\p{N}]|[.,'’]\\p{N})"];
  return new RegExp(`${before}(?:${words.join("|")})${behind}`, "gu");
}

function isSamePrice(one: string, other: string): boolean {
  return one.replaceAll(/\s+/g, " ") === other.replaceAll(/\s+/g, " ");
}
