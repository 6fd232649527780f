import { inWordsOf } from "../../../scripts/testing/in-words-of.ts";
import { stationsOf } from "../../site/data/roadmap.ts";
import { isOpaque, parseColour } from "../../site/design/colour.ts";
import { hyphensCss } from "../../site/design/type.ts";
import { casesIn, holdCases, type Table } from "../../testing/hold-cases.ts";
import { addressFault } from "../../words/addresses/address.ts";
import { phoneFault } from "../../words/addresses/telephone.ts";
import { urlOf } from "../../words/addresses/url.ts";
import { videoAddress, videoFault } from "../../words/addresses/video-address.ts";
import { anchorOf } from "../../words/anchor-of.ts";
import { isDay, possibleDays } from "../../words/dates/day.ts";
import { possibleHours } from "../../words/dates/possible-hours.ts";
import { possibleWeekdays } from "../../words/dates/possible-weekdays.ts";
import { correctQuarter, quarterEnd } from "../../words/dates/quarter.ts";
import { directionOf, tagFault } from "../../words/direction-of.ts";
import { type Fault, toWrite } from "../../words/fault.ts";
import { type Inline, inlineTree } from "../../words/inline.ts";
import { isFigure, keepUnits } from "../../words/keep-units.ts";
import { hasLongWord } from "../../words/long-word.ts";
import { joinLastWords } from "../../words/nonbreaking.ts";
import { punctuationOf } from "../../words/punctuation.ts";
import { say } from "../../words/say.ts";
import { fill, slotsOf, templateParts } from "../../words/template.ts";
import { keyPattern, slugOf } from "./values/page-key.ts";

/** A piece of a paragraph as HTML, with a link's address as it is written. */
function htmlOf(piece: Inline): string {
  if (typeof piece === "string") return piece;
  const { tag, address = "", inside } = piece;
  if (tag === "br") return "<br>";
  return `<${`${tag} ${address}`.trim()}>${inside.map(htmlOf).join("")}</${tag}>`;
}

const wordsOf = (fault?: Fault) => inWordsOf(fault?.message.replace("\n", " "));

const tables = ["texts", "paragraphs"].flatMap((file) =>
  casesIn<Table[]>(import.meta.dirname, `${file}.test.yaml`),
);

holdCases(tables, {
  emailFault: (text) => wordsOf(addressFault(text, "email")),
  asksForEmail: (text) => addressFault(text, "email")?.message === say("addresses.email"),
  /** Links to numbers say the same of them. */
  phoneFault: (text) => wordsOf(addressFault(`tel:${text}`)),
  asksForWholeNumber: (text) => phoneFault(text, toWrite)?.message === say("addresses.any-number"),
  filmOf(text) {
    const { service, link, embed } = videoAddress(text) ?? {};
    return service && `${service} ${link} ${embed}`;
  },
  videoFault: (text) => wordsOf(videoFault(text)),
  /** Host, which is the same however often it is parsed. */
  hosts: (text) => [...new Set(Array.from({ length: 20_000 }, () => urlOf(text)?.host))],
  addressFrom: (text, base: string) => urlOf(text, base)?.href,
  isDay,
  possibleDays,
  possibleHours,
  /** The days that the first of several keys can mean, between bars. */
  possibleWeekdays: (keys) => possibleWeekdays(keys.split(" | ")).get(`${keys.split(" | ")[0]}`),
  directionOf,
  tagFault: (tag) => wordsOf(tagFault(tag)),
  quarterEnd,
  correctQuarter,
  joinLastWords: (text) => joinLastWords(text),
  joinLastThree: (text) => joinLastWords(text, true),
  keepUnits,
  isFigure,
  hasLongWord,
  joined(language) {
    const { list, labelled, aside } = punctuationOf(language);
    const [one, other] = [
      { first: "A", label: "A", text: "A" },
      { rest: "B", value: "B", note: "B" },
    ];
    return [list, labelled, aside].map((joint) => fill(joint, { ...one, ...other })).join(" / ");
  },
  stations(text) {
    const { lead, stations } = stationsOf(text);
    return [lead, ...stations.map(({ before, label }) => [before, label])];
  },
  anchorOf: (heading) => anchorOf({ heading }, 1),
  keyOf: (name) => keyPattern.exec(slugOf(name))?.[0],
  filled: fill,
  slotsOf,
  templateParts,
  isOpaqueColour(text) {
    const colour = parseColour(text);
    return colour && isOpaque(colour);
  },
  isHyphenated: (language) => /^p,[^{]*\{hyphens:auto/.test(hyphensCss(language)),
  html: (text) => inlineTree(text).map(htmlOf).join(""),
  hasMarkup: (text) => inlineTree(text).some((piece) => piece !== text),
});
