import { OpeningHours } from "../../components/opening-hours.tsx";
import { Section } from "../../components/section.tsx";
import type { PlacesWithHours } from "../../content/hours.ts";
import type { SectionOf } from "../../content/section-kinds.ts";

/** The opening hours of each place. The build adds them (`scripts/build/opening-hours.ts`). */
export function Hours({ heading, ...shown }: SectionOf<"hours">) {
  const { places } = shown as unknown as PlacesWithHours;
  if (places.length === 0) return null;
  return (
    <Section heading={heading} className="wide split-section">
      <div className={places.length > 1 ? "hours-places" : undefined}>
        {places.map((place) => (
          <div key={place.name}>
            {places.length > 1 && <h3>{place.name}</h3>}
            <OpeningHours {...place} name={places.length > 1 ? place.name : heading} />
          </div>
        ))}
      </div>
    </Section>
  );
}
