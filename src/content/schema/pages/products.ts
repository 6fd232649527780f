import { waitlistTexts } from "../delivery.ts";
import { svgName } from "../logo.ts";
import { head, layout } from "../page-parts.ts";
import {
  list,
  paragraph,
  shape,
  text,
  word,
  wordParagraph,
  wordPassage,
  wordTemplate,
} from "../primitives.ts";
import { sectionKinds } from "../section-kinds.ts";

const card = shape({
  comingSoon: word("Badge on the card of each planned product."),
  available: word("Badge on the card of each product that is available."),
  price: word("Label before the price."),
  linkName: wordTemplate(
    "Full name of the link to buy or visit, for screen readers; begin with the words on it.",
    ["text", "product"],
  ),
  bullets: wordTemplate("Name of the list of bullets, for screen readers.", ["product"]),
  eta: word("Label before the quarter."),
  quarters: shape({
    q1: wordTemplate("The first quarter, such as 1. Quartal 2027.", ["year"]),
    q2: wordTemplate("The second quarter.", ["year"]),
    q3: wordTemplate("The third quarter.", ["year"]),
    q4: wordTemplate("The fourth quarter.", ["year"]),
  }).describe("The quarters of a year in words: many languages count them in words of their own."),
  progress: word("Label before the percentage."),
  progressName: wordTemplate("Name of the progress bar, for screen readers.", ["product"]),
  notify: word("Words on the waitlist button."),
  notifyName: wordTemplate(
    "Its full name, for screen readers; begin with the words on it. One without them is not taken: it is then these words and the product.",
    ["product"],
  ),
  closedReason: word("Why the button cannot be used while the waitlist is closed."),
  preview: word("Words of the link to a preview."),
  previewName: wordTemplate(
    "Its full name, for screen readers; begin with the words on it. One without them is not taken: it is then these words and the product.",
    ["product"],
  ),
  privatePreview: word("Shown where a product has no preview link."),
}).describe("Words on each card.");

const sentWaitlist = shape({
  sending: word("Words on the button while an address is on its way."),
  kept: wordParagraph("Said once the address is sent."),
  notKept: wordParagraph("Said in its place where the browser keeps nothing."),
  forget: word("Words on the button that has this browser forget the address."),
  forgotten: word("Said once this browser has forgotten it."),
  failed: wordPassage("Shown where the address could not be sent."),
  unknown: wordPassage("Shown where no clear answer came."),
  console: word("Put before the fault on the browser's console."),
}).describe("What is said where the site itself sends the address, by `delivery` in site.yaml.");

const waitlist = shape({
  heading: wordTemplate("Heading of the dialog.", ["product"]),
  intro: wordParagraph("What joining means."),
  email: word("Label of the e-mail field."),
  placeholder: text("An example address, shown in the empty field.").optional(),
  errors: shape({
    emailMissing: word("Shown where the e-mail address is empty."),
    emailInvalid: word("Shown where the e-mail address is none."),
  }).describe("What the dialog says of an address that is none."),
  privacy: shape(waitlistTexts).describe(
    "Where the address goes, by the method of delivery in site.yaml that sends it.",
  ),
  submit: word("Words on the button that joins."),
  close: word("Words on the button that closes the dialog."),
  done: wordParagraph("Shown after joining.", ["email"]),
  kept: wordParagraph("Where the address is kept."),
  notKept: wordParagraph("Said in its place where the browser keeps nothing."),
  joined: word("Shown on the card once the visitor has joined."),
  forget: word("Words on the button that forgets the address."),
  forgotten: word("Said once the address is forgotten."),
  mail: word("Words of the link that writes a mail message instead."),
  mailSubject: wordTemplate("Subject of that message.", ["product"]),
  console: word("Put before product and address on the browser's console."),
  sent: sentWaitlist,
}).describe("The waitlist dialog.");

export const products = shape({
  layout: layout("products"),
  ...head,
  heading: text("Main heading."),
  intro: paragraph("Opening paragraph."),
  none: wordParagraph("Said in place of the cards while there is no product.").optional(),
  card,
  waitlist,
  roadmap: shape({
    text: text("The line of what comes next, with arrows (→) between its stations."),
    spoken: text("The same line with its arrows in words, for screen readers."),
    drawings: list(
      svgName("The name of an SVG in content/pictures/, as for `drawings` in site.yaml."),
      "A drawing for each station of the line, which arrows part. A line without drawings is good too.",
    ).optional(),
  })
    .describe("What comes next. Shown where a product is planned.")
    .optional(),
  note: paragraph(
    "A sentence below the cards, on their dates, say; not shown while there is none.",
  ).optional(),
  ending: sectionKinds.action
    .describe("The band at the end of the page, not shown while there are no products.")
    .optional(),
}).describe("The page of products.");
