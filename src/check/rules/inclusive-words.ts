import { defineRule } from "../linting/define-rule.ts";
import { type Avoided, reportWords } from "../linting/word-list.ts";

const list: readonly Avoided[] = [
  ["whitelist(?:s|ed|ing)?", "allow list", "white for good and black for bad speaks of people"],
  ["blacklist(?:s|ed|ing)?", "block list", "white for good and black for bad speaks of people"],
  ["master[/ ]?(?:and )?slaves?", "primary and replica", "people were slaves"],
  [
    // Those of a title or a film are meant to be.
    "(?<!(?:bad|family|five|good|wise) )guys(?! (?:and|&) dolls)",
    "everyone or people",
    "half of the readers are no guys",
  ],
  [
    // Whoever held the office keeps the title.
    "(?:an?|any|each|every|new|next) chairman|chairmen|chairman(?= (?:[\\p{L}]+ ){0,4}(?:can|is elected|may|must|shall|should|will)(?![\\p{L}-]))",
    "chair",
    "it names one sex where either is meant",
  ],
  ["manpower|man-hours?", "staff or hours of work", "it names one sex where either is meant"],
  ["grandfathered", "exempt", "it comes from laws that kept people from voting"],
  ["sanity[- ]check(?:s|ed)?", "quick check", "it makes light of illness"],
  [
    "(?:crazy|insane) (?:bargains?|cheap|deals?|discounts?|fast|good|little|low|offers?|prices?|savings|speeds?|values?|views?)|insanely",
    "surprising, or the plain fact",
    "it makes light of illness",
  ],
  ["wheelchair[- ]bound", "who uses a wheelchair", "a wheelchair sets free and binds nobody"],
  [
    // `The deaf actor` has a noun, and a blind hangs in a window.
    "(?<=(?:among|by|for|helps?|helping|of|to) )the (?:disabled|blind|deaf)(?=[.,;:!?)]|$| (?:and (?:deaf|disabled|elderly|for|hard of|poor|the|visually)|are|can|have|is|on|or|to|who|will|with)(?![\\p{L}-]))",
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
  alsoBad: [
    "tagline: For «the blind»",
    "tagline: Saves «manpower»",
    "tagline: «Crazy prices» all week",
    "tagline: The «chairman» will be elected",
  ],
  alsoGood: [
    "bullets:\n  - For blind people\n  - Pull the blind.\n  - The blind man reads with his fingers\n  - The deaf actor plays for the deaf community\n  - The disabled button turns blue",
    "bullets:\n  - Crazy golf on the roof\n  - Crazy paving\n  - The insane root in Macbeth",
    "bullets:\n  - Sir Ben was chairman from 1951\n  - Guys and Dolls runs until May\n  - Master your slides",
  ],
  check: (context) => reportWords(context, context.prose, list),
});
