import { head } from "../../../src/content/schema/page-parts.ts";
import { list, paragraph, text } from "../../../src/content/schema/primitives.ts";
import type { Field } from "../prompts.ts";

/** The fields to ask for a new page. */
export function pageFields(key = ""): Field[] {
  return [
    { key: "title", flag: "--title", schema: head.title, fallback: titleOf(key) },
    { key: "description", flag: "--description", schema: head.description },
    {
      key: "heading",
      flag: "--heading",
      schema: text("Main heading; otherwise the title.").optional(),
      ifEmpty: "Enter takes the title.",
    },
    { key: "intro", flag: "--intro", schema: paragraph("Opening paragraph below it.").optional() },
    { key: "section", flag: "--section", schema: text("Heading of the first section.") },
    {
      key: "paragraphs",
      flag: "--paragraph",
      schema: list(paragraph("One paragraph."), "What that section says, paragraph by paragraph."),
    },
  ];
}

/** A slug as a title: `first-product` becomes `First Product`. */
export function titleOf(slug: string): string {
  const words = slug.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(" ");
}
