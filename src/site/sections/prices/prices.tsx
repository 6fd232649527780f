import type { Table } from "../../../engine/schema/groups/table.ts";
import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { DataTable } from "../../components/data-table.tsx";
import { PageLink } from "../../components/page-link.tsx";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { PriceGroups } from "./price-groups.tsx";

/** A table with more columns, or more letters in their names, gets the full width of the page. */
const [mostColumns, mostLetters] = [6, 45];

/** Known as the page is bundled, so that a site without groups of prices carries nothing for them. */
const hasGroups: boolean = import.meta.env.HAS_PRICE_GROUPS;

/** A table of prices, or groups of them, with an introduction and a note. */
export function Prices({
  heading,
  intro,
  table,
  groups,
  marks,
  note,
  action,
}: SectionOf<"prices">) {
  const { columns, rows } = (hasGroups ? (table ?? { columns: [], rows: [] }) : table) as Table;
  const isWide = columns.length > mostColumns || columns.join("").length > mostLetters;
  const last = rows.map((row) => row.at(-1) ?? "");
  const areFigures =
    last.every((cell) => cell.length < 16) && last.some((cell) => /\p{N}/u.test(cell));
  return (
    <Section heading={heading} className={isWide ? "wide price-section" : "wide split-section"}>
      <div className={areFigures ? "prices prices-last" : "prices"}>
        <Paragraph text={intro} />
        {hasGroups && groups ? (
          <PriceGroups groups={groups} marks={marks} />
        ) : (
          <DataTable name={heading} columns={columns} rows={rows} />
        )}
        <Paragraph text={note} className="note" />
        {action && <PageLink {...action} className="button button-solid" />}
      </div>
    </Section>
  );
}
