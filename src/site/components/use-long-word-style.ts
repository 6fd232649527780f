import { hasLongWord } from "../../words/long-word.ts";
import { useSite } from "../data/site-context.ts";

/** Whether the style of a heading is written. Browsers keep that of the build: React leaves attributes as they are. */
const isWriting: boolean = import.meta.env?.SSR || import.meta.env?.DEV;

/**
 * How a heading looks by its longest word, in the letters of the site's voice: the first style whose letters that word
 * has more than.
 */
export function useLongWordStyle(
  heading: string,
  styles: readonly (readonly [style: string, most: number])[],
): string | undefined {
  if (!isWriting) return undefined;
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition is a constant of the build.
  const { letters = 1 } = useSite().voice ?? {};
  return styles.find(([, most]) => hasLongWord(heading, Math.floor(most / letters)))?.[0];
}
