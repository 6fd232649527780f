import { ChatBubble } from "../components/chat-bubble.tsx";
import { ContactDetails } from "../components/contact-details.tsx";
import { ContactForm } from "../components/contact-form.tsx";
import { MapFrame } from "../components/map-frame.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import type { Pages } from "../content/schema/pages.ts";
import { useSite } from "../content/site-context.ts";

/** How to reach the company: form and facts, and bubble and map where there are any. */
export function Page({ content }: { content: Pages["contact"] }) {
  const { bubble, map } = content;
  const { place } = useSite().contact;
  const hasMap = map && place;
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      <div className={hasMap ? "wide contact-grid" : "wide contact-grid step"}>
        <ContactForm words={content} />
        <div className="contact-side">
          {bubble && <ChatBubble words={bubble} />}
          <ContactDetails words={content.details} />
        </div>
      </div>
      {hasMap && <MapFrame words={map} place={place} />}
    </>
  );
}
