import * as z from "zod";
import { formerName } from "./addresses.ts";
import { addFault } from "./faults.ts";
import { fromPack, list, paragraph, partLanguage, text, word } from "./primitives.ts";
import { day, reviewed } from "./times.ts";

const title = "Title of the page, for the browser's tab and search engines.";
const description = "One or two sentences for search engines and link previews.";

/** The title of a page with the same purpose on every site. */
export const headTitle = word(title);

/** The layout of a page. A file named after a particular layout does not need it. */
export function layout<Name extends string>(name: Name) {
  return z.literal(name).describe("Layout of the page.").optional();
}

export const head = {
  title: text(title),
  description: text(description),
  updated: day("Day of the last change, for the site map.").optional(),
  reviewed: reviewed.optional(),
  lang: partLanguage("page"),
  noindex: z
    .boolean("Write true or false, without quotes.")
    .describe(
      "true keeps the page from search engines, the site map and the feed. Visitors reach it by links.",
    )
    .optional(),
  formerly: list(
    formerName("A path, such as about-us or services/printing.php."),
    "Addresses that the page had, here or on a former site. They redirect to the page. `npx faircopy fix` changes links to them.",
  ).optional(),
};

export const sectionHeading = text("Heading of the section.");
export const generalHeading = word("Heading of the section.");
export const generalParagraphs = fromPack(
  list(paragraph("One paragraph."), "Text of the section."),
  { when: true },
);

/** Title and description of a page with the same purpose on every site. */
export const generalHead = { ...head, title: headTitle, description: word(description) };

/** Rejects a section with the same anchor as another on the page. */
export function refuseSameAnchor(
  sections: readonly { id?: string | undefined }[],
  context: z.RefinementCtx,
): void {
  const ids = sections.map(({ id }) => id);
  for (const [index, id] of ids.entries())
    if (id !== undefined && ids.indexOf(id) < index)
      addFault(
        context,
        ["sections", index, "id"],
        `Another section of this page has the id ${id} already. Write an id that no other has, or leave it out.`,
      );
}
