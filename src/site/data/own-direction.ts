import { letterFromRight } from "../../words/direction-of.ts";
import { useSite } from "./site-context.ts";

/** `ltr` for numbers, addresses and codes; `auto` for names and places, which can be in any script. */
export type OwnDirection = "ltr" | "auto";

/**
 * The `dir` attribute of a text whose direction can differ from the words around it, such as a number with a
 * plus sign. It also isolates the text from them (HTML, "bidirectional text"). Sites that are written from left
 * to right do not need it.
 *
 * @param text The text, if it is known: with "auto" browsers use only the first letter, and the site's own
 *   words can begin with a foreign name.
 */
export function useOwnDirection(
  direction: OwnDirection,
  text?: string,
): OwnDirection | "rtl" | undefined {
  if (useSite().direction !== "rtl") return undefined;
  return direction === "auto" && text !== undefined && letterFromRight.test(text)
    ? "rtl"
    : direction;
}
