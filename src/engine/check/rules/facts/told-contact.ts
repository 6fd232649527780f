import { urlOf } from "../../../../words/addresses/url.ts";
import { foldCase } from "../../../../words/fold-case.ts";
import { normalizeInput } from "../../../../words/normalize-input.ts";
import { found, say } from "../../../../words/say.ts";
import { escapePattern } from "../../../escape.ts";
import { code, quote } from "../../../format.ts";
import { isWithinEdits } from "../../../nearest.ts";
import { placesOf } from "../../../schema/groups/contact-details.ts";
import { placeOf, type Text } from "../../../shape/index.ts";
import { valueAt } from "../../../values.ts";
import { serviceAt, serviceNamed } from "../../../yaml/index.ts";
import { contentLinks, siblingText } from "../../content-links.ts";
import { reportMatches } from "../../matches.ts";
import type { UndatedContext } from "../../rule-context.ts";
import { dialled, isSameNumber, sortedLetters } from "../contact.ts";
import { isImprint } from "../imprint.ts";

/** What may be a telephone number, in digits of any script. */
export const phone = /[+(]?\p{Nd}(?:[\s()./–-]{0,3}\p{Nd}){5,}/gu;

/** The digits of a number in its country that are compared: at least this many, of the longest as many. */
const [fewestDigits, mostDigits] = [7, 9];

/** Reports a telephone number in a text that differs from the firm's by two exchanged digits, or by one before the last two. */
export function reportPhones(context: UndatedContext): void {
  const { site, ownProse, texts, facts } = context;
  const phones = placesOf(site?.contact).flatMap((place) => place.phones ?? []);
  const numbers = phones.flatMap(({ number }) => number ?? []);
  if (numbers.length === 0) return;
  const linked = contentLinks({ texts }).flatMap(({ value }) => dialled(value) ?? []);
  const known = [...numbers, ...linked];
  const digitsOf = (written: string) =>
    normalizeInput(written).replace("(0)", "").replaceAll(/\D/g, "");
  const prose = ownProse.filter(({ key, value }) => key !== "display" && /\p{Nd}/u.test(value));
  reportMatches(context, prose, phone, ([written]) => {
    if (known.some((one) => isSameNumber(written, one))) return undefined;
    const digits = digitsOf(written);
    const at = numbers.findIndex((one) => isMistyped(digits, digitsOf(one)));
    const right = phones[at];
    if (!right) return undefined;
    const fact = `${right.display ?? right.number}`;
    const slot = [...facts].find(
      ([slot, { value }]) => slot.startsWith("{phone") && value === fact,
    );
    const file = `${placeOf(right)?.file.file}`;
    const slots = {
      name: code("contact.phones"),
      written: quote(written),
      fact: quote(fact),
      file,
    };
    const meant = slot?.[0];
    return {
      ...found("former-facts.differs", slots),
      ...(meant && { hint: say("texts.write", { meant }) }),
    };
  });
}

/** Whether the ends of two numbers differ as typed by mistake. In their last two digits, numbers of one firm differ. */
function isMistyped(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length, mostDigits);
  const [end, right] = [one.slice(-length), other.slice(-length)];
  const apart = [...end].flatMap((digit, at) => (digit === right[at] ? [] : [at]));
  const [first = -1, second = -1] = apart;
  const isExchanged =
    apart.length === 2 && end[first] === right[second] && end[second] === right[first];
  const isOne = apart.length === 1 && first < length - 2 && first > 0;
  return length >= fewestDigits && one.length >= length && (isExchanged || isOne);
}

/** Reports a number of the firm's street, or its code, that differs where the other words of the line are beside it. */
export function reportAddresses(context: UndatedContext): void {
  const { site, everyPage, translation } = context;
  const places = placesOf(site?.contact);
  const lines = places.flatMap(({ address = [] }) => address);
  if (!site?.contact || translation || lines.length === 0) return;
  const contact = `${placeOf(site.contact as object)?.file.file}`;
  const known = foldCase(lines.join("\n"));
  for (const line of lines) {
    const words = line.trim().split(/[\s,]+/);
    const isNumber = (word: string) => /\p{Nd}/u.test(word);
    const letters = words.filter((word) => !isNumber(word)).join("");
    if (!words.some(isNumber) || letters.length < 5) continue;
    const gap = "[\\s,]{1,3}";
    const parts = words.map((word) =>
      isNumber(word) ? "(\\p{L}{0,3}\\p{Nd}[\\p{L}\\p{Nd}/-]{0,8})" : escapePattern(word),
    );
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{M}\\p{Nd}])${parts.join(gap)}(?![\\p{L}\\p{M}\\p{Nd}])`,
      "giu",
    );
    const own = words.filter(isNumber);
    for (const page of everyPage) {
      const texts = page.texts.filter(({ isProse, siblings }) => isProse && !("who" in siblings));
      const isOfFirm = isImprint(page.key, page.layout, page.root);
      reportMatches(context, texts, pattern, ([written, ...numbers], { value, path, file }) => {
        const above = valueAt(file.value, [...path.slice(0, -1), Number(path.at(-1)) - 1]);
        const isBeside = lines.some(
          (one) => one !== line && (value.includes(one) || above === one),
        );
        if (known.includes(foldCase(written))) return undefined;
        const isSlip = numbers.every((one, at) => {
          const right = `${own[at]}`;
          const isExchanged = sortedLetters(one) === sortedLetters(right);
          // Others in the town have other codes, and others of the street hardly stand in an imprint.
          const isNear = isBeside && isWithinEdits(one, right, 1);
          return isExchanged || isNear || (isOfFirm && right.length < 4 && own.length === 1);
        });
        const slots = { name: code("contact.address"), written: quote(written), fact: quote(line) };
        return isSlip && found("former-facts.differs", { ...slots, file: contact });
      });
    }
  }
}

/** Reports a link that is named after one service and leads to another. */
export function reportServices({ texts, report }: UndatedContext): void {
  for (const link of texts) {
    const there = link.key === "href" ? urlOf(link.value) : undefined;
    const service = there && serviceAt(there.hostname);
    if (!service) continue;
    const named = ["icon", "text"].flatMap((key) => serviceNamed(wordOf(link, key)) ?? []);
    const [first] = named;
    if (first && !named.includes(service))
      report(
        link,
        found("links.other-service", {
          named: quote(wordOf(link, "text") || first),
          host: there.hostname,
        }),
      );
  }
}

const wordOf = (link: Text, key: string) => siblingText(link, key)?.value ?? "";
