import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/section-kinds.ts";

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
