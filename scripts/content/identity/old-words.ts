import type { Site } from "../../../src/content/schema/site.ts";
import { anyOf } from "../text/whole-words.ts";
import type { ContentText } from "./content-texts.ts";
import { textValues } from "./content-texts.ts";

/** What an old identity is called by, and what stands in its place now. */
export interface OldWords {
  /** Words that are replaced wherever they stand, the longest first. */
  pairs: [words: string, others: string][];
  /** Words that still give the old identity away. */
  marks: string[];
}

/** The words of one identity, held against those of another. */
export function oldWords(before: Site, after: Site): OldWords {
  const pairs = named(before).flatMap(([key, words]): OldWords["pairs"] => {
    const others = new Map(named(after)).get(key);
    return others === undefined || others === words ? [] : [[words, others]];
  });
  const now = marksOf(after).map((mark) => mark.toLowerCase());
  return {
    pairs: pairs.sort(([a], [b]) => b.length - a.length),
    marks: marksOf(before).filter(
      (mark) => !now.some((other) => other.includes(mark.toLowerCase())),
    ),
  };
}

/** Lines of a file, counted from 1, that hold one of the marks, also where it is wrapped. */
export function linesWith(marks: readonly string[], { file, text }: ContentText): number[] {
  if (marks.length === 0) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${anyOf(marks)})(?![\\p{L}\\p{N}])`, "iu");
  const has = (words: string) => pattern.test(words.replaceAll(/\s+/g, " "));
  const found = text.split("\n").flatMap((line, index) => (has(line) ? [index + 1] : []));
  const wrapped = textValues({ file, text })
    .filter(({ value, first, last }) => has(value) && !found.some((n) => n >= first && n <= last))
    .map(({ first }) => first);
  return [...new Set([...found, ...wrapped])].sort((a, b) => a - b);
}

/** What follows by itself: names and addresses that stand for one thing only. */
function named({ origin, company, contact }: Site): [key: string, words: string][] {
  return [
    ["origin", origin],
    ["name", company.name],
    ["email", contact.email],
    ...(contact.supportEmail === undefined
      ? []
      : [["supportEmail", contact.supportEmail] as [string, string]]),
  ];
}

function marksOf({ origin, company, contact }: Site): string[] {
  const addresses = [contact.email, contact.supportEmail ?? contact.email];
  return [
    company.name,
    company.tagline,
    new URL(origin).hostname.replace(/^www\./, ""),
    ...addresses.map((address) => address.slice(address.indexOf("@") + 1)),
    ...contact.phones.flatMap(({ number, display }) => [number, display]),
    ...contact.address,
  ];
}
