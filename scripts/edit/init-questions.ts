import * as z from "zod";
import { tell, terminalLanguage } from "../../src/engine/messages/index.ts";
import { opening } from "../../src/engine/schema/groups/opening.ts";
import { siteSchema, type VoiceName, voices } from "../../src/engine/schema/site.ts";
import {
  dateSample,
  foldName,
  regionalTag,
  regionsOf,
  tagNamed,
} from "../../src/engine/shape/index.ts";
import { packTags } from "../../src/engine/site/index.ts";
import { isOpaque, parseColour } from "../../src/site/design/colour.ts";
import { groupedBy } from "../../src/words/grouped-by.ts";
import { commas, languageCalled, say } from "../../src/words/say.ts";
import { disk } from "../disk/disk.ts";
import type { Question } from "./prompts.ts";

const colour = z.string(say("questions.write-colour")).superRefine((text, context) => {
  const parsed = parseColour(text);
  if (parsed === undefined) context.addIssue(say("questions.write-css-colour"));
  else if (!isOpaque(parsed)) context.addIssue(say("questions.write-opaque"));
});

/** The openings of a page by how the English words for them begin. */
const openingWords = [
  ["hour", "week"],
  ["offer", "list"],
  ["sentence", "ground"],
] as const;

/** The opening that an answer names, in the language of the question or in English. */
function openingNamed(words: string): string {
  const answer = foldName(words.trim());
  const isMeant = ([word, name]: (typeof openingWords)[number]) =>
    [word, foldName(tell(`questions.answers.${name}`))].some((one) => answer.startsWith(one));
  return openingWords.find(isMeant)?.[1] ?? words;
}

/** What `init` asks for. All else that a site says is a gap, or given by `--set`. */
export const questions = [
  {
    key: "language",
    flag: "--language",
    question: () => say("questions.language", { packs: listPacks() }),
    schema: siteSchema.shape.language,
    parse: (words: string) => tagNamed(words, packTags(disk)) ?? words,
    fallback: "en",
  },
  {
    key: "name",
    flag: "--company",
    question: () => say("questions.company"),
    schema: siteSchema.shape.company.shape.name,
  },
  {
    key: "colour",
    flag: "--colour",
    question: () => say("questions.colour"),
    schema: colour.optional(),
  },
  {
    key: "opening",
    flag: "--opening",
    question: () => say("questions.opening"),
    schema: z.enum(opening.unwrap().options, say("questions.write-opening")).optional(),
    parse: openingNamed,
  },
  {
    key: "voice",
    flag: "--voice",
    question: () => say("questions.voice"),
    schema: z.enum(voices, say("questions.write-voice")).optional(),
    parse: (words: string) => words.trim().toLowerCase(),
  },
] as const satisfies readonly Question[];

/** Trades by their names in schema.org, with the voice that is proposed. */
const voicesOfTrades: readonly [trades: RegExp, voice: VoiceName][] = [
  [/Account|Attorney|Legal|Notary|Insurance|Financial|Bank/, "ledger"],
  [/Bakery|Restaurant|Cafe|BarOrPub|IceCream|Food|Brewery|Florist|Music|Night/, "poster"],
  [
    /Repair|Electrician|Plumber|Contractor|Painter|Locksmith|Bike|Tire|Auto(?!mated)|HVAC|Hardware/,
    "bench",
  ],
  [/Computer|Online|Electronics|Dent|Physi|Medical|Clinic|Diagnostic/, "plain"],
];

/** The voice that fits a type of company; undefined for one that has none of its own. */
export const voiceOfTrade = (type: string): VoiceName | undefined =>
  voicesOfTrades.find(([trades]) => trades.test(type))?.[1];

/**
 * The question for the country of a language that is written in several ways; undefined for other languages.
 *
 * @param number A telephone number of the firm, whose country is proposed.
 */
export function regionQuestion(language: string, number: string): Question | undefined {
  const regions = regionsOf(language);
  if (regions.length === 0) return undefined;
  const tagOf = (region: string) => `${language}-${region}`;
  const proposed = regionalTag(language, number);
  const ways = groupedBy(regions, (region) => dateSample(tagOf(region)));
  const [own, english] = [terminalLanguage(), "en"].map(
    (reader) => new Intl.DisplayNames(reader, { type: "region" }),
  );
  const list = [...ways].map(([sample, group]) => {
    const names = group.map((region) => `${own?.of(region)} (${region})`);
    return `${names.join(", ")}: ${sample}`;
  });
  return {
    key: "region",
    flag: "--language",
    question: () =>
      [
        tell("questions.country"),
        ...list,
        tell("questions.no-country", { sample: dateSample(language) }),
      ].join("\n"),
    schema: siteSchema.shape.language.optional(),
    parse(words) {
      const isNamed = (region: string) =>
        [own, english].some((names) => foldName(`${names?.of(region)}`) === foldName(words));
      const named = regions.find(isNamed);
      return words.includes("-") ? words : tagOf(named ?? words.toUpperCase());
    },
    ...(proposed && { fallback: proposed }),
  };
}

/** The languages that have a pack, with their tags. */
const listPacks = () => commas(packTags(disk).map((tag) => `${languageCalled(tag)} (${tag})`));
