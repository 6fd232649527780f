import { anchorOf } from "../../../words/anchor-of.ts";
import { found, say } from "../../../words/say.ts";
import { fill } from "../../../words/template.ts";
import { requiredPages } from "../../schema/layouts.ts";
import type { Pages } from "../../schema/pages.ts";
import { type Readable, rangeOfPlace, type Text, textAt } from "../../shape/index.ts";
import { displayWidth } from "../../terminal.ts";
import { contentLinks } from "../content-links.ts";
import { findRepeated } from "../matches.ts";
import type { UndatedContext } from "../rule-context.ts";

/** Width in columns; a Chinese, Japanese or Korean character takes two. */
const ofTitle = { least: 3, most: 70 };
const ofDescription = { least: 50, most: 160 };

/** Paths of headings that name a part of the page; those of dialogs and errors do not. */
const part =
  /^(?!waitlist\.)[a-z]+\.heading$|^sections\.\d+(\.items\.\d+)?\.heading$|^pagesHeading$/i;

export const checkTitleUnique = (context: UndatedContext) => reportRepeated("title", context);
export const checkDescriptionUnique = (context: UndatedContext) =>
  reportRepeated("description", context);

/** Reports what another page says of itself too, at the one of the two that is new: site.yaml leads to no such page. */
function reportRepeated(key: "title" | "description", context: UndatedContext): void {
  const { everyPage, files, report } = context;
  const { texts: ofSite = [] } = files.find(({ name }) => name === "site.yaml") ?? {};
  const known = new Set([
    ...requiredPages,
    ...contentLinks({ texts: ofSite }).map(({ value }) => value),
  ]);
  const pages = everyPage.toSorted(
    (one, other) => Number(known.has(other.key)) - Number(known.has(one.key)),
  );
  const texts = pages.flatMap(({ root }) => textAt(root, key) ?? []);
  for (const [again, first] of findRepeated(texts, ({ value }) => value.trim().toLowerCase()))
    report(again, found("heads.doubled", { file: first.file.file, what: key }));
}

export function checkHeadLength(context: UndatedContext): void {
  const { least, most } = ofDescription;
  const { company, titleTemplate = "{page}" } = context.site ?? {};
  const name = company?.shortName ?? company?.name ?? "";
  const wholeTitle = (page: string) => fill(titleTemplate, { page, company: name });
  // A long name is measured once, not with each page.
  const beside = displayWidth(wholeTitle(""));
  for (const { root } of context.everyPage) {
    const title = textAt(root, "title");
    if (title) checkTitle(title, { beside, wholeTitle }, context);
    const length = displayWidth(root.description?.trim() ?? "");
    if (root.description !== undefined && (length < least || length > most))
      context.report(
        root,
        "description",
        found("heads.description-length", { length, least, most }),
      );
  }
}

export function checkHeadingUnique({ site, everyPage, report }: UndatedContext): void {
  const { header, footer } = site ?? {};
  const { quickLinks, moreLinks, lists = [], social } = footer ?? {};
  const ofLists = [quickLinks, moreLinks, ...lists].map((list) => textAt(list, "heading"));
  // The header and footer are on every page, but are reported once.
  const doubled = new Map<Text, Text>();
  for (const { root, texts } of everyPage) {
    const parts = texts.filter((text) => part.test(text.path.join(".")));
    for (const named of [
      [textAt(social, "heading"), ...parts],
      [textAt(header, "navigationLabel"), ...ofLists, textAt(root, "contents")],
    ]) {
      const written = named.filter((text) => text !== undefined);
      for (const [again, first] of findRepeated(written, ({ value }) => value.trim()))
        if (!doubled.has(again)) doubled.set(again, first);
    }
  }
  for (const [again, first] of doubled) {
    const place = `${first.file.file}:${rangeOfPlace(first).start.line}`;
    report(again, found("heads.heading-doubled", { place }));
  }
}

/** Reports sections of a page for reading with one anchor, at both: two names can leave the same letters. */
export function checkAnchorUnique({ everyPage, translation, report }: UndatedContext): void {
  // Anchors of a translation are those of its source.
  for (const { root, layout } of translation ? [] : everyPage) {
    if (layout !== "text" && layout !== "privacy") continue;
    const { sections = [] } = root as Readable<Pages["text"]>;
    const anchors = sections.map(({ id, heading = "" }, index) => anchorOf({ id, heading }, index));
    for (const [index, section] of sections.entries()) {
      const twin = sections.find(
        (other, at) =>
          at !== index &&
          anchors[at] === anchors[index] &&
          other.heading !== section.heading &&
          // The schema refuses an id that is there twice.
          (other.id === undefined || section.id === undefined),
      );
      const place = textAt(twin, "heading");
      if (place === undefined) continue;
      const { line } = rangeOfPlace(place).start;
      const anchor = `${anchors[index]}`;
      const another = `${anchor}-${index + 1}`;
      const key = section.id === undefined ? "heading" : "id";
      report(section, key, found("heads.anchor-doubled", { anchor, line, another }));
    }
  }
}

/** How long a title is with what stands beside it in a tab. */
interface WholeTitle {
  wholeTitle(page: string): string;
  /** Width of what stands beside it. */
  beside: number;
}

function checkTitle(
  title: Text,
  { beside, wholeTitle }: WholeTitle,
  { report }: UndatedContext,
): void {
  const own = title.value.trim();
  const ownWidth = displayWidth(own);
  // A template may leave out its full stop behind that of a title.
  const width = own.endsWith(".") ? displayWidth(wholeTitle(own)) : beside + ownWidth;
  if (ownWidth < ofTitle.least)
    report(title, found("heads.short-title", { length: [...own].length }));
  else if (width > ofTitle.most)
    report(title, {
      ...found("heads.long-title", { width, title: wholeTitle(own), most: ofTitle.most }),
      ...(beside > ofTitle.most / 2 && { hint: say("heads.long-template") }),
    });
}
