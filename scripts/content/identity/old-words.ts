import { isEnglish } from "../../../src/content/direction-of.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import { contentContext } from "../../check/linting/rule-context.ts";
import type { LoadResult } from "../../check/read/load.ts";
import { type Placed, place } from "../../check/read/located.ts";
import { leftTexts } from "../../check/sample/left-texts.ts";
import { counted } from "../../check/text/counted.ts";
import { anyOf, wholeWords } from "../../check/text/whole-words.ts";
import { replaceWords } from "../edit/edit-values.ts";
import { type ContentText, textsIn } from "./content-texts.ts";

/** What an old identity is called by, and what stands in its place now. */
export interface OldWords {
  /**
   * Words that are replaced wherever they stand, the longest first; a name only in texts for people,
   * since as an id it means something else.
   */
  pairs: { words: string; others: string; isName: boolean }[];
  /** Words that still give the old identity away. */
  marks: string[];
}

/** The words of one identity, held against those of another. */
export function oldWords(before: Site, after: Site): OldWords {
  const now = named(after);
  const pairs = Object.entries(named(before)).flatMap(([key, words]) => {
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
export function follow(content: ContentText, { pairs }: OldWords): ContentText {
  const { file } = content;
  let { text } = content;
  for (const { words, others, isName } of pairs)
    for (const { value, isProse, [place]: at } of textsIn({ ...content, text }))
      if ((isProse || !isName) && wholeWords(words).test(value))
        text = replaceWords(text, file, at.path, [wholeWords(words), others]);

  const example = textsIn({ ...content, text }).find(
    ({ [place]: { path } }) => path.join(".") === "waitlist.placeholder",
  );
  const pair = pairs.find(
    ({ words }) => words.includes("@") && example?.value.endsWith(domainOf(words)),
  );
  if (example !== undefined && pair !== undefined)
    text = replaceWords(text, file, example[place].path, [/@.*$/gu, domainOf(pair.others)]);
  return { ...content, text };
}

/**
 * The lines that hold one of the marks, also where it is wrapped, as `file:line`; but for those of the texts
 * that {@link sampleLeft} counts.
 */
export function placesWith(
  marks: readonly string[],
  contents: readonly ContentText[],
  loaded: Pick<LoadResult, "located">,
): string[] {
  if (marks.length === 0) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${anyOf(marks)})(?![\\p{L}\\p{M}\\p{N}])`,
    "iu",
  );
  const has = (words: string) => pattern.test(words.replaceAll(/\s+/g, " "));
  const left = [...leftTexts(contentContext(loaded)).values()].flat();
  const known = new Set(left.flatMap(({ at }) => linesOf(at)));
  return contents.flatMap((content) => {
    const lines = content.text.split("\n");
    const places = lines.map((_, index) => `${content.file}:${index + 1}`);
    const found = new Set(places.filter((_, index) => has(lines[index] ?? "")));
    for (const text of textsIn(content)) {
      const own = linesOf(text);
      const isWrapped = has(text.value) && !own.some((line) => found.has(line));
      if (isWrapped) found.add(own[0] ?? "");
    }
    return places.filter((line) => found.has(line) && !known.has(line));
  });
}

function linesOf({ [place]: { file, path } }: Placed): string[] {
  const { start, end } = file.valueRange(path) ?? file.range(0, 0);
  const count = end.line - start.line + 1;
  return Array.from({ length: count }, (_, index) => `${file.file}:${start.line + index}`);
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

/** Says how many of the texts are still the sample's, and in which files; nothing where none is. */
export function sampleLeft(loaded: Pick<LoadResult, "located">): string[] {
  const context = contentContext(loaded);
  const byFile = leftTexts(context);
  const count = [...byFile.values()].flat().length;
  if (count === 0) return [];
  const files = [...byFile].map(([file, texts]) => `${file} (${texts.length})`).join(", ");
  const isForeign = !isEnglish(context.site?.language?.value ?? "en");
  const which = `${counted(count, "text")} of the sample ${count === 1 ? "is" : "are"} left as a model`;
  return [`${which}${isForeign ? ", in English" : ""}: ${files}.`];
}
