import type { Fault } from "../fault.ts";
import { normalizeInput } from "../normalize-input.ts";
import { say } from "../say.ts";

/** A number with the country's code and perhaps an extension, behind a pause or as in RFC 3966; or a short number. */
const dialled = /^(\+[1-9][0-9]{6,14}((;ext=|,+)[0-9]{1,7})?|[*]?[1-9][0-9]{2,6}|0[0-9]{4})$/;

/** Countries whose numbers can begin with 0 behind the code, such as Italy and Benin, and worldwide free numbers. */
const keepsZero = "39|47|37[89]|80[08]|2(?:2[5-79]|4[12]|50)|992";
/** Codes of countries (ITU-T E.164). None begins with another. */
const country =
  "[17]|2(?:[07]|[1-689]\\d)|3(?:[0-469]|[578]\\d)|4(?:[013-9]|2\\d)|5(?:[1-8]|[09]\\d)|6(?:[0-6]|[7-9]\\d)|8(?:[1246]|[035789]\\d)|9(?:[0-58]|[679]\\d)";
/** What people dial before a number inside its country, behind the code, where the number leads nowhere with it. */
const inland = new RegExp(
  `(?<=^\\+1)1|(?<=^\\+7)8(?=\\d{10}$)|(?<=^\\+36)06|(?<=^\\+(?!${keepsZero})(?:${country}))0`,
);

/** A telephone number, written as people do, in the form that is dialled; `undefined` without the country's code. */
export function toDialled(written: string): string | undefined {
  const plain = normalizeInput(written)
    .replaceAll(/["'“”„‘’]/gu, "")
    .trim()
    .replace(/^tel:/i, "")
    .replace(/(?<=\d)[\s;,]*(?:ext(?:ension|n)?\.?|x)[\s=:]*(?=\d{1,7}$)/i, ";ext=")
    .replaceAll(/\(0\)|[\s().\-/]/g, "")
    .replace(/^00/, "+")
    .replace(inland, "");
  return dialled.test(plain) ? plain : undefined;
}

/**
 * What is wrong with a telephone number, and what to write instead; `undefined` if people can dial it.
 *
 * @param write To write the right number, as the content has it.
 */
export function phoneFault(number: string, write: (right: string) => Fault): Fault | undefined {
  const right = toDialled(number);
  if (right === number) return undefined;
  return right ? write(right) : { message: say("addresses.any-number") };
}
