import { useId } from "react";

/** Links to the sections of this page. */
export interface TableOfContentsProps {
  heading: string;
  entries: readonly { id: string; heading: string }[];
}

export function TableOfContents({ heading, entries }: TableOfContentsProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className="contents">
      <h2 id={headingId} className="contents-heading">
        {heading}
      </h2>
      <ol className="contents-list">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`} className="contents-link">
              {entry.heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
