import { type ReactNode, useId } from "react";

/** A part of a page under a heading of its own, named by it. */
export interface SectionProps {
  heading: string;
  className: string;
  children: ReactNode;
}

export function Section({ heading, className, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={className}>
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
