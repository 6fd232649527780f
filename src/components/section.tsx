import type { ReactNode } from "react";

/** A part of a page under a heading of its own. */
export interface SectionProps {
  heading: string;
  className: string;
  children: ReactNode;
}

/**
 * Named without a reference to its heading: Orca 43 leaves out a heading that labels something, once
 * it has scrolled out at the top, as the headings of a next column have.
 */
export function Section({ heading, className, children }: SectionProps) {
  return (
    <section aria-label={heading} className={className}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
