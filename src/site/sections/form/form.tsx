import type { SectionOf } from "../../../engine/schema/section-kinds.ts";
import { Paragraph } from "../../components/rich-text.tsx";
import { Section } from "../../components/section.tsx";
import { ContactForm } from "../../contact/contact-form.tsx";
import { SiteProvider, useSite } from "../../data/site-context.ts";

/** A form with fields of the owner's, which can go to a service of its own. */
export function Form({ heading, intro, delivery, shown }: SectionOf<"form">) {
  const site = useSite();
  return (
    <Section heading={heading} className="wide split-section">
      <div className="form-section">
        <Paragraph text={intro} />
        <SiteProvider value={delivery ? { ...site, delivery } : site}>
          <ContactForm content={shown} />
        </SiteProvider>
      </div>
    </Section>
  );
}
