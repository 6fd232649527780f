import { unspaced } from "../../../content/long-word.ts";

const blank = /[^\S\u00A0\u202F\u2007]$/;
const hyphen = /\p{L}[-\u2010\u2013\u2014\u058A]$/u;
const opening = /[\p{Ps}\p{Pi}¿¡]$/u;
/** What no line begins with: marks that close, and small or repeating letters of Japanese. */
const closing = /^[\p{Pe}\p{Pf}\p{Po}\p{Lm}\p{M}ぁぃぅぇぉっゃゅょァィゥェォッャュョ%]/u;

/**
 * The pieces of a text, blanks at their end included, between which a line may break: after blanks
 * and hyphens, and between words where the script puts no blanks.
 */
export function breakText(text: string, language: string): string[] {
  const pieces: string[] = [];
  const words = new Intl.Segmenter(language, { granularity: "word" });
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    if (last === undefined || mayBreak(last, segment)) pieces.push(segment);
    else pieces.splice(-1, 1, last + segment);
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after)) return false;
  if (blank.test(before)) return true;
  if (hyphen.test(before)) return /^\p{L}/u.test(after);
  if (closing.test(after) || opening.test(before)) return false;
  return unspaced.test([...before].at(-1) ?? "") || unspaced.test([...after][0] ?? "");
}
