import * as z from "zod";
import { href, link, origin, page, securityContact, webAddress } from "./addresses.ts";
import { analytics } from "./analytics.ts";
import { companyTypes } from "./company-types.ts";
import { contact } from "./contact.ts";
import { delivery } from "./delivery.ts";
import { withFacts } from "./facts.ts";
import { logo } from "./logo.ts";
import { svgName } from "./picture-name.ts";
import {
  fromPack,
  iconOrService,
  joinTemplate,
  languageTag,
  list,
  name,
  onlyTrue,
  pageName,
  shape,
  template,
  term,
  text,
  word,
  wordParagraph,
  wordTemplate,
} from "./primitives.ts";
import { robots } from "./robots.ts";
import { day, firstDay, lastDay, reviewed } from "./times.ts";

const colour = (description: string) =>
  withFacts(term(`${description} Any CSS colour: #rrggbb or oklch().`), { control: "colour" });

const palette = (description: string) =>
  shape({
    paper: colour("Background of the page."),
    panel: colour("Background of cards and fields."),
    ink: colour("Text."),
    inkSoft: colour("Less important text."),
    line: colour("Decorative lines."),
    edge: colour("Borders with a meaning: fields, buttons, meters."),
    accent: colour("Links, solid buttons, drawings."),
    accentStrong: colour("A solid button that is pressed or under the pointer."),
    onAccent: colour("Text on the accent."),
    surface: colour(
      "Solid buttons, in a brand's colour that is too light for links. Their text has the colour of `ink`.",
    ).optional(),
    warm: colour("Background of badges, and of the button in the dark band at the end of a page."),
    onWarm: colour("Text on badges."),
    danger: colour("Errors."),
    onDanger: colour("Text on the error colour."),
  }).describe(description);

const company = shape({
  type: z
    .enum(
      companyTypes,
      "Write a type of schema.org in English, such as `Restaurant`; `LocalBusiness` is right for any trade that people visit.",
    )
    .describe(
      "Type of the company for search engines, as schema.org names it, such as Physiotherapy.",
    )
    .optional(),
  name: name("Name of the company."),
  shortName: name(
    "Short form of a long name, for the top bar, titles and first screens. Search engines and link previews get the full name.",
  ).optional(),
  tagline: text("One line under the name, in the top bar."),
  description: text("Two sentences about the company, in the footer."),
  logo: logo("The mark next to the name: strokes, or a picture with its own colours."),
}).describe("The company of the site.");

const anyAnnouncement = {
  text: text("The announcement, in one sentence."),
  link: link("Where to read more.").optional(),
  from: firstDay.optional(),
  until: lastDay,
};

const announcement = shape({
  label: word("Name of the announcement, for screen readers."),
  ...anyAnnouncement,
  more: list(
    shape(anyAnnouncement),
    "Further announcements, each with days of its own.",
  ).optional(),
}).describe("A line above the top bar of every page.");

const header = shape({
  navigationLabel: word("Name of the main navigation, for screen readers."),
  menu: word("Label of the button that opens the menu on a small screen."),
  closeMenu: word("Label of the button that closes it."),
  links: list(link("A link of the main navigation.", pageName), "The main navigation."),
  action: link("The one button in the top bar.").optional(),
  actionOnPhones: onlyTrue(
    "true keeps that button in the top bar of a narrow window too. For a short text, such as Book or Call.",
  ),
}).describe("The top bar.");

const socialLink = shape({
  text: name("Name of the profile or site."),
  icon: iconOrService(
    "The mark of its service, or an icon. Without one its name is shown as words.",
  ).optional(),
  href: href("Its address. Without one the name is shown as text.").optional(),
});

const linkList = (headingField = text) =>
  shape({
    heading: headingField("Name of the list, for screen readers."),
    links: list(link("A link.", pageName), "The links."),
  });

const footer = shape({
  quickLinks: linkList(word).describe("The first list of links.").optional(),
  moreLinks: linkList(word).describe("The second list of links.").optional(),
  lists: list(linkList(), "Further lists of links.").optional(),
  social: shape({
    heading: word("Name of the list, for screen readers."),
    links: list(socialLink, "The profiles. One without an address is shown as text."),
    soon: word("Shown after a profile without an address."),
  })
    .describe("Profiles of the company on other sites.")
    .optional(),
  copyright: wordTemplate("Last line of each page.", ["year", "company"]),
  colophon: onlyTrue(
    "true adds a line about the page itself: what it weighs, that it sets no cookie, and what made it. `interface.colophon` has its words.",
  ),
}).describe("The bottom of each page.");

const drawings = list(
  shape({
    for: withFacts(term("Name of the page's file, without the extension."), { isPage: true }),
    file: svgName(
      "The name of an SVG in content/pictures/, in currentColor and in colours of the theme, such as var(--paper).",
    ),
    view: z
      .literal("close", "Write close, or leave it out and show the drawing whole.")
      .describe(
        "close: in a wide window larger than its place, from its lower start corner; the top bar cuts its top off.",
      )
      .optional(),
  }),
  "Drawings at the top of pages with the layout sections, contact or not-found. They are optional.",
);

/** What owners write as the versal to have none. */
export const noVersal = "none";

const isVersal = (sign: string) =>
  sign === noVersal || [...new Intl.Segmenter().segment(sign)].length === 1;

/** A word from the language pack; without a pack, a sign that says as much. */
const wordOrSign = (description: string, sign: string) =>
  withFacts(word(description), { pack: { fallback: () => sign } });

const interfaceTexts = shape({
  skipToContent: word("First link of each page."),
  languages: word("Name of the links to the page in other languages, for screen readers."),
  newTab: word("Added to the name of a link that opens another tab."),
  closed: wordOrSign("Shown for a day without opening hours.", "–"),
  longest: wordOrSign("Above the longest hours of the week that opens a page.", "max."),
  pages: withFacts(template("How many pages a file to download has.", ["n"]), {
    pack: { fallback: () => "{n} p." },
  }),
  list: joinTemplate(
    "list",
    "Joins words in a list, and the lines of the address for search engines.",
    ["first", "rest"],
  ),
  labelled: joinTemplate("labelled", "Joins a label and its value.", ["label", "value"]),
  aside: joinTemplate("aside", "Joins a text and a note about it.", ["text", "note"]),
  colophon: withFacts(template("The line about the page itself.", [], ["company", "weight"]), {
    pack: { fallback: () => "{weight}" },
  }),
  enlarged: shape({
    open: wordOrSign("Added to the name of a link to a large photograph.", "+"),
    label: wordOrSign("Name of the dialog with a large photograph.", "+"),
    previous: wordOrSign("Button to the photograph before.", "‹"),
    next: wordOrSign("Button to the next photograph.", "›"),
    close: wordOrSign("Button that closes it.", "×"),
    position: withFacts(template("Which of how many it is.", ["n", "m"]), {
      pack: { fallback: () => "{n}/{m}" },
    }),
  }).describe("Photographs of a gallery that can be enlarged."),
  theme: shape({
    label: word("Name of the button and its menu."),
    light: word("Choice of the light theme."),
    dark: word("Choice of the dark theme."),
    system: word("Choice of the device's own theme."),
  }).describe("The theme menu."),
  applicationError: shape({
    title: word("Its title in the browser's tab."),
    heading: word("Heading that replaces a page that failed."),
    text: wordParagraph("What the visitor can do."),
    home: word("Text of the link to the first page."),
    reload: word("Label of the button that reloads the page."),
  }).describe("Shown when a page fails in the browser."),
}).describe("Texts of the controls on every page.");

const security = shape({
  contact: securityContact(
    "Where to report a weakness: mailto: with an address, or a web address.",
  ),
  expires: day("Last day on which this is valid, at most a year ahead."),
}).describe("How to report a weakness of the site (security.txt).");

const limits = shape({
  page: z
    .number("Write a number of bytes, such as 14000.")
    .int("Write a whole number of bytes.")
    .positive("Write a number of bytes, such as 14000.")
    .describe(
      "Most bytes of a page with its styles, scripts and headers, compressed with gzip. A larger page cannot be published. Without this limit, pages over 14000 bytes are only reported: a host sends about that much in its first answer.",
    )
    .optional(),
  feed: z
    .number("Write a number of posts, such as 100.")
    .int("Write a whole number of posts.")
    .positive("Write a number of posts, such as 100.")
    .describe("Most posts in the feed, the newest ones. By default 50.")
    .optional(),
}).describe("Optional limits for the size of pages and of the feed.");

// Part of this file, because a separate one would be another kind of file for a single list.
const vocabulary = list(
  term("A word, a name or an abbreviation, as it is written.").refine(
    (word) => word.length <= 80,
    "Write single words and names, of up to 80 letters.",
  ),
  "Your own words with the right spelling. No rule about words reports them. The names of the company and its products are included automatically.",
);

/** `content/site.yaml`: everything that does not belong to one page. */
export const siteSchema = shape({
  sample: z
    .boolean("Write true or false, without quotes.")
    .describe("true while the identity below is made up."),
  faircopy: z
    .string('Write the version in quotes, such as "1.3.0".')
    .regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, "Write a version, such as 1.3.0.")
    .describe(
      "Version of faircopy that the content was written for. `npx faircopy fix` keeps it up to date; an older program refuses the content.",
    )
    .optional(),
  language: languageTag("Language of the site, as a BCP 47 tag."),
  direction: fromPack(z.enum(["ltr", "rtl"]).describe("Direction of its script.")),
  origin: origin("Address at which the site is published, without a path."),
  titleTemplate: wordTemplate("Title in the browser's tab.", ["page"], ["company"]),
  answers: list(
    languageTag("A language, as a BCP 47 tag."),
    "Languages in which you answer messages. On a page in another language, the form says so.",
  ).optional(),
  startPage: page("The page that the logo leads to."),
  moved: word("Heading at a former address of a page, above the link to the page."),
  company,
  contact,
  booking: webAddress(
    "Address at which visitors book, at a service. Links lead there by `href: booking`, and in a paragraph by `[Book a table](booking)`.",
  ).optional(),
  delivery,
  analytics: analytics.optional(),
  security: security.optional(),
  robots: robots.optional(),
  announcement: announcement.optional(),
  header,
  footer,
  drawings: drawings.optional(),
  versal: term(
    'The large letter next to the first words of a site without drawings: another sign than the first letter of the company\'s name, such as "&" in quotes, or none.',
  )
    .refine(isVersal, 'Write one sign, such as "&" in quotes, or none.')
    .optional(),
  interface: interfaceTexts,
  theme: shape({
    light: palette("Colours of the light theme."),
    dark: palette("Colours of the dark theme."),
  }).describe("Colours of the site."),
  vocabulary: vocabulary.optional(),
  rules: z
    .record(z.string().describe("Id of the rule."), z.enum(["off", "info", "warning", "error"]))
    .describe(
      "Severity of a rule of the check on this site, by its id: off, info, warning, or error, which stops publishing. A rule that stops a build or publishing anyway cannot be changed.",
    )
    .optional(),
  limits: limits.optional(),
  reviewed: reviewed.optional(),
}).describe("Facts, addresses and texts that all pages share.");

export type Site = z.infer<typeof siteSchema>;
export type Palette = Site["theme"]["light"];
