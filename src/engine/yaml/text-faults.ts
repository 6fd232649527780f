import { found, say } from "../../words/say.ts";
import type { Report, Stretch } from "../diagnostic.ts";
import { codePoint } from "../terminal.ts";

/** A kind of characters that do not belong in a content file: the first group, or all that is found. */
interface Kind {
  found: RegExp | ((text: string) => Stretch[]);
  says: string;
  fix?: string;
}

const kinds: readonly Kind[] = [
  {
    // Editors hide it, and other tools fail at it.
    found: /^\uFEFF/d,
    says: "characters.byte-order-mark",
    fix: "",
  },
  {
    found: (text) => beforeKeys(text, /[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F]+/g),
    says: "characters.invisible",
    fix: "",
  },
  {
    found: (text) => beforeKeys(text, /[\u00A0\u2000-\u200A\u202F\u205F\u3000]+/g),
    says: "characters.spaces",
  },
  {
    // A chat or a document puts such a line above and below a text, and it was copied with it.
    found: /^[ \t]*(`{3,}[\w-]*)[ \t]*\r?$/dm,
    says: "characters.code-fence",
  },
  {
    found: /^(?:[ \t]*(<{7}|>{7})(?= )|(?:<{7}|>{7}|\|{7}|={7})(?= |\r?$))/dm,
    says: "characters.merge",
  },
  {
    found: /^%.*/dm,
    says: "characters.directive",
  },
  {
    found: /\r(?!\n)/d,
    says: "characters.carriage-return",
  },
  {
    // What YAML 1.2 (5.1) does not allow in a file.
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
    found: /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\x80-\x84\x86-\x9F\uFFFE\uFFFF]/d,
    says: "characters.no-text",
  },
];

/**
 * Signs around a text without YAML's quotes that were meant for YAML or another format: other quotes around it all, or
 * a semicolon or comma at its end; in Greek a semicolon ends a question. A quote and its words are the first groups, the
 * words and the sign at the end the others.
 */
export const signsAround =
  /^([“”„«»‘‚])\s*([^\s“”„«»"](?:[^“”„«»"]*[^\s“”„«»"])?)\s*[“”»«’‘"]$|^(?!.*&#?\w+;$|.*\p{Script=Greek})([^\n]*[^\s;؛,،])\s*([;؛]|[,،])$/u;

/** How files begin that another program saved under the name of a content file, by their kind. */
const otherFiles = { rtf: /^\{\\rtf/, html: /^\s*<(?:!doctype|html)\b/i, zip: /^PK(?=\p{Cc})/u };

/** The most places of one kind that are reported; `fix` reads the file again after that many. */
const mostPlaces = 1000;

/**
 * Reports characters that do not belong in a text file, before it is parsed as YAML: each one that has a fix,
 * otherwise the first.
 */
export function reportCharacters(text: string, report: Report): void {
  const [kind] = Object.entries(otherFiles).find(([, begins]) => begins.test(text)) ?? [];
  if (kind !== undefined) {
    const is = say(`kinds-of-files.kinds.${kind}`);
    const message = say("kinds-of-files.is", { kind: is });
    report([0, 0], { message, hint: say("kinds-of-files.save-again") });
    return;
  }
  for (const { found: wanted, says, fix } of kinds) {
    const places = typeof wanted === "function" ? wanted(text) : firstPlace(text, wanted);
    for (const at of places.slice(0, fix === undefined ? 1 : mostPlaces))
      report(at, found(says, { code: codePoint(text.slice(...at)) }), fix);
  }
}

function firstPlace(text: string, found: RegExp): Stretch[] {
  const { 0: whole, 1: part } = found.exec(text)?.indices ?? [];
  const at = part ?? whole;
  return at ? [at] : [];
}

/** The beginnings of lines: blanks and dashes of any kind, invisible characters, and a key if one follows. */
const lineStarts = /^([\p{Zs}\p{Cf}-]+)([a-z]\w*:(?!\S))?/gmu;

/** Places of characters before a key, or before the dash of an entry. */
function beforeKeys(text: string, characters: RegExp): Stretch[] {
  const places: Stretch[] = [];
  for (const { 1: start = "", 2: key, index } of text.matchAll(lineStarts)) {
    const dash = start.lastIndexOf("- ");
    for (const { 0: found, index: at } of start.matchAll(characters))
      if (key !== undefined || at < dash) places.push([index + at, index + at + found.length]);
  }
  return places;
}
