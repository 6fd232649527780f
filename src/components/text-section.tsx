import type { ReactNode } from "react";

/** One numbered section of a text page, which can be linked to. */
export interface TextSectionProps {
  /** Its anchor. */
  id: string;
  heading: string;
  children: ReactNode;
}

/** Named without a reference to its heading, for the reason of `Section`. */
export function TextSection({ id, heading, children }: TextSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-label={heading} className="text-section">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
