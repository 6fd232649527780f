import { ChatBubble } from "../components/chat-bubble.tsx";
import { ContactDetails } from "../components/contact-details.tsx";
import { Drawing } from "../components/drawing.tsx";
import { MapFrame } from "../components/map-frame.tsx";
import { OpeningWords } from "../components/page-title.tsx";
import { ContactForm } from "../contact/contact-form.tsx";
import type { Drawings } from "../content/artwork.ts";
import type { Pages } from "../content/pages.ts";
import { useSite } from "../content/site-context.ts";

/**
 * How to reach the company: the page's opening and the form, with the bubble and the facts under the page's
 * drawing next to them, so that a wide window shows all of it at once; then the map.
 */
export function Page({ content }: { content: Pages["contact"] & Drawings }) {
  const { bubble, drawing, map } = content;
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
            <ContactDetails labels={content.details} />
          </div>
        </div>
      </div>
      {map && place && <MapFrame labels={map} place={place} />}
    </>
  );
}
