import type { Stretch } from "../diagnostic.ts";
import type { Path } from "../read.ts";
import type { Finding, HeldFile } from "./finding.ts";
import { code } from "./words.ts";

/** Parts of a value, each ended by a comma that decimals follow; and such decimals, up to the end of the value. */
const before = /(?:[^,[\]{}:#"'\n]*\d,)+$/;
const behind = /^(?:,\d[^,[\]{}:#"'\n]*)*(?=[,\]}\n])/;
const mostLetters = 80;

/**
 * A value in brackets or braces that a comma before decimals has cut, as in `[Price, 12,50]`, where one of
 * its parts is refused. Of a list that is written without spaces, each comma may be meant.
 */
export function partedByComma(
  file: HeldFile,
  path: Path,
  at: Finding["at"] = "value",
): Finding | undefined {
  const { text } = file;
  const part = at === "key" ? file.keyRange(path) : file.valueRange(path);
  if (part === undefined || (at === "key" && file.valueAt(path) !== null)) return undefined;
  const [start, end] = [part.start.offset, part.end.offset];
  const [left = ""] = before.exec(text.slice(Math.max(0, start - mostLetters), start)) ?? [];
  const [right] = behind.exec(text.slice(end, end + mostLetters)) ?? [];
  const own = text.slice(start, end);
  if (right === undefined || !(left === "" ? /\d$/ : /^\d/).test(own)) return undefined;
  const isSpaced = /^\s/.test(left || text.charAt(start - 1));
  if (left + right === "" || !isSpaced) return undefined;
  const whole = (left + own + right).trim();
  const from = start - left.trimStart().length;
  const range: Stretch = [from, from + whole.length];
  return {
    path,
    at,
    range,
    message: `In brackets and braces a comma ends a value, and cuts ${code(whole)} in two.`,
    hint: `Put it in quotes: "${whole}". If two are meant, write a space behind the comma.`,
    // The first part that is refused speaks for those behind it.
    ...(!/(?:^|,)\s*[+-]?[\d.]+,$/.test(left) && { covers: range }),
  };
}
