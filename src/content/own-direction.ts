import { useSite } from "./site-context.ts";

/** `ltr` for numbers, addresses and codes, `auto` for names and places, which may be of any script. */
export type OwnDirection = "ltr" | "auto";

/**
 * What to write as `dir` on a text that does not run as the words around it must, such as a number with a plus
 * before it: it also sets the text apart from them (HTML, "bidirectional text"). A site that runs from
 * left to right needs none.
 */
export function useOwnDirection(direction: OwnDirection): OwnDirection | undefined {
  return useSite().direction === "rtl" ? direction : undefined;
}
