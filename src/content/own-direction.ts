import { useSite } from "./site-context.ts";

/** `ltr` for numbers, addresses and codes, `auto` for names and places, which may be of any script. */
export type OwnDirection = "ltr" | "auto";

/** A letter that runs from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * What to write as `dir` on a text that does not run as the words around it must, such as a number with a plus
 * before it: it also sets the text apart from them (HTML, "bidirectional text"). A site that runs from
 * left to right needs none.
 *
 * @param text The text, where it is known: for "auto" browsers go by the first letter alone, and words of
 *   the site's own may begin with a foreign name.
 */
export function useOwnDirection(
  direction: OwnDirection,
  text?: string,
): OwnDirection | "rtl" | undefined {
  if (useSite().direction !== "rtl") return undefined;
  return direction === "auto" && text !== undefined && rightToLeft.test(text) ? "rtl" : direction;
}
