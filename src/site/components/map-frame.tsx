import { useEffect, useRef, useState } from "react";
import type { RenderedContact } from "../../engine/schema/groups/rendered-form.ts";
import type { Site } from "../../engine/schema/site.ts";
import { fill } from "../../words/template.ts";
import { useInView } from "../browser/media-queries.ts";
import { useSite } from "../data/site-context.ts";
import { Lines } from "./place/contact-details.tsx";
import { Paragraph } from "./rich-text.tsx";
import { Section } from "./section.tsx";

const endId = "after-map";

/** Invented streets on a ground of 120 by 40. One passes through the centre, where the marker is. */
const streets = "M-5 33C20 33 40 22 60 20S95 8 125 9M30-5c-2 30 16 10 26 50M92-5c-2 30 12 20 14 50";

interface MapFrameProps {
  labels: NonNullable<RenderedContact["map"]>;
  /** Position of the marker, in degrees. */
  place: NonNullable<Site["contact"]["place"]>;
}

/**
 * The office on a map. A drawn ground with a marker shows until the map is there. The boot script loads the
 * map when it comes into view, so that no other site gets a request before; `loading="lazy"` alone loaded it
 * at once (Chromium 156). For a visitor who saves data it stays a drawing. With `load: on-press` it waits for a press.
 */
export function MapFrame({ labels, place }: MapFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const waits = labels.load === "on-press";
  const [pressed, setPressed] = useState(false);
  const [shown, setShown] = useState(false);
  // The boot script does not know a frame that React had to render again.
  const inView = useInView(frame, false);
  useEffect(() => {
    if (inView && !navigator.connection?.saveData) void showFrame(frame.current);
  }, [inView]);
  useEffect(() => {
    if (!pressed) return;
    void showFrame(frame.current).then((isShown) => {
      // The button is removed, so the focus moves to the map.
      if (isShown && document.activeElement === button.current)
        frame.current?.focus({ preventScroll: true });
      setShown(isShown);
      // If it cannot be loaded, another press tries again.
      setPressed(isShown);
    });
  }, [pressed]);
  const { contact } = useSite();
  const { latitude, longitude } = place;

  return (
    <Section heading={labels.heading} className="wide sides step">
      <div className="side-start map-view">
        <svg
          className="map-layer"
          viewBox="0 0 120 40"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <path d={streets} stroke="var(--paper)" strokeWidth="1.8" />
          <circle cx="60" cy="20" r="2" stroke="var(--paper)" fill="var(--accent)" />
        </svg>
        {waits && !shown && (
          <div className="needs-scripts map-press" data-need="">
            <button
              ref={button}
              type="button"
              aria-disabled={pressed || undefined}
              onClick={() => setPressed(true)}
              className={pressed ? "button button-unavailable" : "button button-solid"}
            >
              {labels.show}
            </button>
          </div>
        )}
        {(!waits || pressed) && (
          <div className="needs-scripts map-layer map-live" suppressHydrationWarning>
            <a href={`#${endId}`} className="skip-link">
              {labels.skip}
            </a>
            <iframe
              ref={frame}
              title={labels.title}
              data-mapplace={`${latitude},${longitude}`}
              sandbox="allow-scripts allow-popups"
              referrerPolicy="no-referrer"
              className="map-frame"
              suppressHydrationWarning
            />
          </div>
        )}
      </div>
      <div id={endId} tabIndex={-1}>
        <address>
          <Lines lines={contact.address} />
        </address>
        <MapLink text={labels.link} place={place} />
        {/* Without scripts the map is never loaded. */}
        <Paragraph
          text={waits ? labels.pressPrivacy : labels.privacy}
          className="needs-scripts note"
        />
      </div>
    </Section>
  );
}

interface MapLinkProps {
  text: string;
  place: MapFrameProps["place"];
  /** Name of the place, for screen readers, if the page has several. */
  name?: string;
}

/** Leads to a position on the map's own site. */
export function MapLink({ text, place: { latitude, longitude }, name }: MapLinkProps) {
  const { aside, labelled, newTab } = useSite().words.interface;
  const after = name ? fill(labelled, { label: "", value: name }) : "";
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      target="_blank"
      rel="noreferrer"
      className="lone-link"
    >
      {text}
      <span className="visually-hidden">{fill(aside, { text: after, note: newTab })}</span>
    </a>
  );
}

/** Shows the map of a frame. @returns Whether that worked; if not, the drawing stays. */
async function showFrame(frame: HTMLIFrameElement | null): Promise<boolean> {
  try {
    const { showMap } = await import("../browser/show-map.ts");
    return frame !== null && (await showMap(frame));
  } catch {
    return false;
  }
}
