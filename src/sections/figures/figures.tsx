import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

/** Numbers, each with what it counts. No line breaks at the spaces within a number. */
export function Figures({ heading, items }: SectionOf<"figures">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className="figures">
        {items.map(({ value, label }) => {
          const whole = value.replace(/(?<=\d) (?=[\d%‰])/g, "\u00a0");
          const isLong = whole.split(" ").some((part) => part.length > 9);
          return (
            <li key={label} className="figure">
              <p className={isLong ? "figure-value figure-long" : "figure-value"}>{whole}</p>
              <p>{label}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
