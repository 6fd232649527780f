import type { Fault } from "./fault.ts";

/** U+FEFF at the very start, which editors hide and other tools trip over. */
const byteOrderMark = "\uFEFF";

/** What YAML 1.2 (5.1) does not allow in a file, and a lone CR, which no tool agrees on. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are what it looks for.
const unprintable = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\x80-\x84\x86-\x9F\uFFFE\uFFFF]|\r(?!\n)/;

/** Finds what does not belong in a text file, before anything reads it as YAML. */
export function textFaults(text: string): Fault[] {
  const faults: Fault[] = [];
  if (text.startsWith(byteOrderMark))
    faults.push({
      start: 0,
      end: 1,
      message: "The file begins with a byte order mark.",
      hint: "Save it as UTF-8 without BOM.",
    });
  const found = unprintable.exec(text);
  if (found !== null) faults.push(unprintableFault(found[0], found.index));
  return faults;
}

function unprintableFault(character: string, start: number): Fault {
  const end = start + 1;
  if (character === "\r")
    return {
      start,
      end,
      message: "A line ends with a carriage return alone.",
      hint: "Save the file with Unix (LF) or Windows (CRLF) line ends.",
    };
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0");
  return {
    start,
    end,
    message: `The character U+${code} cannot stand in a text file.`,
    hint: "Delete it. If there are many, the file is not text: save it as UTF-8 text.",
  };
}
