import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

/** The company's values: terms with explanations. */
export function Values({ heading, items }: SectionOf<"values">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className={items.length % 2 === 1 ? "points-odd" : "points"}>
        {items.map(({ title, text }) => (
          <li key={title} className="point">
            <h3>{title}</h3>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
