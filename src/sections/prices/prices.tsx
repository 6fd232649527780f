import { DataTable } from "../../components/data-table.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/section-kinds.ts";

/** A table with more columns, or more letters in their names, gets the full width of the page. */
const [mostColumns, mostLetters] = [6, 45];

/** A table of prices, with an introduction and a note. */
export function Prices({ heading, intro, table, note, action }: SectionOf<"prices">) {
  const { columns } = table;
  const isWide = columns.length > mostColumns || columns.join("").length > mostLetters;
  const last = table.rows.map((row) => row.at(-1) ?? "");
  const areFigures =
    last.every((cell) => cell.length < 16) && last.some((cell) => /\p{N}/u.test(cell));
  return (
    <Section heading={heading} className={isWide ? "wide price-section" : "wide split-section"}>
      <div className={areFigures ? "prices prices-last" : "prices"}>
        <Paragraph text={intro} />
        <DataTable name={heading} {...table} />
        <Paragraph text={note} className="note" />
        {action && <PageLink {...action} className="button button-solid" />}
      </div>
    </Section>
  );
}
