import { escapeMarkup } from "../../../engine/escape.ts";
import type { Page } from "../../../engine/schema/pages.ts";
import { mapContent } from "../../../engine/shape/index.ts";
import {
  type ContentFiles,
  type Fact,
  factsBySlot,
  type LoadedLanguage,
  type LoadResult,
  slotInText,
  withHead,
} from "../../../engine/site/index.ts";
import { hasKey, omitKeys } from "../../../engine/values.ts";
import type { Content } from "../../../site/data/content.ts";
import { bookingWord } from "../../../words/addresses/address.ts";
import { anchorOf } from "../../../words/anchor-of.ts";
import { directionOf, letterFromRight } from "../../../words/direction-of.ts";
import { paragraphText } from "../../../words/inline.ts";
import { memoize } from "../../../words/memoize.ts";
import { timesFormat } from "../dates/opening-hours.ts";
import { localeIn } from "../dates/site-locale.ts";

/** Puts facts into the slots of a text. Slots of other kinds stay. */
export type FillText = (text: string, isParagraph: boolean | undefined) => string;

/** A site in all its languages, with facts in the slots of its texts, and without former values. */
export function withFilledFacts<Loaded extends LoadResult>(loaded: Loaded): Loaded {
  const fillIn = <One extends LoadedLanguage>(one: One): One => {
    const { content, located } = one;
    return content ? { ...one, content: fillContent(content, located, loaded.located) } : one;
  };
  return { ...fillIn(loaded), translations: loaded.translations.map(fillIn) };
}

/** All from which {@link factFiller} writes. */
export function factsAsText(own: ContentFiles, source: ContentFiles): string {
  const { language, words } = own.site?.root ?? {};
  const { contact, language: main } = source.site?.root ?? {};
  const values = [...factsBySlot(own, source)].map(([slot, { value }]) => [slot, value]);
  return JSON.stringify([language, main, contact?.country, words?.interface?.closed, values]);
}

/** Filled pages by the same pages before. */
const filledPage = memoize(
  (page: Page, map: (page: Page) => Page, _facts: string) => withHead(map(withAnchors(page))),
  { state: (_page, _map, facts) => facts },
);

/** A paragraph whose links to the booking service have its address. */
function withBooking(text: string, booking: string): string {
  if (!text.includes(`](${bookingWord})`)) return text;
  return paragraphText(text).links.reduceRight(
    (whole, { address, at: [start, end] }) =>
      address === bookingWord ? whole.slice(0, start) + booking + whole.slice(end) : whole,
    text,
  );
}

function fillContent(content: Content, own: ContentFiles, source: ContentFiles): Content {
  const { booking = bookingWord } = content.site;
  const fillText = factFiller(own, source);
  const said = factsAsText(own, source) + content.site.booking;
  return mapContent(
    content,
    own.host.schemas,
    ({ facts }, value, copy) => {
      if (typeof value === "string" && facts.prose) {
        const filled = fillText(value, facts.isParagraph);
        return facts.isParagraph ? withBooking(filled, booking) : filled;
      }
      if (facts.isLink && value === bookingWord) return booking;
      // Former addresses of a page stay.
      return hasKey(value, "layout") ? copy() : omitKeys(["formerly"], copy());
    },
    (page, map) => filledPage(page, map, said),
  );
}

/** A page of text whose headings keep their anchors when a fact changes. */
function withAnchors(page: Page): Page {
  if (page.layout !== "text" && page.layout !== "privacy") return page;
  const sections = page.sections.map((section, index) =>
    section.heading.includes("{") ? { ...section, id: anchorOf(section, index) } : section,
  );
  return { ...page, sections } as Page;
}

/** Writes the facts of a language into texts. */
export function factFiller(own: ContentFiles, source: ContentFiles): FillText {
  const facts = factsBySlot(own, source);
  const { language = "en", words } = own.site?.root ?? {};
  const { contact, language: main } = source.site?.root ?? {};
  const locale = localeIn(language, contact?.country, main);
  const isRightToLeft = directionOf(language) === "rtl";
  const toWords = ({ value }: Fact) => {
    if (typeof value === "string") return value;
    const parts = value.map(timesFormat(locale));
    return parts.length > 0
      ? new Intl.ListFormat(locale).format(parts)
      : `${words?.interface?.closed}`;
  };
  return (text, isParagraph) =>
    text.replaceAll(slotInText, (whole, slot: string, stop: string) => {
      const fact = facts.get(slot);
      if (fact === undefined) return whole;
      const words = toWords(fact);
      const shown = isParagraph ? escapeMarkup(words) : words;
      // Numbers run against the words around them in scripts from right to left.
      const start = letterFromRight.test(words) ? "\u2067" : "\u2066";
      const isolated =
        isRightToLeft || letterFromRight.test(text) ? `${start}${shown}\u2069` : shown;
      return isolated + (words.endsWith(".") ? "" : stop);
    });
}
