import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { columnsOf } from "../../components/columns-of.ts";
import { PageLink } from "../../components/page-link.tsx";
import { Picture } from "../../components/picture.tsx";
import {
  besideHeading,
  column,
  fixedWidth,
  type Parts,
  whole,
} from "../../components/picture-sizes.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

const inTwos: Parts = { 0: whole, 30: column(2), 64: column(2, besideHeading) };
const inRows: Parts = { 0: whole, 30: fixedWidth(12) };
const inThrees: Parts = { ...inRows, 76: column(3, besideHeading) };

/** The people who work here, two by two; an odd number in rows, or in threes where the window is wide for that. */
export function People({ heading, items }: SectionOf<"people">) {
  const isOdd = items.length % 2 === 1;
  const areThrees = columnsOf(items.length) === 3;
  const inOdd = areThrees ? inThrees : inRows;
  const odd = areThrees ? "person-rows person-threes" : "person-rows";
  return (
    <Section heading={heading} className="wide split-section">
      <ul className={isOdd ? odd : "cards"}>
        {items.map(({ image, name, role, text, link }) => (
          <li key={name} className={image ? "person" : "person-plain"}>
            {image && <Picture image={image} parts={isOdd ? inOdd : inTwos} frame={1} />}
            <h3>{name}</h3>
            <p className="person-role">{role}</p>
            <Paragraph text={text} />
            {link && <PageLink {...link} className="section-link" />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
