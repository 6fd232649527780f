import { say } from "../../../words/say.ts";

/** The sign or code of a currency, as a pattern. */
export const currency = String.raw`\p{Sc}|(?<!\p{L})(?:EUR|USD|CAD|AUD|NZD|GBP|INR|JPY|CNY|CHF|SEK|NOK|DKK|PLN|CZK|TRY|TL|UAH|грн|zł|Kč|kr|Ft)(?!\p{L})`;

/** A price is no amount alone, whose currency nobody knows. */
export const hasCurrency = [
  (price: string) => !/^\p{Nd}[\p{Nd}\s.,'’٫٬-]*$/u.test(price),
  say("product-keys.price"),
] as const;
