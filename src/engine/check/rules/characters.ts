import { control, directionMark, hidden, joiner, lineEnd } from "../../../words/clean-line.ts";
import { foldCase } from "../../../words/fold-case.ts";
import { lazy } from "../../../words/memoize.ts";
import { found, say } from "../../../words/say.ts";
import { codePoint } from "../../terminal.ts";
import { hollowWords, reportMatches } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

/** Keys of addresses, which a character that nobody sees leads elsewhere. */
const addressKey = /^(href|email|supportEmail|origin|endpoint|contact|source)$/;

/** What has no letter: another took its place, or only one font has it, such as that of a word processor's points. */
const lost = /\uFFFD|\p{Surrogate}|\p{Noncharacter_Code_Point}|\p{Private_Use}/gu;

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

/** Signs for several letters, and for the forms that letters take within a word, as a PDF draws them. */
const joined = /[\uFB00-\uFB06\uFB13-\uFB17\uFB1D-\uFB4F\uFB50-\uFBB1\uFBD3-\uFD3D\uFE70-\uFEFC]+/g;
/** What may be a word that was cut where a line of a PDF ended. */
const cut = /(?<![\p{L}\p{N}-])(\p{L}{2,40})- (\p{Ll}{3,40})(?![\p{L}-])/gu;
const word = /\p{L}+/gu;

export function checkInvisibleCharacters(context: UndatedContext): void {
  const { site, texts } = context;
  const isRightToLeft = site?.direction === "rtl";
  for (const pattern of [hidden, joiner])
    reportMatches(context, texts, pattern, ({ 0: sign, index }, { key, value }) => {
      if (isRightToLeft && directionMark.test(sign)) {
        // An address is not longer: to look back further would take time with the square of a text's letters.
        const before = value.slice(Math.max(0, index - 2000), index);
        if (!addressKey.test(`${key}`) && !/\]\([^\s()]*$/.test(before)) return undefined;
      }
      return { ...found("letters.invisible", { character: codePoint(sign) }), fix: "" };
    });
  reportMatches(context, texts, control, ([sign]) => {
    const finding = found("letters.control", { character: codePoint(sign) });
    return lineEnd.test(sign)
      ? { ...finding, hint: say("letters.space-in-place"), fix: " " }
      : { ...finding, fix: "" };
  });
  reportMatches(context, texts, lost, ([sign]) =>
    found("letters.lost", { character: codePoint(sign) }),
  );
}

export function checkBrokenLetters(context: UndatedContext): void {
  const { texts, names, prose, files } = context;
  reportMatches(context, texts, mojibake, ([written]) => {
    const meant = repairMojibake(written);
    return meant !== undefined && found("letters.broken", { written, meant });
  });
  const pdfFinding = (written: string, meant: string) => ({
    message: say("letters.of-pdf", { written, meant }),
    hint: say("texts.write", { meant }),
  });
  reportMatches(context, texts, joined, ([written]) => {
    // An Arabic vowel sign by itself becomes a space with that sign.
    const meant = written.normalize("NFKC").replaceAll(" ", "");
    return { ...pdfFinding(written, meant), fix: meant };
  });
  const ordinary = new Set(hollowWords(context, "ordinary"));
  // All texts of the site: the rule is asked about changed ones alone.
  const all = () => files.flatMap(({ texts }) => texts.filter(({ isProse }) => isProse));
  const seen = lazy(() => new Set(all().flatMap(({ value }) => foldCase(value).match(word) ?? [])));
  const mayBeCut = prose.filter(({ value }) => value.includes("- "));
  reportMatches(context, mayBeCut, cut, ([written, start = "", end = ""]) => {
    const meant = start + end;
    return !ordinary.has(end) && seen().has(foldCase(meant)) && pdfFinding(written, meant);
  });
  const addresses = texts.filter(({ key }) => addressKey.test(key));
  reportMatches(
    context,
    [...names, ...addresses],
    /[\p{L}\p{N}]+/gu,
    ([word]) => latin.test(word) && alike.test(word) && found("letters.two-alphabets", { word }),
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
