import { withFacts } from "../facts.ts";
import { addFault } from "../faults.ts";
import { image } from "../image.ts";
import { generalHead, head, sectionHeading } from "../page-parts.ts";
import { list, name, paragraph, shape, text, word } from "../primitives.ts";
import { day } from "../times.ts";

const ways = ["image", "paragraphs", "list"] as const;

const anyPart = shape({
  heading: sectionHeading.optional(),
  image: image("A picture, as wide as the text.", "post").optional(),
  caption: paragraph("Caption, in a line below it.").optional(),
  paragraphs: list(paragraph("One paragraph."), "Paragraphs.").optional(),
  list: list(paragraph("One entry."), "A list below them.").optional(),
}).superRefine((part, context) => {
  // A misspelt key has its own message.
  if (context.issues.length > 0) return;
  if (!ways.some((way) => part[way]))
    context.addIssue("This part says nothing. Write `paragraphs`, `list` or `image`.");
  else if (part.caption !== undefined && part.image === undefined)
    addFault(
      context,
      ["caption"],
      "There is no picture above this caption. Write `image`, or put these words into `paragraphs`.",
    );
});
/** A part of a text with pictures. */
export const textPart = withFacts(anyPart, { someOf: ways });

const { updated, reviewed, lang, noindex, formerly } = head;

/** What each dated entry has. Its main heading is its title, and its description is its lead. */
export const entryParts = {
  lead: text(
    "What it says, in a sentence or two: in lists, the feed, search engines and link previews.",
  ),
  text: list(textPart, "The text, part by part."),
  ...{ updated, reviewed, lang, noindex, formerly },
};

/** What each list of entries has. */
export const entryListHead = {
  ...generalHead,
  heading: word("Main heading."),
  intro: paragraph("Opening paragraph.").optional(),
};

/** A post: a file in `content/news/`. */
export const post = shape({
  title: text("Title of the post."),
  day: day("Day of the post. Before that day it is not built."),
  author: name("Who wrote it.").optional(),
  subject: text("Subject of the post. Posts with the same one have a page and a feed.").optional(),
  ...entryParts,
  before: word("Label of the link to the post before this one."),
  after: word("Label of the link to the post after this one."),
}).describe("A post of the news, in content/news/.");
