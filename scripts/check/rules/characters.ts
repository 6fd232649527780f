import {
  control,
  directionMark,
  hidden,
  joiner,
  lineEnd,
} from "../../../src/content/clean-line.ts";
import { code } from "../../content/format.ts";
import { codePoint } from "../../content/terminal.ts";
import { reportMatches } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

/** Keys of addresses, which a character that nobody sees leads elsewhere. */
const addressKey = /^(href|email|supportEmail|origin|endpoint|contact|source)$/;

const lost = /\uFFFD|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

const latin = /\p{Script=Latin}/u;
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;

/** What Windows-1252 has from 0x80 to 0x9F; the five that it leaves unassigned are controls. */
const special = "€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ";

/**
 * Finds letters of UTF-8 that a program has read as Windows-1252: `CafÃ©` was `Café`. A capital of
 * another language before a quotation mark is ignored.
 */
const mojibake =
  /(?<!\p{Lu})[ÂÃ][\u0080-\u00BF]|Ã[\u00A1-\u00BFŸƒŒ„–œ‰€‡](?=\p{Ll})|(?<=\p{Ll})ÃŸ|â€[\u0080-\u00BF™˜œ“”¦¢]|ðŸ[\u0080-\u00BF\u0152-\u2122]{2}/gu;

export function checkInvisibleCharacters(context: UndatedContext): void {
  const { site, texts } = context;
  const isRightToLeft = site?.direction === "rtl";
  for (const pattern of [hidden, joiner])
    reportMatches(context, texts, pattern, ({ 0: found, index }, { key, value }) => {
      if (isRightToLeft && directionMark.test(found)) {
        // An address is not longer: to look back further would take time with the square of a text's letters.
        const before = value.slice(Math.max(0, index - 2000), index);
        if (!addressKey.test(`${key}`) && !/\]\([^\s()]*$/.test(before)) return undefined;
      }
      return {
        message: `There is an invisible character here: ${codePoint(found)}.`,
        hint: "Delete it.",
        fix: "",
      };
    });
  reportMatches(context, texts, control, ([found]) => ({
    message: `There is a control character here: ${codePoint(found)}.`,
    ...(lineEnd.test(found)
      ? { hint: "Write a space in its place.", fix: " " }
      : { hint: "Delete it.", fix: "" }),
  }));
  reportMatches(context, texts, lost, ([found]) => ({
    message: `A letter was lost here, and ${codePoint(found)} took its place.`,
    hint: "Which letter was it? Type it here.",
  }));
}

export function checkBrokenLetters(context: UndatedContext): void {
  const { texts, names } = context;
  reportMatches(context, texts, mojibake, ([found]) => {
    const meant = repairMojibake(found);
    const message = `"${found}" looks like "${meant}", saved by a program in another encoding.`;
    return meant !== undefined && { message, hint: `Write ${code(meant)}.` };
  });
  const addresses = texts.filter(({ key }) => addressKey.test(key));
  reportMatches(
    context,
    [...names, ...addresses],
    /[\p{L}\p{N}]+/gu,
    ([word]) =>
      latin.test(word) &&
      alike.test(word) && {
        message: `"${word}" mixes letters of two alphabets that look alike.`,
        hint: "Type the letter or word again. A name that is right belongs under `vocabulary` in site.yaml.",
      },
  );
}

/** Decodes mojibake, UTF-8 that was read as Latin-1; undefined if it is not UTF-8. */
function repairMojibake(letters: string): string | undefined {
  const read = [...letters].map((letter) => {
    const place = special.indexOf(letter);
    return place === -1 ? letter.charCodeAt(0) : 0x80 + place;
  });
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(new Uint8Array(read));
  } catch {
    return undefined;
  }
}
