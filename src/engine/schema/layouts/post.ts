import { faultText } from "../../../words/fault.ts";
import { generalHead, head, sectionHeading } from "../groups/page-parts.ts";
import { addFault } from "../values/add-fault.ts";
import { withFacts } from "../values/field-facts.ts";
import { image } from "../values/image.ts";
import {
  list,
  name,
  paragraph,
  shape,
  text,
  usualText,
  word,
  words,
} from "../values/primitives.ts";
import { day } from "../values/times.ts";

const ways = ["image", "paragraphs", "list"] as const;

const anyPart = shape({
  heading: sectionHeading.optional(),
  image: image("", "post").optional(),
  caption: paragraph().optional(),
  paragraphs: list(paragraph()).optional(),
  list: list(paragraph()).optional(),
}).superRefine((part, context) => {
  // A misspelt key has its own message.
  if (context.issues.length > 0) return;
  if (!ways.some((way) => part[way])) context.addIssue(faultText("sections.empty-part"));
  else if (part.caption !== undefined && part.image === undefined)
    addFault(context, ["caption"], faultText("sections.caption-alone"));
});
/** A part of a text with pictures. */
export const textPart = withFacts(anyPart, { someOf: ways });

const { updated, reviewed, lang, noindex, formerly } = head;

/** What each dated entry has. Its main heading is its title, and its description is its lead. */
export const entryParts = {
  lead: text(),
  text: list(textPart),
  ...{ updated, reviewed, lang, noindex, formerly },
};

/** What each list of entries has. */
export const entryListHead = {
  ...generalHead,
  heading: usualText(),
  intro: paragraph().optional(),
};

/** A post: a file in `content/news/`. */
export const post = shape({
  title: text(),
  day: day(),
  author: name().optional(),
  subject: text().optional(),
  ...entryParts,
  words: words({
    before: word(),
    after: word(),
  }),
});
