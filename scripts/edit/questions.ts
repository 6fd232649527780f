import * as z from "zod";
import { opening } from "../../src/content/opening.ts";
import { siteSchema } from "../../src/content/site.ts";
import { isOpaque, parseColour } from "../../src/design/colour.ts";
import { foldName, tagNamed } from "../content/languages.ts";
import { packTags } from "../content/read-pack.ts";
import { dateSample, regionalTag, regionsOf } from "../content/regions.ts";
import { groupedBy } from "../content/values.ts";
import type { Question } from "./prompts.ts";

const colour = z.string("Write a colour.").superRefine((text, context) => {
  const parsed = parseColour(text);
  if (parsed === undefined)
    context.addIssue("Write an English name of a colour, such as darkred, or #rrggbb.");
  else if (!isOpaque(parsed))
    context.addIssue("Write a colour without transparency, such as #1b5e3f.");
});

/** The openings of a page by what a person says of them. */
const openingNames = [
  ["hour", "week"],
  ["offer", "list"],
  ["sentence", "ground"],
] as const;

/** What `init` asks for. All else that a site says is a gap, or given by `--set`. */
export const questions = [
  {
    key: "language",
    flag: "--language",
    question: `Language of the site, by name or as a tag such as pt-BR. These have language packs: ${listPacks()}. For another one you get a pack to translate; until then, buttons and messages are in English.`,
    schema: siteSchema.shape.language,
    parse: (words: string) => tagNamed(words) ?? words,
    fallback: "en",
  },
  {
    key: "name",
    flag: "--company",
    question: "Name of the company.",
    schema: siteSchema.shape.company.shape.name,
  },
  {
    key: "colour",
    flag: "--colour",
    question:
      "The brand's colour, for links and buttons: any CSS colour, such as darkred or #1b5e3f; otherwise green.",
    schema: colour.optional(),
  },
  {
    key: "opening",
    flag: "--opening",
    question:
      "What comes first on the first page: hours, offers, or a sentence? Without an answer it is the first letter of the name.",
    schema: z.enum(opening.unwrap().options, "Write `hours`, `offers` or `sentence`.").optional(),
    parse: (words: string) =>
      openingNames.find(([name]) => words.trim().toLowerCase().startsWith(name))?.[1] ?? words,
  },
] as const satisfies readonly Question[];

const countryNames = new Intl.DisplayNames("en", { type: "region" });

/**
 * The question for the country of a language that is written in several ways; undefined for other languages.
 *
 * @param number A telephone number of the firm, whose country is proposed.
 */
export function regionQuestion(language: string, number = ""): Question | undefined {
  const regions = regionsOf(language);
  if (regions.length === 0) return undefined;
  const tagOf = (region: string) => `${language}-${region}`;
  const proposed = regionalTag(language, number);
  const ways = groupedBy(regions, (region) => dateSample(tagOf(region)));
  const list = [...ways].map(([sample, group]) => {
    const names = group.map((region) => `${countryNames.of(region)} (${region})`);
    return `\n${names.join(", ")}: ${sample}`;
  });
  return {
    key: "region",
    flag: "--language",
    question: `Country of most visitors, by name or code; dates and times are written as there.${list.join("")}\nWithout a country: ${dateSample(language)}`,
    schema: siteSchema.shape.language.optional(),
    parse(words) {
      const named = regions.find((one) => foldName(`${countryNames.of(one)}`) === foldName(words));
      return words.includes("-") ? words : tagOf(named ?? words.toUpperCase());
    },
    ...(proposed && { fallback: proposed }),
  };
}

/** The languages that have a pack, with their tags. */
function listPacks(): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  return packTags()
    .map((tag) => `${names.of(tag)} (${tag})`)
    .join(", ");
}
