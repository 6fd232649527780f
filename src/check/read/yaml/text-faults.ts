import { codePoint } from "../../text/code-point.ts";
import type { Words } from "../diagnostic.ts";
import { codeFence } from "./code-fence.ts";
import type { Fault } from "./fault.ts";

/** What YAML 1.2 (5.1) does not allow in a file, and a lone CR, which no tool agrees on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
const unprintable = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\x80-\x84\x86-\x9F\uFFFE\uFFFF]|\r(?!\n)/;

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
  const indent =
    /^[ -]*(?<wrong>[\u00A0\u2000-\u200B\u202F\u205F\u3000]+)[ ]*(?:- |[a-z]\w*:(?:\s|$))/dm.exec(
      text,
    );
  const [from, to] = indent?.indices?.groups?.["wrong"] ?? [];
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
    hint: "Delete it. If there are many, the file is not text: save it as UTF-8 text.",
  };
}
