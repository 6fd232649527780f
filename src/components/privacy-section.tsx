import { useId } from "react";
import type { Pages } from "../content/schema/pages.ts";

/** One numbered section of the policy, which can be linked to. */
export type PrivacySectionProps = Pages["privacy"]["sections"][number];

export function PrivacySection({ id, heading, paragraphs }: PrivacySectionProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className="policy-section">
      <h2 id={headingId}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
