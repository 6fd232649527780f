import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { keepUnits } from "../../../words/keep-units.ts";
import { columnsOf } from "../../components/columns-of.ts";
import { Isolated } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";

/** Widest parts in a column of the narrowest width, in digits, with the size in which they fit. */
const sizes = [
  { most: 6, style: "figure-value figure-short" },
  { most: 10, style: "figure-value figure-middling" },
  { most: 13, style: "figure-value figure-long" },
];

/** The size in which no part of any value is wider than its column. */
function sizeOf(values: readonly string[]): string {
  const widths = values
    .flatMap((value) => value.split(" "))
    .map((part) => [...part].reduce((sum, sign) => sum + widthOf(sign), 0));
  const widest = Math.max(...widths);
  return sizes.find(({ most }) => widest <= most)?.style ?? "figure-value figure-longest";
}

/** The width of a sign in digits: most letters are wider. */
function widthOf(sign: string): number {
  if (sign === "\u2060") return 0;
  if (/\p{L}/u.test(sign)) return 1.25;
  return /[\s.,:;']/.test(sign) ? 0.5 : 1;
}

/** Numbers, each with what it counts. No line breaks within a number, or before its unit. */
export function Figures({ heading, items }: SectionOf<"figures">) {
  const size = sizeOf(items.map(({ value }) => keepUnits(value)));
  return (
    <Section heading={heading} className="wide split-section">
      <ul className={columnsOf(items.length) === 2 ? "figures figures-of-two" : "figures"}>
        {items.map(({ value, label }) => {
          const whole = keepUnits(value);
          return (
            <li key={label} className="figure">
              <p className={size}>
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
