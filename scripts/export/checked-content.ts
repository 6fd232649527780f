import { relative } from "node:path";
import type { Content } from "../../src/content/schema/content.ts";
import { checkContent } from "../check/check.ts";
import { contentDirectory } from "../check/read/content-directory.ts";
import type { LoadResult } from "../check/read/load.ts";
import { withoutGaps } from "../check/read/translations/without-gaps.ts";
import { Refusal } from "../check/refusal.ts";
import { pretty } from "../check/reporters/pretty.ts";
import { inLanguages } from "./in-languages.ts";

/** Content that cannot be built, in the words of the content check. */
export class ContentError extends Refusal {
  /** Place of the first finding, as Vite's overlay takes it. */
  loc?: { file: string; line: number; column: number };

  constructor(result: Pick<ReturnType<typeof checkContent>, "diagnostics" | "sources">, lead = "") {
    // Only errors stop the build; the content check reports the rest.
    const diagnostics = result.diagnostics.filter(({ severity }) => severity === "error");
    super(pretty({ sources: result.sources, diagnostics }).trimEnd() + lead);
    const [first] = diagnostics;
    // Vite counts columns from 0.
    if (first)
      this.loc = { file: first.file, line: first.start.line, column: first.start.column - 1 };
  }
}

/**
 * Reads, checks and typesets the content in the site's own language.
 *
 * @throws ContentError if the check finds an error.
 */
export function readCheckedContent(): Content {
  return readCheckedSite().contents[0];
}

/** The content of a site in each language, its own first. */
export interface CheckedSite {
  contents: [Content, ...Content[]];
  /** The same with marks of the places of its texts, for rendering in development. */
  marked?: [Content, ...Content[]] | undefined;
  /** The errors of languages that are left out because of them. */
  fault?: ContentError;
}

/** Puts marks before the texts of a site in all its languages. */
export type MarkTexts = (result: LoadResult) => Pick<LoadResult, "content" | "translations">;

/**
 * The same in each language of the site. One with errors is left out.
 *
 * @throws ContentError if the check finds an error in the site's own.
 */
export function readCheckedSite(mark?: MarkTexts): CheckedSite {
  const result = checkContent({ directory: relative(process.cwd(), contentDirectory()) });
  const { content, translations } = result;
  if (!content) throw new ContentError(result);
  const left = translations.filter((one) => !one.content).map(({ tag, file }) => tag || file);
  const lead = `\n\nThe site is without ${left.join(", ")} until that is mended.`;
  const withMarks = mark?.(result);
  return {
    // In development all is shown that can be translated.
    contents: inEach(content, mark ? translations : translations.map(withoutGaps)),
    marked: withMarks?.content && inEach(withMarks.content, withMarks.translations),
    ...(left.length > 0 && { fault: new ContentError(result, lead) }),
  };
}

/** The typeset content of a site in each of its languages. */
function inEach(
  content: Content,
  translations: LoadResult["translations"],
): [Content, ...Content[]] {
  const [first, ...others] = inLanguages(content, translations);
  const set = (one: Content) => typeset(one, one.site.language);
  return [set(first), ...others.map(set)];
}

/** Languages in which no line ends with a word of one letter, such as "i" and "w". */
const bindsShortWords = /^(cs|pl|sk)(-|$)/;

/** Keys of texts that programs read: lines of a drawing, and names of files. */
const forPrograms = new Set(["path", "file"]);

/**
 * Content with no-break spaces where a language does not break lines: before marks and within « and », as
 * French writes them, between a number and %, and after words of one letter. Owners need not type such spaces, which look like any other.
 *
 * @param value Any part of the content; it is not changed.
 * @param language The site's, as a BCP 47 tag.
 */
export function typeset<Value>(value: Value, language: string): Value;
export function typeset(value: unknown, language: string): unknown {
  if (typeof value === "string") {
    const text = value
      .replace(/ (?=[;!?](?:\s|[)»]|$))/g, "\u202F")
      .replace(/ (?=[:»](?:\s|[).,;!?]|$))|(?<=«) |(?<=\p{Nd}) (?=%)/gu, "\u00A0");
    return bindsShortWords.test(language)
      ? text.replace(/(?<=(?:^|[\s(["„*])\p{L}) (?=\S)/gu, "\u00A0")
      : text;
  }
  if (Array.isArray(value)) return value.map((entry) => typeset(entry, language));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      forPrograms.has(key) ? inner : typeset(inner, language),
    ]),
  );
}
