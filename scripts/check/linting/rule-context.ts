import type { Day } from "../../../src/content/day.ts";
import { isEnglish } from "../../../src/content/direction-of.ts";
import { isParticular, type Layout } from "../../../src/content/layouts.ts";
import type { Pages } from "../../../src/content/schema/pages.ts";
import type { ProductFields } from "../../../src/content/schema/product.ts";
import type { Site } from "../../../src/content/schema/site.ts";
import type { Assets } from "../read/assets/assets.ts";
import {
  type ContentFile,
  type ContentFiles,
  type Readable,
  type Text,
  textAt,
} from "../read/content-file.ts";
import type { FindingText, TextRange } from "../read/diagnostic.ts";
import { formerNamesIn } from "../read/former-names.ts";
import type { LoadedLanguage, LoadResult } from "../read/load.ts";

/** What every page says of itself. */
type PageHead = Pick<Pages["text"], "title" | "description" | "updated" | "reviewed" | "formerly">;

/** The content as rules see it: what fits its schema. */
export interface RuleContext {
  today: Day;
  /** What expires before this day is reported; by default, what has expired today. */
  until?: Day;
  site: Readable<Site> | undefined;
  /** Whether the site is in English, of which some rules know words. */
  inEnglish: boolean;
  /** Every page, in the order of the site map. */
  everyPage: (ContentFile<PageHead> & { key: string; layout: Layout })[];
  /** Keys of all pages, also of those that could not be read. */
  pageKeys: readonly string[];
  /** Where the content is a translation: the pages of its source. */
  sourcePages?: RuleContext["everyPage"];
  /** Keys of the pages in further languages, by their paths as people read them. */
  translatedPages?: ReadonlyMap<string, string>;
  /** Names that pages had, with the keys of the pages that had them. */
  formerNames: ReadonlyMap<string, string>;
  /** Whether every file could be read and fits its schema, so that what is not there is missing. */
  isWhole: boolean;
  /** The pages of particular layouts, by their layout. */
  pages: { [Name in Layout]?: Readable<Pages[Name]> };
  products: Readable<ProductFields>[];
  files: ContentFile<unknown>[];
  /** What lies beside the YAML. */
  assets: Assets;
  /** Where the content is a translation: its files, with what their sources say in the same places. */
  translation?: LoadedLanguage;
  /** Names of the company and its products. */
  names: Text[];
  /** All texts for people. */
  prose: Text[];
  /** Those in the firm's own words: nobody may reword what a customer said. */
  ownProse: Text[];
  /** All texts, ids and addresses included. */
  texts: Text[];
  /** Reports a text, a group or list, a stretch of a file, or a whole file. */
  report(at: object, finding: Finding): void;
  /** Reports a single value of a group or list, or the group if it lacks that. */
  report(group: object, key: string | number, finding: Finding): void;
  /**
   * Reports a stretch of a text as it is read; the whole text where the stretch has no place. A fix
   * is what to write in place of the stretch, where that is safe.
   */
  reportIn(text: Text, start: number, end: number, finding: FindingText & { fix?: string }): void;
}

/** The words of a finding; a function makes them only if the finding is reported. */
export type Finding = FindingText | (() => FindingText);

/** A place in a file by its path, such as a stretch or an asset; the top where it has no range. */
export type Spot = { file: string } & Partial<TextRange>;

/** What the rules of one run share. */
export type SharedContext = Omit<RuleContext, "report" | "reportIn">;

/** What a rule is given that does not read the day. */
export type Undated = Omit<RuleContext, "today" | "until">;

/** What is known of content by itself, on any day. */
export type ContentContext = Omit<SharedContext, "today" | "until">;

/**
 * Prepares loaded content for the rules, and for whoever else looks at it as they do.
 *
 * @param of Of a translation, it and its source, by whose names it calls pages.
 */
export function contentContext(
  { located }: Pick<LoadResult, "located">,
  of: { translation?: LoadedLanguage; source?: ContentFiles } = {},
): ContentContext {
  const { translation, source = located } = of;
  const site = located.site?.root;
  const products = located.products.map(({ root }) => root);
  const files = [...(located.site ? [located.site] : []), ...located.pages, ...located.products];
  const texts = files.flatMap((file) => file.texts);
  const prose = texts.filter(({ isProse }) => isProse);
  const names = [site?.company, ...products].map((named) => textAt(named, "name"));
  return {
    site,
    inEnglish: isEnglish(site?.language ?? ""),
    everyPage: located.pages,
    pageKeys: located.pageKeys,
    formerNames: formerNamesIn(source.pages),
    isWhole: located.isWhole,
    pages: Object.fromEntries(
      located.pages.flatMap(({ layout, root }) => (isParticular(layout) ? [[layout, root]] : [])),
    ),
    products,
    files,
    assets: located.assets,
    ...(translation && { translation, sourcePages: source.pages }),
    names: names.filter((name) => name !== undefined),
    texts,
    prose,
    ownProse: prose.filter(({ siblings }) => !("who" in siblings)),
  };
}
