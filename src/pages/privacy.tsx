import content from "virtual:content/privacy";
import { FilledText } from "../components/filled-text.tsx";
import { PrivacySection } from "../components/privacy-section.tsx";
import { TableOfContents } from "../components/table-of-contents.tsx";
import { fill } from "../content/template.ts";
import { useSite } from "../site-context.ts";

export { content };

/** The privacy policy, as a document that can be read, linked into and printed. */
export function Page() {
  const { language, contact } = useSite();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return (
    <div className="wide policy">
      <div className="policy-opening">
        <h1>{content.heading}</h1>
        <p className="lead">{content.intro}</p>
      </div>
      <TableOfContents heading={content.contents} entries={content.sections} />
      <div className="policy-text">
        {content.sections.map((section) => (
          <PrivacySection key={section.id} {...section} />
        ))}
        <p className="policy-date">
          <time dateTime={content.updated}>
            {fill(content.lastUpdated, { date: date.format(new Date(content.updated)) })}
          </time>
        </p>
        <p>
          <FilledText
            template={content.contact}
            slots={{ email: <a href={`mailto:${contact.email}`}>{contact.email}</a> }}
          />
        </p>
      </div>
    </div>
  );
}
