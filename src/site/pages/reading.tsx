import { useId } from "react";
import type { FormattedDays } from "../../words/dates/day.ts";
import { DataTable } from "../components/data-table.tsx";
import { LabelledValue } from "../components/labelled-value.tsx";
import { PageLink } from "../components/page-link.tsx";
import { PageTitle } from "../components/page-title.tsx";
import {
  FilledText,
  FirmParagraph,
  MailAddress,
  Paragraph,
  Paragraphs,
  RichText,
} from "../components/rich-text.tsx";
import { TestRecord } from "../components/test-record.tsx";
import { TextList } from "../components/text-list.tsx";
import { useLongWordStyle } from "../components/use-long-word-style.ts";
import {
  type ReadingPage,
  type ReadingSection,
  readingSections,
} from "../data/reading-sections.ts";

/** Pages with fewer sections than this need no table of contents. */
const listedFrom = 3;

/** A document of sections, for reading, linking and printing, with its date if it has one. */
export function Page({ content }: { content: ReadingPage & { days: FormattedDays } }) {
  const { updated, days, words } = content;
  const sections = readingSections(content);
  return (
    <div className="wide text-page">
      <div className="text-page-opening">
        <PageTitle text={content.heading} />
        <FirmParagraph text={content.intro} className="lead" />
      </div>
      {sections.length >= listedFrom && (
        <TableOfContents heading={words.contents} sections={sections} />
      )}
      <div className="text-page-body">
        {sections.map((section) => (
          <section key={section.id} id={section.id} tabIndex={-1} className="text-section">
            <SectionHeading text={section.heading} />
            <Parts section={section} days={days} />
          </section>
        ))}
        {updated && (
          <p className="text-page-date">
            <FilledText
              template={words.lastUpdated}
              slots={{ date: <time dateTime={updated}>{days[updated]}</time> }}
            />
          </p>
        )}
        {"contact" in words && <FirmParagraph text={words.contact} />}
      </div>
    </div>
  );
}

function TableOfContents({ heading, sections }: { heading: string; sections: ReadingSection[] }) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className="contents">
      <h2 id={headingId} className="contents-heading">
        {heading}
      </h2>
      <ol className="contents-list">
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`} className="contents-link">
              {section.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function SectionHeading({ text }: { text: string }) {
  return (
    <h2 className={useLongWordStyle(text, [["wide-word", 24]])} suppressHydrationWarning>
      {text}
    </h2>
  );
}

/** The content of a section below its heading. */
function Parts({ section, days }: { section: ReadingSection; days: FormattedDays }) {
  const { claims, status, standard, write, form, paragraphs = [], list, facts, table } = section;
  const { items, labels, outcomes, records } = section;
  return (
    <>
      {claims && status && (
        <Paragraph text={claims[status]} slots={{ standard }} className="claim" />
      )}
      {write && form && (
        <Paragraph text={write} slots={{ email: <MailAddress />, form: <PageLink {...form} /> }} />
      )}
      <Paragraphs texts={paragraphs} />
      {list && <TextList entries={list} />}
      {facts && (
        <div className="text-facts">
          {facts.map(({ label, value }) => (
            <LabelledValue key={label} label={label} text={value}>
              <RichText text={value} />
            </LabelledValue>
          ))}
        </div>
      )}
      {table && <DataTable name={section.heading} {...table} />}
      {items && (
        <ul className="entries">
          {items.map(({ heading, text }) => (
            <li key={heading} className="entry">
              <h3>{heading}</h3>
              <Paragraph text={text} />
            </li>
          ))}
        </ul>
      )}
      {labels && outcomes && records && <TestRecord {...{ labels, outcomes, records, days }} />}
    </>
  );
}
