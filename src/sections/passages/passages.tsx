import { Section } from "../../components/section.tsx";
import type { SectionOf } from "../schemas.ts";

/** A few short passages in large type, side by side where there is room. */
export function Passages({ items }: SectionOf<"passages">) {
  return (
    <div className="wide passages">
      {items.map(({ heading, text }) => (
        <Section key={heading} heading={heading} className="passage">
          <p>{text}</p>
        </Section>
      ))}
    </div>
  );
}
