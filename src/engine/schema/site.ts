import * as z from "zod";
import { say } from "../../words/say.ts";
import { analytics } from "./groups/analytics.ts";
import { contactDetails } from "./groups/contact-details.ts";
import { delivery } from "./groups/delivery.ts";
import { edit } from "./groups/edit.ts";
import { logo } from "./groups/logo.ts";
import { robots } from "./groups/robots.ts";
import { refineWith } from "./values/add-fault.ts";
import {
  href,
  link,
  linkOfMenu,
  origin,
  page,
  securityContact,
  webAddress,
} from "./values/address-fields.ts";
import { companyTypes } from "./values/company-types.ts";
import { withFacts } from "./values/field-facts.ts";
import { svgName } from "./values/picture-name.ts";
import {
  choice,
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
  wordTemplate,
  yesOrNo,
} from "./values/primitives.ts";
import { day, firstDay, lastDay, refuseOrder, reviewed } from "./values/times.ts";

/** How a site looks beyond its colours, the usual one first. */
export const voices = ["book", "plain", "poster", "ledger", "bench"] as const;

/** A colour. It cannot be a gap, as a text can: each page is drawn in all of them. */
const colour = () =>
  withFacts(
    term().check(
      refineWith((written) => (/\w/.test(written) ? undefined : say("site.no-colour.hint"))),
    ),
    { control: "colour", note: "any-css-colour" },
  );

const palette = () =>
  withFacts(
    shape({
      paper: colour(),
      panel: colour(),
      ink: colour(),
      inkSoft: colour(),
      line: colour(),
      edge: colour(),
      accent: colour(),
      accentStrong: colour(),
      onAccent: colour(),
      surface: colour().optional(),
      warm: colour(),
      onWarm: colour(),
      danger: colour(),
      onDanger: colour(),
    }),
    { part: "palette" },
  );

const company = shape({
  type: z.enum(companyTypes, say("texts.company-type")).optional(),
  name: name(),
  shortName: name().optional(),
  tagline: text(),
  description: text(),
  logo: logo(),
});

const anyAnnouncement = {
  text: text(),
  link: link().optional(),
  from: firstDay.optional(),
  until: lastDay,
};

const announcement = shape({
  ...anyAnnouncement,
  more: list(shape(anyAnnouncement).superRefine(refuseOrder)).optional(),
}).superRefine(refuseOrder);

const header = shape({
  links: list(linkOfMenu(pageName)),
  action: link().optional(),
  actionOnPhones: onlyTrue(),
});

const socialLink = shape({
  text: name(),
  icon: iconOrService().optional(),
  href: href().optional(),
});

const linkList = (headingField = text) => {
  const group = shape({
    heading: headingField(),
    links: list(link("", pageName)),
  });
  return withFacts(group, { part: "linkList" });
};

const footer = shape({
  quickLinks: linkList(usualText).optional(),
  moreLinks: linkList(usualText).optional(),
  lists: list(linkList()).optional(),
  social: shape({
    heading: usualText(),
    links: list(socialLink),
  }).optional(),
  copyright: fromPack(template("", ["year", "company"])),
  colophon: onlyTrue(),
});

const drawings = list(
  shape({
    for: withFacts(term(), { isPage: true }),
    file: svgName(),
    view: z.literal("close", say("texts.close")).optional(),
  }),
);

/** What owners write as the versal to have none. */
export const noVersal = "none";

const isVersal = (sign: string) =>
  sign === noVersal || [...new Intl.Segmenter().segment(sign)].length === 1;

const interfaceTexts = shape({
  skipToContent: word(),
  languages: word(),
  newTab: word(),
  closed: wordOrSign("–"),
  longest: wordOrSign("max."),
  pages: templateOrSigns("{n} p.", ["n"]),
  list: joinTemplate("list", ["first", "rest"]),
  labelled: joinTemplate("labelled", ["label", "value"]),
  aside: joinTemplate("aside", ["text", "note"]),
  colophon: templateOrSigns("{weight}", [], ["company", "weight"]),
  edit: wordOrSign("✎"),
  enlarged: shape({
    open: wordOrSign("+"),
    label: wordOrSign("+"),
    previous: wordOrSign("‹"),
    next: wordOrSign("›"),
    close: wordOrSign("×"),
    position: templateOrSigns("{n}/{m}", ["n", "m"]),
  }),
  film: shape({
    play: wordOrSign("▶"),
    from: templateOrSigns("{host}", ["host"]),
    instead: templateOrSigns("{host}", ["host"]),
    transcript: wordOrSign("…"),
  }),
  theme: shape({
    label: word(),
    light: word(),
    dark: word(),
    system: word(),
  }),
  applicationError: shape({
    title: word(),
    heading: word(),
    text: wordParagraph(),
    home: word(),
    reload: word(),
  }),
});

const security = shape({
  contact: securityContact(),
  expires: day(),
});

const limits = shape({
  page: count("texts.bytes", "texts.whole-bytes").optional(),
  feed: count("texts.posts", "texts.whole-posts").optional(),
});

// Part of this file, because a separate one would be another kind of file for a single list.
const vocabulary = list(term().refine((word) => word.length <= 80, say("texts.vocabulary")));

/** `content/site.yaml`: everything that does not belong to one page. */
export const siteSchema = shape({
  sample: yesOrNo(),
  faircopy: z
    .string(say("texts.version-quotes"))
    .regex(/^\d+\.\d+\.\d+(-[\w.]+)?$/, say("texts.version"))
    .optional(),
  language: languageTag(),
  direction: fromPack(z.enum(["ltr", "rtl"])),
  origin: origin(),
  titleTemplate: fromPack(template("", ["page"], ["company"])),
  answers: list(languageTag()).optional(),
  startPage: page(),
  company,
  contact: contactDetails,
  booking: webAddress().optional(),
  delivery,
  analytics: analytics.optional(),
  edit: edit.optional(),
  security: security.optional(),
  robots: robots.optional(),
  announcement: announcement.optional(),
  header,
  footer,
  drawings: drawings.optional(),
  versal: term().refine(isVersal, say("texts.versal")).optional(),
  theme: shape({
    voice: withFacts(choice("", voices), { control: "voice" }).optional(),
    light: palette(),
    dark: palette(),
  }),
  vocabulary: vocabulary.optional(),
  rules: z.record(z.string(), z.enum(["off", "info", "warning", "error"])).optional(),
  limits: limits.optional(),
  reviewed: reviewed.optional(),
  words: words(
    {
      moved: word(),
      announcement: shape({ label: word() }),
      header: shape({
        navigationLabel: word(),
        menu: word(),
        closeMenu: word(),
        below: wordTemplate(["page"]),
      }),
      footer: shape({
        social: shape({ soon: word() }),
      }),
      interface: interfaceTexts,
    },
    { "header.menu": ["header.links"] },
  ),
});

export type Site = z.infer<typeof siteSchema>;
export type Palette = Site["theme"]["light"];
export type VoiceName = (typeof voices)[number];
