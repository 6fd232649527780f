import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { PlaceHours } from "../../components/place/place-hours.tsx";
import { Section } from "../../components/section.tsx";

/** The opening hours of each place. The build adds them (`src/render/prepare/dates/opening-hours.ts`). */
export function Hours({ heading, places }: SectionOf<"hours">) {
  if (places.length === 0) return null;
  return (
    <Section heading={heading} className="wide split-section">
      <div className={places.length > 1 ? "hours-places" : undefined}>
        {places.map(({ name, hours }) => (
          <div key={name}>
            {places.length > 1 && <h3>{name}</h3>}
            <PlaceHours {...hours} name={places.length > 1 ? name : heading} />
          </div>
        ))}
      </div>
    </Section>
  );
}
