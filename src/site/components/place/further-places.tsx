import type { RenderedPlace } from "../../../engine/schema/groups/contact-details.ts";
import { MapLink } from "../map-frame.tsx";
import { Section } from "../section.tsx";
import { Lines, PhoneLink } from "./contact-details.tsx";
import { PlaceHours } from "./place-hours.tsx";

interface FurtherPlacesProps {
  places: readonly RenderedPlace[];
  /** Text of the link to each on a map. */
  mapLink?: string | undefined;
}

/** The places of the company other than the first: how to reach each, and when it is open. */
export function FurtherPlaces({ places, mapLink }: FurtherPlacesProps) {
  return (
    <div className="wide places">
      {places.map(({ name, address, phones = [], place, hours }) => (
        <Section key={name} heading={name} className="place">
          <address>
            <Lines lines={address} />
          </address>
          {phones.map(({ label, number, display }) => (
            <p key={number}>
              {label && `${label} `}
              <PhoneLink number={number} display={display} />
            </p>
          ))}
          {place && mapLink && <MapLink text={mapLink} place={place} name={name} />}
          {hours && <PlaceHours name={name} {...hours} />}
        </Section>
      ))}
    </div>
  );
}
