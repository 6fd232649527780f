import { Section } from "../../components/section.tsx";
import { keepUnits } from "../../content/keep-units.ts";
import type { SectionOf } from "../../content/schema/section-kinds.ts";

/** Numbers, each with what it counts. No line breaks within a number, or before its unit. */
export function Figures({ heading, items }: SectionOf<"figures">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className="figures">
        {items.map(({ value, label }) => {
          const whole = keepUnits(value);
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
