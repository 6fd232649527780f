import type { Pages } from "../content/schema/pages.ts";
import { useSite } from "../site-context.ts";
import { Icon } from "./icon.tsx";
import { mapEmbedAddress, mapLinkAddress } from "./map-address.ts";
import { Section } from "./section.tsx";

const endId = "after-map";

/**
 * The office on a map. The boot script gives the frame its address once it comes near, so that
 * nothing is asked of another site before; `loading="lazy"` alone loaded it at once (Chromium 156).
 */
export interface MapFrameProps {
  words: Pages["contact"]["map"];
}

export function MapFrame({ words }: MapFrameProps) {
  const { contact, interface: shared } = useSite();
  return (
    <Section heading={words.heading} className="wide map">
      <p className="note">{words.privacy}</p>
      <p>
        <a
          href={mapLinkAddress(contact.place)}
          target="_blank"
          rel="noreferrer"
          className="map-link"
        >
          {words.link}
          <Icon name="external" />
          <span className="visually-hidden"> ({shared.newTab})</span>
        </a>
      </p>
      <div className="needs-scripts">
        <a href={`#${endId}`} className="skip-map">
          {words.skip}
        </a>
        <iframe
          title={words.title}
          data-src={mapEmbedAddress(contact.place)}
          sandbox="allow-scripts allow-popups"
          referrerPolicy="no-referrer"
          className="box map-view"
          suppressHydrationWarning
        />
      </div>
      <div id={endId} tabIndex={-1} />
    </Section>
  );
}
