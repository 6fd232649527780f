import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { Quote } from "../../components/quote.tsx";
import { Section } from "../../components/section.tsx";

/** Quotes, each with its source. */
export function Quotes({ heading, items }: SectionOf<"quotes">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className="quotes">
        {items.map((quote) => (
          <li key={quote.text}>
            <Quote {...quote} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
