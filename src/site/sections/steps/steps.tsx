import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

/** Classes of a list by its length: two or four steps are not in thirds. */
const rows: Readonly<Record<number, string>> = {
  2: "steps steps-of-two",
  4: "steps steps-of-four",
};

/** Numbered steps that hang from one limb. */
export function Steps({ heading, items }: SectionOf<"steps">) {
  return (
    <Section heading={heading} className="wide step-section">
      <ol className={rows[items.length] ?? "steps"}>
        {items.map(({ title, text, time }) => (
          <li key={title} className="step-item">
            <h3>{title}</h3>
            <Paragraph text={text} />
            {time && <p className="step-time">{time}</p>}
          </li>
        ))}
      </ol>
    </Section>
  );
}
