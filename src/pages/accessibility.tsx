import type { ReactNode } from "react";
import { PageLink } from "../components/page-link.tsx";
import { MailAddress, Paragraph, Paragraphs } from "../components/rich-text.tsx";
import { TestRecord } from "../components/test-record.tsx";
import { TextPage } from "../components/text-page.tsx";
import type { WrittenDays } from "../content/day.ts";
import type { Pages } from "../content/pages.ts";
import { statementSections } from "../content/statement-sections.ts";

/** The accessibility statement: first what helps visitors, then the evidence. */
export function Page({ content }: { content: Pages["accessibility"] & { days: WrittenDays } }) {
  const { conformance, limits, feedback, tests, measures, technology } = content;
  const form = <PageLink {...feedback.form} />;
  const shown: Record<(typeof statementSections)[number], ReactNode> = {
    conformance: (
      <>
        <Paragraph
          text={conformance.claims[conformance.status]}
          slots={{ standard: conformance.standard }}
          className="claim"
        />
        <Paragraphs texts={conformance.paragraphs} />
      </>
    ),
    limits: (
      <ul className="entries">
        {limits.items.map(({ heading, text }) => (
          <li key={heading} className="entry">
            <h3>{heading}</h3>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
    ),
    feedback: (
      <>
        <Paragraph text={feedback.write} slots={{ email: <MailAddress />, form }} />
        <Paragraphs texts={feedback.paragraphs} />
      </>
    ),
    tests: (
      <>
        <Paragraphs texts={tests.paragraphs} />
        <TestRecord tests={tests} days={content.days} />
      </>
    ),
    measures: <Paragraphs texts={measures.paragraphs} />,
    technology: <Paragraphs texts={technology.paragraphs} />,
  };
  const sections = statementSections.map((id) => {
    return { id, heading: content[id].heading, shown: shown[id] };
  });
  return <TextPage content={content} sections={sections} />;
}
