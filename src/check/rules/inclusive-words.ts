import { defineRule } from "../linting/define-rule.ts";
import { type Avoided, reportWords } from "../linting/word-list.ts";

const list: readonly Avoided[] = [
  ["whitelist(?:s|ed|ing)?", "allow list", "white for good and black for bad speaks of people"],
  ["blacklist(?:s|ed|ing)?", "block list", "white for good and black for bad speaks of people"],
  ["master[/ ]?(?:and )?slaves?", "primary and replica", "people were slaves"],
  ["guys", "everyone or people", "half of the readers are no guys"],
  ["chairm[ae]n", "chair", "it names one sex where either is meant"],
  ["manpower|man-hours?", "staff or hours of work", "it names one sex where either is meant"],
  ["grandfathered", "exempt", "it comes from laws that kept people from voting"],
  ["sanity[- ]check(?:s|ed)?", "quick check", "it makes light of illness"],
  ["crazy|insane(?:ly)?", "surprising, or the plain fact", "it makes light of illness"],
  ["wheelchair[- ]bound", "who uses a wheelchair", "a wheelchair sets free and binds nobody"],
  [
    "the (?:disabled|blind|deaf)",
    "people who are disabled, blind or deaf",
    "it names people by one trait",
  ],
  [
    "suffer(?:s|ing)? from (?:autism|blindness|deafness|dyslexia)",
    "has",
    "it takes for granted that they suffer",
  ],
];

export const inclusiveWords = defineRule({
  id: "inclusive-words",
  severity: "info",
  isEnglish: true,
  summary: "A word that leaves readers out or hurts them.",
  why: "There is a word for each that does neither.",
  mend: "Write the word that the hint names, or suppress this with a reason.",
  bad: "tagline: Keeps a «whitelist» of senders",
  good: "tagline: Keeps an allow list of senders",
  alsoBad: ["tagline: For «the blind»", "tagline: Saves «manpower»"],
  alsoGood: ["tagline: For blind people", "tagline: Master your slides"],
  check: (context) => reportWords(context, context.prose, list),
});
