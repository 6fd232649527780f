import { useEffect, useRef } from "react";
import type { Pages } from "../content/schema/pages.ts";
import { useSite } from "../site-context.ts";
import { Icon } from "./icon.tsx";
import { mapEmbedAddress, mapLinkAddress } from "./map-address.ts";
import { Section } from "./section.tsx";

const endId = "after-map";

/**
 * The office on a map. The boot script gives the frame its address once it is seen, so that
 * nothing is asked of another site before; `loading="lazy"` alone loaded it at once (Chromium 156).
 */
export interface MapFrameProps {
  words: Pages["contact"]["map"];
}

export function MapFrame({ words }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => loadWhenInView(frame.current), []);
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
          <span className="visually-hidden">{`\u00a0(${shared.newTab})`}</span>
        </a>
      </p>
      <div className="needs-scripts">
        <a href={`#${endId}`} className="skip-map">
          {words.skip}
        </a>
        <iframe
          ref={frame}
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

/** The same for a frame that React had to render anew, which the boot script does not know. */
function loadWhenInView(frame: HTMLIFrameElement | null): (() => void) | undefined {
  if (!frame || frame.src || !window.IntersectionObserver) return undefined;
  const observer = new IntersectionObserver((entries) => {
    if (frame.src || !entries.pop()?.isIntersecting) return;
    frame.sandbox.add("allow-same-origin");
    frame.src = frame.dataset["src"] as string;
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
