import { layout } from "../groups/page-parts.ts";
import { link } from "../values/address-fields.ts";
import { choice, list, onlyTrue, shape, text, word, words } from "../values/primitives.ts";
import { firstDay, lastDay, refuseOrder } from "../values/times.ts";
import { entryListHead, entryParts } from "./post.ts";

/** The page that lists all jobs. It is there without a job, too. */
export const jobs = shape({
  layout: layout("jobs"),
  ...entryListHead,
  words: words({
    none: word(),
    all: word(),
  }),
});

/** Kinds of employment, with their names in structured data (schema.org). */
export const employments = {
  ...{ full: "FULL_TIME", part: "PART_TIME", temporary: "TEMPORARY", internship: "INTERN" },
  ...{ freelance: "CONTRACTOR", volunteer: "VOLUNTEER" },
} as const;
const kinds = Object.keys(employments) as (keyof typeof employments)[];

/** A job: a file in `content/jobs/`. */
export const job = shape({
  title: text(),
  day: firstDay,
  until: lastDay.optional(),
  place: text().optional(),
  remote: onlyTrue(),
  kind: list(choice("", kinds)),
  pay: text().optional(),
  action: link().optional(),
  ...entryParts,
  words: words(
    {
      where: word(),
      kindLabel: word(),
      wage: word(),
      deadline: word(),
      kinds: shape({
        full: word(),
        part: word(),
        temporary: word(),
        internship: word(),
        freelance: word(),
        volunteer: word(),
      }),
    },
    { where: ["place"], kinds: ["kind"], wage: ["pay"], deadline: ["until"] },
  ),
}).superRefine(({ day, until }, context) => refuseOrder({ from: day, until }, context));
