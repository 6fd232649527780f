import type { Day } from "../../words/dates/day.ts";
import { isEnglish } from "../../words/direction-of.ts";
import type { Diagnostic, FindingText, TextRange } from "../diagnostic.ts";
import { isParticular, type Layout } from "../schema/layouts.ts";
import type { Pages } from "../schema/pages.ts";
import type { ProductFields } from "../schema/product.ts";
import type { Site } from "../schema/site.ts";
import { type ContentFile, type Readable, type Text, textAt } from "../shape/index.ts";
import {
  type ContentFiles,
  type Fact,
  factsBySlot,
  formerNamesIn,
  type LoadedLanguage,
  type LoadResult,
} from "../site/index.ts";

/** Why Git does not send a file or a folder as it is here: an id of the messages, and what fills their slots. */
export interface Unsent {
  why: "ignored" | "overlooked" | "sparse" | "nested" | "renamed" | "outside" | "pointer" | "large";
  slots: Readonly<Record<string, string | number>>;
  /** Whether **Publish** sends it all the same: nobody has left out this very file. */
  isSentAnyway?: boolean;
}

/** What Git does not send, by its path as diagnostics show it. */
export type UnsentFiles = ReadonlyMap<string, Unsent>;

/** What every page says of itself. */
type PageHead = Pick<
  Pages["text"],
  "title" | "description" | "updated" | "reviewed" | "noindex" | "formerly"
>;

/** The content of one language as rules see it: what fits its schema. */
export interface ContentContext
  extends Pick<ContentFiles, "host" | "pageKeys" | "assets" | "foreignPacks" | "isWhole"> {
  site: Readable<Site> | undefined;
  /** Whether the site is in English; some rules know only English words. */
  inEnglish: boolean;
  /** Every page, in the order of the site map. */
  everyPage: (ContentFile<PageHead> & { key: string; layout: Layout })[];
  /** The pages of particular layouts, by their layout. */
  pages: { [Name in Layout]?: Readable<Pages[Name]> };
  products: Readable<ProductFields>[];
  files: ContentFile<unknown>[];
  /** Names that pages had, with the keys of the pages that had them. */
  formerNames: ReadonlyMap<string, string>;
  /** Where the content is a translation: its files, with what their sources say in the same places. */
  translation?: LoadedLanguage;
  /** Where the content is a translation: the pages of its source. */
  sourcePages?: ContentContext["everyPage"];
  /** Keys of the pages in further languages, by their paths as people read them. */
  translatedPages?: ReadonlyMap<string, string>;
  /** What Git does not send; undefined where it was not asked. */
  unsent?: UnsentFiles | undefined;
  /** What texts can take from where it is written, by slots such as `{phone}`. */
  facts: ReadonlyMap<string, Fact>;
  /** Names of the company and its products. */
  names: Text[];
  /** All texts, ids and addresses included. */
  texts: Text[];
  /** All texts for people. */
  prose: Text[];
  /** All texts in the firm's own words: nobody may reword what a customer said. */
  ownProse: Text[];
}

/** What dated rules are given too. */
interface CheckDay {
  today: Day;
  /** What expires before this day is reported; by default, what has expired today. */
  until?: Day;
}

/** What the rules of one run share. */
export type SharedContext = ContentContext & CheckDay;

/** What a rule is given that does not read the day. */
export interface UndatedContext extends ContentContext {
  /** Reports a text, a group or list, a stretch of a file, or a whole file. */
  report(at: object, finding: FindingText): void;
  /** Reports a single value of a group or list, or the group if it lacks that. */
  report(group: object, key: string | number, finding: FindingText): void;
  /**
   * Reports a stretch of a text as it is read; the whole text where the stretch has no place. A fix replaces the
   * range, where that is safe.
   */
  reportIn(text: Text, start: number, end: number, finding: FindingText & { fix?: string }): void;
}

export type RuleContext = UndatedContext & CheckDay;

/** A place in a file by its path, such as a stretch or an asset; the top where it has no range. */
export type FileRange = { file: string } & Partial<TextRange> & Pick<Diagnostic, "about">;

/** Whether a text is in the firm's own words. */
export const isOwnProse = ({ siblings }: Text) => !("who" in siblings);

/**
 * Prepares loaded content for the rules, and for everything else that reads it as they do.
 *
 * @param of Of a translation, it and its source, by whose names it calls pages.
 */
export function contentContext(
  { located }: Pick<LoadResult, "located">,
  of: { translation?: LoadedLanguage; source?: ContentFiles } = {},
): ContentContext {
  const { translation, source = located } = of;
  const { host, site: siteFile, pages, products, pageKeys, assets, foreignPacks = [] } = located;
  const site = siteFile?.root;
  const files = [...(siteFile ? [siteFile] : []), ...pages, ...products];
  const texts = files.flatMap((file) => file.texts);
  const prose = texts.filter(({ isProse }) => isProse);
  const particular = pages.filter(({ layout }) => isParticular(layout));
  const named = [site?.company, ...products.map(({ root }) => root)];
  return {
    ...{ host, site, pageKeys, assets, foreignPacks, files, texts, prose },
    inEnglish: isEnglish(site?.language ?? ""),
    everyPage: pages,
    pages: Object.fromEntries(particular.map(({ layout, root }) => [layout, root])),
    products: products.map(({ root }) => root),
    formerNames: formerNamesIn(source.pages),
    ...(translation && { translation, sourcePages: source.pages }),
    isWhole: located.isWhole && source.isWhole,
    facts: factsBySlot(located, source),
    names: named.flatMap((one) => textAt(one, "name") ?? []),
    ownProse: prose.filter(isOwnProse),
  };
}
