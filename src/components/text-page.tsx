import { type ReactNode, useId } from "react";
import type { WrittenDays } from "../content/day.ts";
import type { Pages } from "../content/pages.ts";
import { PageTitle } from "./page-title.tsx";
import { FilledText, FirmParagraph } from "./rich-text.tsx";

/** A document of sections, for reading, linking and printing, with its date if it has one. */
export interface TextPageProps {
  content: Pick<Pages["accessibility"], "heading" | "contents" | "lastUpdated" | "updated"> & {
    intro?: string | undefined;
    days: WrittenDays;
  };
  /** Its numbered sections. Each is a link target and an entry in the table of contents. */
  sections: readonly { id: string; heading: string; shown: ReactNode }[];
  /** Content after the date. */
  closing?: ReactNode;
}

/** Pages with fewer sections than this need no table of contents. */
const listedFrom = 3;

export function TextPage({ content, sections, closing }: TextPageProps) {
  const { updated, days } = content;
  return (
    <div className="wide text-page">
      <div className="text-page-opening">
        <PageTitle text={content.heading} />
        <FirmParagraph text={content.intro} className="lead" />
      </div>
      {sections.length >= listedFrom && (
        <TableOfContents heading={content.contents} sections={sections} />
      )}
      <div className="text-page-body">
        {/* Each has a name for the same reason as `Section`. */}
        {sections.map(({ id, heading, shown }) => (
          <section key={id} id={id} tabIndex={-1} aria-label={heading} className="text-section">
            <h2>{heading}</h2>
            {shown}
          </section>
        ))}
        {updated && (
          <p className="text-page-date">
            <FilledText
              template={content.lastUpdated}
              slots={{ date: <time dateTime={updated}>{days[updated]}</time> }}
            />
          </p>
        )}
        {closing}
      </div>
    </div>
  );
}

type Sections = TextPageProps["sections"];

function TableOfContents({ heading, sections }: { heading: string; sections: Sections }) {
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
