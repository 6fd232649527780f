import { link } from "../addresses.ts";
import { layout } from "../page-parts.ts";
import { choice, list, onlyTrue, shape, text, word } from "../primitives.ts";
import { firstDay, lastDay } from "../times.ts";
import { entryListHead, entryParts } from "./post.ts";

/** The page that lists all jobs. It is there without a job, too. */
export const jobs = shape({
  layout: layout("jobs"),
  ...entryListHead,
  none: word("Shown while there is no job."),
  all: word("Text of the link to this page below the jobs on another page."),
}).describe("The list of jobs, newest first.");

/** Kinds of employment, with their names in structured data (schema.org). */
export const employments = {
  ...{ full: "FULL_TIME", part: "PART_TIME", temporary: "TEMPORARY", internship: "INTERN" },
  ...{ freelance: "CONTRACTOR", volunteer: "VOLUNTEER" },
} as const;
const kinds = Object.keys(employments) as (keyof typeof employments)[];

/** A job: a file in `content/jobs/`. */
export const job = shape({
  title: text("Title of the job, as applicants look for it."),
  day: firstDay,
  until: lastDay.optional(),
  place: text("Where it is. By default your address.").optional(),
  remote: onlyTrue("true if people do it from wherever they are in your country."),
  kind: list(choice("A kind of employment.", kinds), "Kinds of employment."),
  pay: text("What it pays.").optional(),
  action: link("A button below it.").optional(),
  ...entryParts,
  where: word("Label of its place."),
  kindLabel: word("Label of its kinds."),
  wage: word("Label of what it pays."),
  deadline: word("Label of the last day to apply."),
  kinds: shape({
    full: word("A full-time job."),
    part: word("A part-time job."),
    temporary: word("A job for a time."),
    internship: word("An internship or apprenticeship."),
    freelance: word("A contract for work."),
    volunteer: word("Work without pay."),
  }).describe("What kinds of employment are called."),
}).describe("A job, in content/jobs/.");
