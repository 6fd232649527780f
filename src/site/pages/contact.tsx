import type { RenderedPlaces } from "../../engine/schema/groups/contact-details.ts";
import type { RenderedContact } from "../../engine/schema/groups/rendered-form.ts";
import { ChatBubble } from "../components/chat-bubble.tsx";
import { Drawing } from "../components/drawing.tsx";
import { MapFrame } from "../components/map-frame.tsx";
import { OpeningWords } from "../components/page-title.tsx";
import { ContactDetails } from "../components/place/contact-details.tsx";
import { FurtherPlaces } from "../components/place/further-places.tsx";
import { PlaceHours } from "../components/place/place-hours.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import type { Drawings } from "../data/artwork.ts";
import { useSite } from "../data/site-context.ts";

/** Known as the page is bundled, so that a site without hours carries nothing for them. */
const hasHours: boolean = import.meta.env.HAS_HOURS;

/**
 * How to reach the company: the page's opening and the form, with the bubble and the facts under the page's
 * drawing next to them, so that a wide window shows all of it at once; then the map, and further places.
 */
export function Page({ content }: { content: RenderedContact & Drawings & RenderedPlaces }) {
  const { bubble, drawing, map, hours, places } = content;
  const { place } = useSite().contact;
  return (
    <>
      <div className="talk step">
        <div className="wide sides">
          {drawing && <Drawing artwork={drawing} className="hanging" />}
          <div className="side-opening">
            <OpeningWords heading={content.heading} intro={content.intro} />
          </div>
          <ContactForm content={content} />
          <div className={drawing ? "below-hanging" : "side-end"}>
            {bubble && <ChatBubble labels={bubble} />}
            <ContactDetails labels={content.details}>
              {hasHours && hours && (
                <div className="details">
                  <PlaceHours name={content.details.address} {...hours} />
                </div>
              )}
            </ContactDetails>
          </div>
        </div>
      </div>
      {map && place && <MapFrame labels={map} place={place} />}
      {hasHours && places && <FurtherPlaces places={places} mapLink={map?.link} />}
    </>
  );
}
