import { defineRules } from "../linting/define-rule.ts";
import { isDenied } from "../linting/denied.ts";
import { reportMatches } from "../linting/report-matches.ts";
import { quote } from "../read/findings/format.ts";
import { type LocatedText, location } from "../read/located.ts";

const personal = "(?:personal|personally identifiable|user)";
const data = "(?:data|information)";
/** How a sentence ends that has no exception, such as children or a single service. */
const withoutException =
  "(?: (?:about you|from you|at all|whatsoever|of any kind|from (?:our )?(?:users|visitors)|of (?:our )?(?:users|visitors)|in (?:the|this) (?:app|game|website)|on (?:the|this) (?:site|website)))*(?=\\s*(?:[.!;]|$))";
const collects = "(?:collect|gather|keep|process|record|store)";
const collectsNothing = new RegExp(
  [
    `\\b(?:we|app|site|website|game|service|it) (?:do(?:es)? not|don['’]t|doesn['’]t|never) ${collects}(?:,? (?:or|and|nor|${collects}))* (?:any )?(?:${personal} ${data}|any ${data}|${data} about you)${withoutException}`,
    `\\bno ${personal} ${data} (?:is|are) (?:ever )?(?:collected|gathered|kept|processed|recorded|stored)${withoutException}`,
  ].join("|"),
  "i",
);

const whose = "(?:your|the|their|this|that|personal|what)";
const collected =
  "(?:names?|e-?mail|address(?:es)?|phone|telephone|IP|location|date of birth|payment|card)";
const collectsOrShares = new RegExp(
  [
    `\\bwe (?:may |might |also )*(?:disclose|rent|sell|share|trade) ${whose}\\b[^.;]{0,40}?(?:${data}|details|learn|know|address(?:es)?)`,
    `\\bwe (?:may |might |also )*(?:collect|gather|record|store) (?:your|their) (?:[\\w-]+ )?${collected}\\b`,
    "\\b(?:personali[sz]ed|targeted|interest-based) (?:ads|advertising|advertisements)\\b",
  ].join("|"),
  "gi",
);
const trackers =
  "(?:Google Analytics|Google Tag Manager|Firebase Analytics|AdMob|DoubleClick|(?:Facebook|Meta) Pixel|FullStory|Hotjar|Mixpanel|Amplitude|PostHog|Microsoft Clarity|Crashlytics)";
const tracker = new RegExp(`\\b${trackers}\\b`, "g");
/**
 * A tracker that the firm says it uses. This contradicts the policy of the language pack on any page, whereas
 * a tracker by itself may be part of a product.
 */
const ownTracker = new RegExp(
  `(?<=\\b[Ww]e (?:analy[sz]e|count|measure|track) [^.]{0,40})\\b${trackers}\\b`,
  "g",
);
/** A sentence about one case, about anonymous figures or about consent contradicts nothing. */
const hasCondition =
  /\b(?:if|when|where|unless|only|anonym\w*|aggregated?|statistic\w*|consent)\b/i;

const age =
  /\b(?:not|never|no)\b[^.]{0,80}\b(?:under|below|younger than)(?: the age of)? (\d{1,2})\b(?!\s*(?:%|days?|hours?|minutes?|months?|seconds?|weeks?))/gi;
const person =
  /\b(?:accounts?|aged?|anyone|child(?:ren)?|kids|minors?|people|persons?|users?|you)\b/i;
const region =
  /\b(?:California|EEA|EU|Europe\w*|Germany|UK|United (?:Kingdom|States)|US|consent)\b/;

const policy = (second: string) => `required: [one]
sections:
  - id: one
    heading: What we keep
    paragraphs:
      - We do not collect personal data.
      - ${second}`;

export const contradictionRules = defineRules({
  "privacy-contradiction": {
    severity: "warning",
    where: "privacy",
    isEnglish: true,
    summary: "Two sentences of the policy that cannot both be true.",
    why: "A policy that contradicts itself protects neither its readers nor the company.",
    mend: "Find out which is true, and change the other.",
    bad: policy("«We sell what we learn» to others."),
    good: policy("We do not sell or share personal data."),
    check(context) {
      const { files, pages, prose } = context;
      const texts = (files.find(({ root }) => root === pages.privacy)?.texts ?? []).filter(
        ({ isProse }) => isProse,
      );
      reportAges(texts, context);
      const heading = pages.privacy?.sections?.[0]?.heading;
      if (heading !== undefined && !texts.includes(heading))
        reportMatches(context, prose, ownTracker, ([found]) => ({
          message: `The policy, which comes from the language pack, says that the website uses no analytics. "${found}" contradicts that.`,
          hint: "Find out which is true. To write your own policy, add `sections` to the page's file.",
        }));
      const denial = texts.find(({ value }) => collectsNothing.test(value));
      if (denial === undefined) return;
      const [quoted = ""] = collectsNothing.exec(denial.value) ?? [];
      for (const pattern of [collectsOrShares, tracker])
        reportMatches(context, texts, pattern, ({ 0: found, index }, { value }) =>
          isDenied(value, index) || hasCondition.test(sentenceAt(value, index))
            ? undefined
            : {
                message: `Line ${lineOf(denial)} says ${quote(quoted)}. "${found}" contradicts that.`,
              },
        );
    },
  },
});

function reportAges(
  texts: readonly LocatedText[],
  context: Parameters<typeof reportMatches>[0],
): void {
  let first: { years: string; text: LocatedText } | undefined;
  reportMatches(context, texts, age, (match, text) => {
    const [found, years = ""] = match;
    const sentence = sentenceAt(text.value, match.index);
    if (!person.test(found) || region.test(sentence)) return undefined;
    first ??= { years, text };
    if (years === first.years) return undefined;
    return {
      message: `Line ${lineOf(first.text)} excludes people under ${first.years}, and this line people under ${years}.`,
      hint: "Write the same age in both, or say where each applies.",
    };
  });
}

/** The sentence around an offset. */
function sentenceAt(text: string, offset: number): string {
  const before = text.slice(Math.max(0, offset - 500), offset).split(/[.!?]\s/);
  const [after = ""] = /^[^.!?]*/.exec(text.slice(offset, offset + 500)) ?? [];
  return (before.at(-1) ?? "") + after;
}

function lineOf(text: LocatedText): number {
  const { file, path } = text[location];
  return file.valueRange(path)?.start.line ?? 1;
}
