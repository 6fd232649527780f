import { link } from "../address-fields.ts";
import { layout } from "../page-parts.ts";
import { choice, list, onlyTrue, shape, text, word, words } from "../primitives.ts";
import { firstDay, lastDay, refuseOrder } from "../times.ts";
import { entryListHead, entryParts } from "./post.ts";

/** The page that lists all jobs. It is there without a job, too. */
export const jobs = shape({
  layout: layout("jobs"),
  ...entryListHead,
  words: words({
    none: word("shown-while-there-no-job"),
    all: word("text-link-page-below-jobs"),
  }),
}).describe("list-jobs");

/** Kinds of employment, with their names in structured data (schema.org). */
export const employments = {
  ...{ full: "FULL_TIME", part: "PART_TIME", temporary: "TEMPORARY", internship: "INTERN" },
  ...{ freelance: "CONTRACTOR", volunteer: "VOLUNTEER" },
} as const;
const kinds = Object.keys(employments) as (keyof typeof employments)[];

/** A job: a file in `content/jobs/`. */
export const job = shape({
  title: text("title-job"),
  day: firstDay,
  until: lastDay.optional(),
  place: text("where-it-is").optional(),
  remote: onlyTrue("true-if-people-do-from"),
  kind: list(choice("kind-employment", kinds), "kinds-employment"),
  pay: text("what-pays").optional(),
  action: link("button-below").optional(),
  ...entryParts,
  words: words(
    {
      where: word("label-place"),
      kindLabel: word("label-kinds"),
      wage: word("label-what-pays"),
      deadline: word("label-last-day-apply"),
      kinds: shape({
        full: word("full-time-job"),
        part: word("part-time-job"),
        temporary: word("job-time"),
        internship: word("internship-apprenticeship"),
        freelance: word("contract-work"),
        volunteer: word("work-without-pay"),
      }).describe("what-kinds-employment-called"),
    },
    { where: ["place"], kinds: ["kind"], wage: ["pay"], deadline: ["until"] },
  ),
})
  .superRefine(({ day, until }, context) => refuseOrder({ from: day, until }, context))
  .describe("job");
