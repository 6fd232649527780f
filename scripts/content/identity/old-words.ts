import type * as z from "zod";
import { locateValues, place } from "../../../src/check/read/located.ts";
import { type Path, readYaml } from "../../../src/check/read/read.ts";
import { anyOf, wholeWords } from "../../../src/check/text/whole-words.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import { replaceWords } from "../edit/set-value.ts";

/** A content file and its text. */
export interface ContentText {
  path: string;
  /** The path as people read it. */
  file: string;
  text: string;
  schema: z.ZodType;
}

/** A text value, and where it stands. */
interface TextValue {
  path: Path;
  value: string;
  /** Whether people read it; ids and addresses are for programs. */
  isForPeople: boolean;
  /** Lines of the file, counted from 1. */
  first: number;
  last: number;
}

/** A name or address, and what stands in its place now. */
interface Replacement {
  words: string;
  others: string;
  /** Whether it is a name, which only texts for people hold: as an id it means something else. */
  isName: boolean;
}

/** What an old identity is called by, and what stands in its place now. */
export interface OldWords {
  /** Words that are replaced wherever they stand, the longest first. */
  pairs: Replacement[];
  /** Words that still give the old identity away. */
  marks: string[];
}

/** The words of one identity, held against those of another. */
export function oldWords(before: Site, after: Site): OldWords {
  const now = named(after);
  const pairs = Object.entries(named(before)).flatMap(([key, words]): Replacement[] => {
    const others = now[key];
    if (others === undefined || others === words) return [];
    return [{ words, others, isName: key === "name" }];
  });
  const marks = marksOf(after).map((mark) => mark.toLowerCase());
  return {
    pairs: pairs.sort((a, b) => b.words.length - a.words.length),
    marks: marksOf(before).filter(
      (mark) => !marks.some((other) => other.includes(mark.toLowerCase())),
    ),
  };
}

/**
 * Lets the words of a file follow a new identity: names and addresses where they stand, and the
 * domain of the example in the waitlist's empty field, which no one reads as a real address. What
 * would have to be invented stays.
 */
export function follow(content: ContentText, { pairs }: OldWords): string {
  const { file } = content;
  let { text } = content;
  for (const { words, others, isName } of pairs)
    for (const { path, value, isForPeople } of textValues({ ...content, text }))
      if ((isForPeople || !isName) && wholeWords(words).test(value))
        text = replaceWords(text, file, path, [wholeWords(words), others]);

  const example = textValues({ ...content, text }).find(
    ({ path }) => path.join(".") === "waitlist.placeholder",
  );
  const pair = pairs.find(
    ({ words }) => words.includes("@") && example?.value.endsWith(domainOf(words)),
  );
  if (example === undefined || pair === undefined) return text;
  return replaceWords(text, file, example.path, [/@.*$/gu, domainOf(pair.others)]);
}

/** Lines of a file, counted from 1, that hold one of the marks, also where it is wrapped. */
export function linesWith(marks: readonly string[], content: ContentText): number[] {
  if (marks.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${anyOf(marks)})(?![\\p{L}\\p{M}\\p{N}])`,
    "iu",
  );
  const has = (words: string) => pattern.test(words.replaceAll(/\s+/g, " "));
  const found = content.text.split("\n").flatMap((line, index) => (has(line) ? [index + 1] : []));
  const wrapped = textValues(content)
    .filter(({ value, first, last }) => has(value) && !found.some((n) => n >= first && n <= last))
    .map(({ first }) => first);
  return [...new Set([...found, ...wrapped])].sort((a, b) => a - b);
}

/** What follows by itself: names and addresses that stand for one thing only. */
function named({ origin, company, contact }: Site): Record<string, string> {
  const { email, supportEmail } = contact;
  return { origin, name: company.name, email, ...(supportEmail !== undefined && { supportEmail }) };
}

function marksOf({ origin, company, contact }: Site): string[] {
  const { email, supportEmail = email, phones, address } = contact;
  return [
    company.name,
    company.tagline,
    new URL(origin).hostname.replace(/^www\./, ""),
    ...[email, supportEmail].map((mail) => mail.slice(mail.indexOf("@") + 1)),
    ...phones.flatMap(({ number, display }) => [number, display]),
    ...address,
  ];
}

/** Of an address for mail, from the at sign on. */
function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@"));
}

/** All text values of a file, from top to bottom. */
function textValues({ file, text, schema }: ContentText): TextValue[] {
  const yaml = readYaml({ file, text }).file;
  if (yaml === undefined) return [];
  return locateValues(schema, yaml, []).texts.flatMap(({ value, isProse, [place]: { path } }) => {
    const range = yaml.valueRange(path);
    if (range === undefined) return [];
    const [first, last] = [range.start.line, range.end.line];
    return [{ path, value, isForPeople: isProse, first, last }];
  });
}
