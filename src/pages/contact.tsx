import { ChatBubble } from "../components/chat-bubble.tsx";
import { ContactDetails } from "../components/contact-details.tsx";
import { ContactForm } from "../components/contact-form.tsx";
import { MapFrame } from "../components/map-frame.tsx";
import { PageOpening } from "../components/page-opening.tsx";
import type { Pages } from "../content/schema/pages.ts";

/** How to reach the company: form, facts and map. */
export function Page({ content }: { content: Pages["contact"] }) {
  return (
    <>
      <PageOpening heading={content.heading} intro={content.intro} />
      <div className="wide contact-grid">
        <ContactForm words={content} />
        <div className="contact-side">
          <ChatBubble words={content.bubble} />
          <ContactDetails words={content.details} />
        </div>
      </div>
      <MapFrame words={content.map} />
    </>
  );
}
