import { defineRule } from "../linting/define-rule.ts";
import { isDenied, reportMatches } from "../linting/report-matches.ts";
import type { LocatedText } from "../read/located.ts";

const collectsNothing =
  /\b(?:do(?:es)? not|never|don['’]t|doesn['’]t) (?:collect|store|keep)(?:,? (?:or|and|nor) \w+)? (?:any )?personal (?:data|information)|\bno personal (?:data|information)/i;
const age = /\b(?:under|below|younger than)(?: the age of)? (\d{1,2})\b/gi;
const trade = /\bwe (?:may )?(?:also )?sell\b|\badvertis(?:ing|ements?|ers?)\b/gi;
const tracker =
  /\b(?:Google Analytics|Google Tag Manager|Firebase Analytics|AdMob|DoubleClick|(?:Facebook|Meta) Pixel|Hotjar|Mixpanel|Amplitude|Matomo|Plausible|Microsoft Clarity|Crashlytics)\b/g;

const policy = (first: string, second: string) => `required: [one]
sections:
  - id: one
    heading: What we keep
    paragraphs:
      - ${first}
      - ${second}`;
const nothing = "We do not collect personal data.";

export const privacyContradiction = defineRule({
  id: "privacy-contradiction",
  severity: "warning",
  where: "privacy",
  isEnglish: true,
  summary: "Two sentences of the policy that cannot both be true.",
  why: "A policy that contradicts itself protects neither its readers nor the company.",
  mend: "Find out which of the two is true, and change the other.",
  bad: policy(nothing, "«We sell» what we learn to others."),
  good: policy(nothing, "We do not sell or share personal data."),
  alsoBad: [
    policy("This is not for children under 13.", "We ask parents of children «under 16»."),
    policy(nothing, "It shows «advertising» below the map."),
    policy(nothing, "We count visits with «Google Analytics»."),
  ],
  alsoGood: [
    policy("This is not for children under 13.", "We delete data of children under the age of 13."),
    policy(nothing, "There is no advertising in it."),
    policy(nothing, "It does not use Google Analytics."),
    policy(nothing, "It sends the latitude of the place to a weather service."),
    policy("We keep your name.", "We sell apples, and count visits with Google Analytics."),
  ],
  check(context) {
    const { files, pages, prose } = context;
    const heading = pages.privacy?.sections?.[0]?.heading;
    const texts = files.find(({ root }) => root === pages.privacy)?.texts ?? [];
    let first: string | undefined;
    reportMatches(context, texts, age, ([, years]) => {
      first ??= years;
      if (years === first) return undefined;
      return {
        message: `The policy speaks of children under ${first} elsewhere.`,
        hint: "Write the same age in each section.",
      };
    });
    const saysNothingIsKept = texts.some(({ value }) => collectsNothing.test(value));
    const isOfPack = heading !== undefined && !texts.includes(heading);
    if (!saysNothingIsKept && !isOfPack) return;
    const said = saysNothingIsKept
      ? "no personal data is collected"
      : "the website uses no analytics, in words of the language pack";
    const undenied = ({ 0: found, index }: RegExpExecArray, { value }: LocatedText) =>
      isDenied(value, index)
        ? undefined
        : {
            message: `The policy says that ${said}. "${found}" does not go with that.`,
            hint: "Find out which of the two is true, and change the other.",
          };
    if (saysNothingIsKept) reportMatches(context, texts, trade, undenied);
    reportMatches(context, prose, tracker, undenied);
  },
});
