import { type ReactNode, useId } from "react";
import type { Pages } from "../content/schema/pages.ts";
import type { WrittenDays } from "../content/written-days.ts";
import { FilledText } from "./filled-text.tsx";
import { FirmText } from "./firm-text.tsx";
import { LongDate } from "./long-date.tsx";
import { PageTitle } from "./page-title.tsx";

/** A page of sections, with its date if it has one, as a document that can be read, linked into and printed. */
export interface TextPageProps {
  content: Pick<Pages["accessibility"], "heading" | "contents" | "lastUpdated" | "updated"> & {
    intro?: string | undefined;
    days: WrittenDays;
  };
  /** What the table of contents lists. */
  sections: readonly { id: string; heading: string }[];
  children: ReactNode;
  /** What follows the date. */
  closing?: ReactNode;
}

/** Pages of fewer sections than this are seen whole, and need no table of contents. */
const listedFrom = 3;

export function TextPage({ content, sections, children, closing }: TextPageProps) {
  return (
    <div className="wide text-page">
      <div className="text-page-opening">
        <PageTitle text={content.heading} />
        {content.intro && (
          <p className="lead">
            <FirmText text={content.intro} />
          </p>
        )}
      </div>
      {sections.length >= listedFrom && (
        <TableOfContents heading={content.contents} sections={sections} />
      )}
      <div className="text-page-body">
        {children}
        {content.updated && (
          <p className="text-page-date">
            <FilledText
              template={content.lastUpdated}
              slots={{ date: <LongDate day={content.updated} days={content.days} /> }}
            />
          </p>
        )}
        {closing}
      </div>
    </div>
  );
}

function TableOfContents({
  heading,
  sections,
}: Pick<TextPageProps, "sections"> & { heading: string }) {
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
