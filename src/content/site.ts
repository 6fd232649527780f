import * as z from "zod";
import { refineWith, saying } from "./add-fault.ts";
import { href, link, origin, page, securityContact, webAddress } from "./address-fields.ts";
import { analytics } from "./analytics.ts";
import { companyTypes } from "./company-types.ts";
import { contactDetails } from "./contact-details.ts";
import { delivery } from "./delivery.ts";
import { withFacts } from "./field-facts.ts";
import { logo } from "./logo.ts";
import { svgName } from "./picture-name.ts";
import {
  count,
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
  templateOrSigns,
  term,
  text,
  usualText,
  word,
  wordOrSign,
  wordParagraph,
  words,
  yesOrNo,
} from "./primitives.ts";
import { robots } from "./robots.ts";
import { say } from "./say.ts";
import { day, firstDay, lastDay, refuseOrder, reviewed } from "./times.ts";

/** A colour. It cannot be a gap, as a text can: each page is drawn in all of them. */
const colour = (description: string) =>
  withFacts(
    term(`${description} any-css-colour`).check(
      refineWith((written) => (/\w/.test(written) ? undefined : say("site.no-colour.hint"))),
    ),
    { control: "colour" },
  );

const palette = (description: string) =>
  shape({
    paper: colour("background-page"),
    panel: colour("background-cards-fields"),
    ink: colour("text"),
    inkSoft: colour("less-important-text"),
    line: colour("decorative-lines"),
    edge: colour("borders-meaning"),
    accent: colour("links-solid-buttons-drawings"),
    accentStrong: colour("solid-button-pressed-under-pointer"),
    onAccent: colour("text-accent"),
    surface: colour("solid-buttons").optional(),
    warm: colour("background-badges"),
    onWarm: colour("text-badges"),
    danger: colour("errors"),
    onDanger: colour("text-error-colour"),
  }).describe(description);

const company = shape({
  type: z
    .enum(companyTypes, saying("texts.company-type"))
    .describe("type-company-search-engines")
    .optional(),
  name: name("name-company"),
  shortName: name("short-form-long-name").optional(),
  tagline: text("one-line-under-name"),
  description: text("two-sentences-about-company"),
  logo: logo("mark-next-name"),
}).describe("company-site");

const anyAnnouncement = {
  text: text("announcement"),
  link: link("where-read-more").optional(),
  from: firstDay.optional(),
  until: lastDay,
};

const announcement = shape({
  ...anyAnnouncement,
  more: list(shape(anyAnnouncement).superRefine(refuseOrder), "further-announcements").optional(),
})
  .superRefine(refuseOrder)
  .describe("line-above-top-bar-every");

const header = shape({
  links: list(link("link-main-navigation", pageName), "main-navigation"),
  action: link("one-button-top-bar").optional(),
  actionOnPhones: onlyTrue("true-keeps-button-top-bar"),
}).describe("top-bar");

const socialLink = shape({
  text: name("name-profile-site"),
  icon: iconOrService("mark-service").optional(),
  href: href("address").optional(),
});

const linkList = (headingField = text) =>
  shape({
    heading: headingField("name-list"),
    links: list(link("link", pageName), "links"),
  });

const footer = shape({
  quickLinks: linkList(usualText).describe("first-list-links").optional(),
  moreLinks: linkList(usualText).describe("second-list-links").optional(),
  lists: list(linkList(), "further-lists-links").optional(),
  social: shape({
    heading: usualText("name-list"),
    links: list(socialLink, "profiles"),
  })
    .describe("profiles-company-other-sites")
    .optional(),
  copyright: fromPack(template("last-line-each-page", ["year", "company"])),
  colophon: onlyTrue("true-adds-line-about-page"),
}).describe("bottom-each-page");

const drawings = list(
  shape({
    for: withFacts(term("name-page-file"), { isPage: true }),
    file: svgName("name-svg-content-pictures"),
    view: z.literal("close", saying("texts.close")).describe("close").optional(),
  }),
  "drawings-top-pages-layout-sections",
);

/** What owners write as the versal to have none. */
export const noVersal = "none";

const isVersal = (sign: string) =>
  sign === noVersal || [...new Intl.Segmenter().segment(sign)].length === 1;

const interfaceTexts = shape({
  skipToContent: word("first-link-each-page"),
  languages: word("name-links-page-other-languages"),
  newTab: word("added-name-link-opens-another"),
  closed: wordOrSign("shown-day-without-opening-hours", "–"),
  longest: wordOrSign("above-longest-hours", "max."),
  pages: templateOrSigns("{n} p.", "how-many-pages-file-download", ["n"]),
  list: joinTemplate("list", "joins-words-list", ["first", "rest"]),
  labelled: joinTemplate("labelled", "joins-label-value", ["label", "value"]),
  aside: joinTemplate("aside", "joins-text-note-about", ["text", "note"]),
  colophon: templateOrSigns("{weight}", "line-about-page-itself", [], ["company", "weight"]),
  enlarged: shape({
    open: wordOrSign("added-name-link-large-photograph", "+"),
    label: wordOrSign("name-dialog-large-photograph", "+"),
    previous: wordOrSign("button-photograph-before", "‹"),
    next: wordOrSign("button-next-photograph", "›"),
    close: wordOrSign("button-closes", "×"),
    position: templateOrSigns("{n}/{m}", "how-many", ["n", "m"]),
  }).describe("photographs-gallery-can-enlarged"),
  film: shape({
    play: wordOrSign("button-plays-film", "▶"),
    from: templateOrSigns("{host}", "where-film-comes-from", ["host"]),
    instead: templateOrSigns("{host}", "where-else-film", ["host"]),
    transcript: wordOrSign("heading-said-shown", "…"),
  }).describe("words-of-films"),
  theme: shape({
    label: word("name-button-menu"),
    light: word("choice-light-theme"),
    dark: word("choice-dark-theme"),
    system: word("choice-device-own-theme"),
  }).describe("theme-menu"),
  applicationError: shape({
    title: word("its-title-in-the-browser-tab"),
    heading: word("heading-replaces-page-failed"),
    text: wordParagraph("what-visitor-can-do"),
    home: word("text-link-first-page"),
    reload: word("label-button-reloads-page"),
  }).describe("shown-when-page-fails-browser"),
}).describe("texts-controls-every-page");

const security = shape({
  contact: securityContact("where-report-weakness"),
  expires: day("last-day-valid"),
}).describe("how-report-weakness-site-security");

const limits = shape({
  page: count("most-bytes-page-styles", "texts.bytes", "texts.whole-bytes").optional(),
  feed: count("most-posts-feed", "texts.posts", "texts.whole-posts").optional(),
}).describe("optional-limits-size-pages-feed");

// Part of this file, because a separate one would be another kind of file for a single list.
const vocabulary = list(
  term("word").refine((word) => word.length <= 80, saying("texts.vocabulary")),
  "your-own-words-right-spelling",
);

/** `content/site.yaml`: everything that does not belong to one page. */
export const siteSchema = shape({
  sample: yesOrNo("true-while-identity-below-made"),
  faircopy: z
    .string(saying("texts.version-quotes"))
    .regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, saying("texts.version"))
    .describe("version-faircopy-content-written")
    .optional(),
  language: languageTag("language-site"),
  direction: fromPack(z.enum(["ltr", "rtl"]).describe("direction-script")),
  origin: origin("address-site-published"),
  titleTemplate: fromPack(template("title-browser-tab", ["page"], ["company"])),
  answers: list(languageTag("language"), "languages-you-answer-messages").optional(),
  startPage: page("page-logo-leads"),
  company,
  contact: contactDetails,
  booking: webAddress("address-visitors-book").optional(),
  delivery,
  analytics: analytics.optional(),
  security: security.optional(),
  robots: robots.optional(),
  announcement: announcement.optional(),
  header,
  footer,
  drawings: drawings.optional(),
  versal: term("large-letter-next-first-words").refine(isVersal, saying("texts.versal")).optional(),
  theme: shape({
    light: palette("colours-light-theme"),
    dark: palette("colours-dark-theme"),
  }).describe("colours-site"),
  vocabulary: vocabulary.optional(),
  rules: z
    .record(z.string().describe("id-rule"), z.enum(["off", "info", "warning", "error"]))
    .describe("severity-rule-check-site")
    .optional(),
  limits: limits.optional(),
  reviewed: reviewed.optional(),
  words: words(
    {
      moved: word("heading-former-address-page"),
      announcement: shape({ label: word("name-announcement") }).describe(
        "line-above-top-bar-every",
      ),
      header: shape({
        navigationLabel: word("name-main-navigation"),
        menu: word("label-button-opens-menu-small"),
        closeMenu: word("label-button-closes"),
      }).describe("top-bar"),
      footer: shape({
        social: shape({ soon: word("shown-after-profile-without-address") }).describe(
          "profiles-company-other-sites",
        ),
      }).describe("bottom-each-page"),
      interface: interfaceTexts,
    },
    { "header.menu": ["header.links"] },
  ),
}).describe("facts");

export type Site = z.infer<typeof siteSchema>;
export type Palette = Site["theme"]["light"];
