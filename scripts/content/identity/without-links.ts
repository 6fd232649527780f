import { inlineWords } from "../../../src/content/inline-words.ts";

/** Where a sentence may begin: at the beginning, behind the end of another, and on a new line. */
const isBeginning = /^\s*$|[.!?…।۔؟]["'’”»)\]*]*\s+$|[。！？]["'’”»)\]*]*\s*$|\n\s*$|\\\s+$/;
/** What ends a sentence, with the marks that may close it. */
const isEnding = /^[.!?…।۔؟。！？]+(?=\s|$)/;
const endsItself = /[.!?…।۔؟。！？]["'’”»)]*$/;

/**
 * A paragraph without some of its links. One that is a sentence of its own invites to press it, and goes with
 * its words, so that nothing may be left; of one within a sentence the words stay.
 *
 * @param isGone whether a link goes, by its address.
 */
export function withoutLinks(text: string, isGone: (address: string) => boolean): string {
  const going = inlineWords(text).links.filter(({ address }) => isGone(address));
  // From the end on, so that those before keep their places.
  return going.reduceRight((left, { at, wordsAt }) => {
    const words = left.slice(...wordsAt);
    const [before, behind] = [left.slice(0, wordsAt[0] - 1), left.slice(at[1] + 1)];
    const stars = /\*+$/.exec(before)?.[0] ?? "";
    const isStressed = stars !== "" && behind.startsWith(stars);
    const [head, tail] = isStressed
      ? [before.slice(0, -stars.length), behind.slice(stars.length)]
      : [before, behind];
    const rest = tail.replace(isEnding, "");
    const isEnd = /^\s*$|^\\\s/.test(rest) || rest !== tail || endsItself.test(words);
    if (!isBeginning.test(head) || !isEnd) return before + words + behind;
    return joined(head, rest);
  }, text);
}

/** A paragraph in which some of its links lead elsewhere. */
export function withAddresses(
  text: string,
  isGone: (address: string) => boolean,
  instead: string,
): string {
  const going = inlineWords(text).links.filter(({ address }) => isGone(address));
  return going.reduceRight(
    (turned, { at: [start, end] }) => turned.slice(0, start) + instead + turned.slice(end),
    text,
  );
}

/** What stood before a sentence and what stood behind it, without a line or a gap too many. */
function joined(head: string, rest: string): string {
  if (rest.trim() === "") return head.replace(/\s*\\?\s*$/, "");
  if (head.trim() === "") return rest.replace(/^\s*\\?\s*/, "");
  return head + rest.replace(/^\s*(?:\\\s+)?/, "");
}
