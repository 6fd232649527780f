import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../schemas.ts";

/** Numbers, each with what it counts; the blanks within one part no lines. */
export function Figures({ heading, items }: SectionOf<"figures">) {
  return (
    <Section heading={heading} className="wide split-section">
      <ul className="figures">
        {items.map(({ value, label }) => (
          <li key={label} className="figure">
            <p className="figure-value">{value.replace(/(?<=\d) (?=[\d%‰])/g, "\u00a0")}</p>
            <p>{label}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
