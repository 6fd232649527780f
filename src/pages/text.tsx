import { DataTable } from "../components/data-table.tsx";
import { Fact } from "../components/fact.tsx";
import { Paragraphs, RichText } from "../components/rich-text.tsx";
import { TextPage } from "../components/text-page.tsx";
import { anchorOf } from "../content/anchor-of.ts";
import type { WrittenDays } from "../content/day.ts";
import type { Pages } from "../content/pages.ts";

type Content = Pages["text"];

/** A page of text, such as an imprint. */
export function Page({ content }: { content: Content & { days: WrittenDays } }) {
  const sections = content.sections.map((section) => {
    return { id: anchorOf(section), heading: section.heading, shown: <Parts {...section} /> };
  });
  return <TextPage content={content} sections={sections} />;
}

/** The content of a section below its heading. */
function Parts({ heading, paragraphs = [], list, facts, table }: Content["sections"][number]) {
  return (
    <>
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
    </>
  );
}
