import { DataTable } from "../components/data-table.tsx";
import { Fact } from "../components/fact.tsx";
import { Paragraphs, RichText } from "../components/rich-text.tsx";
import { TextPage, TextSection } from "../components/text-page.tsx";
import { anchorOf } from "../content/anchor-of.ts";
import type { Pages } from "../content/schema/pages.ts";
import type { WrittenDays } from "../content/written-days.ts";

/** A page of text, such as an imprint. */
export function Page({ content }: { content: Pages["text"] & { days: WrittenDays } }) {
  const sections = content.sections.map((section) => ({ ...section, id: anchorOf(section) }));
  return (
    <TextPage content={content} sections={sections}>
      {sections.map(({ id, heading, paragraphs = [], list, facts, table }) => (
        <TextSection key={id} id={id} heading={heading}>
          <Paragraphs texts={paragraphs} />
          {list && (
            <ul className="text-list">
              {list.map((entry) => (
                <li key={entry}>
                  <RichText text={entry} />
                </li>
              ))}
            </ul>
          )}
          {facts && (
            <div className="text-facts">
              {facts.map(({ label, value }) => (
                <Fact key={label} label={label} text={value}>
                  <RichText text={value} />
                </Fact>
              ))}
            </div>
          )}
          {table && <DataTable name={heading} {...table} />}
        </TextSection>
      ))}
    </TextPage>
  );
}
