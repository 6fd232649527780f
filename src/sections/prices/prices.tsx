import { DataTable } from "../../components/data-table.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

/** Columns whose names have as many letters stand beside the heading; others have the width of the page. */
const lettersBeside = 45;

/** A table of prices, with what to know before and after it. */
export function Prices({ heading, intro, table, note, action }: SectionOf<"prices">) {
  return (
    <Section
      heading={heading}
      className={
        table.columns.join("").length > lettersBeside ? "wide price-section" : "wide split-section"
      }
    >
      <div className="prices">
        <Paragraph text={intro} />
        <DataTable name={heading} {...table} />
        <Paragraph text={note} className="note" />
        {action && <PageLink {...action} className="button button-solid" />}
      </div>
    </Section>
  );
}
