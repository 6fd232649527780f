import type { Page, Pages } from "../../engine/schema/pages.ts";
import { anchorOf } from "../../words/anchor-of.ts";

/** A page for reading: a document of sections with headings, a table of contents, and a date. */
export type ReadingPage = Extract<Page, { layout: "text" | "privacy" | "accessibility" }>;

type Written = Pages["text"]["sections"][number];
type Statement = Pages["accessibility"];
type Stated = Statement["conformance"] &
  Statement["limits"] &
  Statement["feedback"] &
  Statement["tests"] &
  Statement["words"]["conformance"] &
  Statement["words"]["tests"];

/** A section of a page for reading, with its anchor. Only the accessibility statement has the further parts. */
export type ReadingSection = Written & { id: string } & Partial<Omit<Stated, keyof Written>>;

/** Sections of the accessibility statement: first what helps visitors, then the evidence. */
const statementSections = [
  ...(["conformance", "limits", "exceptions", "feedback", "authority", "tests"] as const),
  ...(["method", "service", "measures", "technology"] as const),
];

export function isReadingPage(page: Page | undefined): page is ReadingPage {
  return page !== undefined && ["text", "privacy", "accessibility"].includes(page.layout);
}

export function readingSections(page: ReadingPage): ReadingSection[] {
  if (page.layout === "accessibility")
    return statementSections.flatMap((id) =>
      page[id] ? { id, ...page[id], ...(id in page.words && page.words[id as "tests"]) } : [],
    );
  return page.sections.map((section, index) => ({ ...section, id: anchorOf(section, index) }));
}

/** The anchors of a page's sections. */
export function anchorsOf(page: Page | undefined): string[] {
  if (isReadingPage(page)) return readingSections(page).map(({ id }) => id);
  return page?.layout === "sections" ? page.sections.flatMap(({ id }) => id ?? []) : [];
}
