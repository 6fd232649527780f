import { codePoint } from "../../text/code-point.ts";
import type { Fault, Words } from "../diagnostic.ts";

/** What YAML 1.2 (5.1) does not allow in a file, and a lone CR, which no tool agrees on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
const unprintable = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\x80-\x84\x86-\x9F\uFFFE\uFFFF]|\r(?!\n)/;

/** Spaces of another kind before a key or an entry. */
const otherSpaces =
  /^[ -]*([\u00A0\u2000-\u200B\u202F\u205F\u3000]+)[ ]*(?:- |[a-z]\w*:(?:\s|$))/dm;

/** Finds what does not belong in a text file, before anything reads it as YAML. */
export function textFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  // U+FEFF at the very start, which editors hide and other tools trip over.
  if (text.startsWith("\uFEFF"))
    faults.push({
      at: [0, 1],
      message: "The file begins with a byte order mark.",
      hint: "Save it as UTF-8 without BOM; `content fix` does.",
      fix: "",
    });
  const [from, to] = otherSpaces.exec(text)?.indices?.[1] ?? [];
  if (from !== undefined && to !== undefined)
    faults.push({
      at: [from, to],
      message: "This line is indented with spaces of another kind, which YAML takes for text.",
      hint: "Write common spaces in their place.",
    });
  const fence = codeFence(text);
  if (fence) faults.push(fence);
  const start = text.search(unprintable);
  if (start !== -1)
    faults.push({ at: [start, start + 1], ...unprintableWords(text.charAt(start)) });
  return faults;
}

function unprintableWords(character: string): Words {
  if (character === "\r")
    return {
      message: "A line ends with a carriage return alone.",
      hint: "Save the file with Unix (LF) or Windows (CRLF) line ends.",
    };
  return {
    message: `The character ${codePoint(character)} cannot stand in a text file.`,
    hint: /[\v\f]/.test(character)
      ? "Write a space in its place, or begin a new line."
      : "Delete it. If there are many, the file is not text: save it as UTF-8 text.",
  };
}

/** The lines ``` that a chat or a document puts around a text, and that were copied with it. */
function codeFence(text: string): Fault | undefined {
  const [first, second] = text.matchAll(/^[ \t]*(`{3,}[\w-]*)[ \t]*\r?$/gm);
  if (first === undefined) return undefined;
  const end = first.index + first[0].trimEnd().length;
  const line = text.slice(0, second?.index).split("\n").length;
  return {
    at: [end - (first[1] ?? "").length, end],
    message:
      "This line marks a text as code in a chat or a document; it does not belong to the text.",
    hint: second ? `Delete this line, and line ${line}, too.` : "Delete the line.",
  };
}
