import { quarterEnd } from "../../../src/content/quarter.ts";
import { yearsFrom } from "../dates/day.ts";
import { defineRules } from "../linting/define-rule.ts";
import { repeated } from "../linting/repeated.ts";
import { code } from "../read/findings/format.ts";
import { type LocatedText, location } from "../read/located.ts";

/** Years ahead after which an ETA is taken for a slip. */
const mostYears = 5;

export const productRules = defineRules({
  "eta-format": {
    severity: "error",
    summary: "An ETA that is not a quarter of a year.",
    why: "Only a quarter can be compared with today, so any other ETA goes stale unnoticed.",
    mend: "Write Q1, Q2, Q3 or Q4, a space and the year; `npx faircopy fix` mends `q4 2027`. This cannot be suppressed.",
    bad: "eta: «Q5 2027»",
    good: "eta: Q4 2027",
  },
  "eta-past": {
    severity: "warning",
    isDated: true,
    summary:
      "An ETA whose quarter is over or more than five years ahead, or a planned product whose progress is 100.",
    why: "A promise that has passed tells visitors that nobody looks after the page.",
    mend: "Name a later quarter, or write `status: available` once people can have it.",
    bad: "eta: «Q4 2025»\nprogress: 65",
    good: "eta: Q2 2027\nprogress: 65",
    check({ products, today, until = today, report }) {
      for (const { eta, progress } of products) {
        if (progress !== undefined && progress.value >= 100) {
          report(progress, {
            message: "Progress is 100, but the product is planned.",
            hint: "Can people have it? Then write `status: available`, and delete `eta`, `progress` and `waitlist`. If not, set `progress` to what is done.",
          });
          continue;
        }
        if (eta === undefined) continue;
        const end = quarterEnd(eta.value);
        if (end !== undefined && end < until)
          report(eta, {
            message: `${eta.value} ${end < today ? "ended" : "ends"} on ${end}.`,
            hint: "Name a later quarter, or write `status: available` once people can have it.",
          });
        else if (end !== undefined && end > yearsFrom(today, mostYears))
          report(eta, {
            message: `${eta.value} is more than ${mostYears} years ahead.`,
            hint: "Which year is meant? Write that.",
          });
      }
    },
  },
  "product-doubled": {
    severity: "warning",
    summary: "Two products with the same name, or a product that lists a point twice.",
    why: "A copied file is easily left half changed, and nobody can tell two cards of one name apart.",
    mend: "Give each product its own name, and delete what is listed twice.",
    bad: "bullets: [Counts boxes, «counts boxes.»]",
    good: "bullets: [Counts boxes, Prints labels]",
    check({ products, report }) {
      const names = products.toReversed().flatMap(({ name }) => name ?? []);
      for (const [name, first] of repeated(names, wordsOf))
        report(name, {
          message: `The product in ${code(first[location].file.file)} has this name too.`,
          hint: "Which of the two is to change? Change or delete that.",
        });
      for (const { bullets } of products)
        for (const [text] of repeated(bullets ?? [], wordsOf))
          report(text, { message: "An entry above says the same.", hint: "Delete this entry." });
    },
  },
});

/** A text without what readers do not see as a difference: capitals, and signs at its end. */
function wordsOf({ value }: LocatedText): string {
  const words = value.toLowerCase().replaceAll(/\s+/g, " ");
  // Anchored to the start of the run, so that a long run costs linear time.
  return words.replace(/(?<![\s.!])[\s.!]+$/, "").trim();
}
