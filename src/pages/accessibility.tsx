import { MailAddress, PageLink, Paragraph, Paragraphs } from "../components/rich-text.tsx";
import { TestRecord } from "../components/test-record.tsx";
import { TextPage, TextSection } from "../components/text-page.tsx";
import type { Pages } from "../content/schema/pages.ts";
import { statementSections } from "../content/statement-sections.ts";
import type { WrittenDays } from "../content/written-days.ts";

/** The accessibility statement: first what helps a visitor at once, then what proves it. */
export function Page({ content }: { content: Pages["accessibility"] & { days: WrittenDays } }) {
  const { conformance, limits, feedback, tests, measures, technology } = content;
  const form = <PageLink {...feedback.form} />;
  return (
    <TextPage
      content={content}
      sections={statementSections.map((id) => ({ id, heading: content[id].heading }))}
    >
      <TextSection id="conformance" heading={conformance.heading}>
        <Paragraph
          text={conformance.claims[conformance.status]}
          slots={{ standard: conformance.standard }}
          className="claim"
        />
        <Paragraphs texts={conformance.paragraphs} />
      </TextSection>
      <TextSection id="limits" heading={limits.heading}>
        <ul className="entries">
          {limits.items.map(({ heading, text }) => (
            <li key={heading} className="entry">
              <h3>{heading}</h3>
              <Paragraph text={text} />
            </li>
          ))}
        </ul>
      </TextSection>
      <TextSection id="feedback" heading={feedback.heading}>
        <Paragraph text={feedback.write} slots={{ email: <MailAddress />, form }} />
        <Paragraphs texts={feedback.paragraphs} />
      </TextSection>
      <TextSection id="tests" heading={tests.heading}>
        <Paragraphs texts={tests.paragraphs} />
        <ul className="entries">
          {tests.records.map((record) => (
            <TestRecord
              key={`${record.what} ${record.with}`}
              record={record}
              labels={tests.labels}
              outcomes={tests.outcomes}
              days={content.days}
            />
          ))}
        </ul>
      </TextSection>
      <TextSection id="measures" heading={measures.heading}>
        <Paragraphs texts={measures.paragraphs} />
      </TextSection>
      <TextSection id="technology" heading={technology.heading}>
        <Paragraphs texts={technology.paragraphs} />
      </TextSection>
    </TextPage>
  );
}
