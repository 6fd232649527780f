import { Isolated } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { keepUnits } from "../../content/keep-units.ts";
import type { SectionOf } from "../../content/section-kinds.ts";

/** Numbers, each with what it counts. No line breaks within a number, or before its unit. */
export function Figures({ heading, items }: SectionOf<"figures">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className="figures">
        {items.map(({ value, label }) => {
          const whole = keepUnits(value);
          // Letters are wider than digits, and so is the dash of a range, which counts as three.
          const isLong = whole
            .split(" ")
            .some((part) => part.length > (/\p{L}/u.test(part) ? 8 : 9));
          return (
            <li key={label} className="figure">
              <p className={isLong ? "figure-value figure-long" : "figure-value"}>
                <Isolated text={whole} />
              </p>
              <p>{label}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
