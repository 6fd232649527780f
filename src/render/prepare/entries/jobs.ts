import { escapeMarkup } from "../../../engine/escape.ts";
import type { RenderedEntry } from "../../../engine/schema/layouts/events.ts";
import type { PostEntry } from "../../../engine/schema/layouts/news.ts";
import type { Content } from "../../../site/data/content.ts";
import { partLanguageOf } from "../../../words/direction-of.ts";
import { wordList } from "../../../words/template.ts";
import { dayFormat } from "../dates/format-dates.ts";
import { type EntryFile, entriesOf } from "./entries.ts";

/** The kinds of employment of a job, as the language calls them. */
const kindsOf = ({ kind, words }: EntryFile<"job">[1], { site }: Content) =>
  wordList(
    site.words.interface.list,
    kind.map((one) => words.kinds[one]),
  );

/** The jobs, for a list. */
export const jobEntries = (content: Content): PostEntry[] =>
  entriesOf(content, "job").map(([page, job]) => ({
    ...{ page, title: job.title, date: kindsOf(job, content), lead: job.lead },
    ...(job.place && { note: job.place }),
    ...partLanguageOf(job.lang),
  }));

/** What the page of a job shows. */
export function renderedJob(job: EntryFile<"job">[1], content: Content): RenderedEntry {
  const { contact, words } = content.site;
  const { where, kindLabel, wage, deadline } = job.words;
  const facts = [
    {
      label: where,
      value: escapeMarkup(job.place ?? wordList(words.interface.list, contact.address)),
    },
    { label: kindLabel, value: kindsOf(job, content) },
    job.pay && { label: wage, value: escapeMarkup(job.pay) },
    job.until && { label: deadline, value: dayFormat(content)(job.until) },
  ];
  return { facts: facts.filter((one) => typeof one === "object") };
}
