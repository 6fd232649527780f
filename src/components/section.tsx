import type { ReactNode } from "react";
import { hasLongWord } from "../content/long-word.ts";

interface SectionProps {
  heading: string;
  className: string;
  children: ReactNode;
}

/**
 * A part of a page under a heading of its own. Named without a reference to that: Orca 43 leaves out a
 * heading that labels something, once it has scrolled out at the top, as those of a next column have.
 */
export function Section({ heading, className, children }: SectionProps) {
  // A column that grew for a longer one would leave no room beside it.
  const isLong = hasLongWord(heading, 11) && !hasLongWord(heading, 25);
  return (
    <section aria-label={heading} className={className}>
      <h2 className={isLong ? "long-heading" : undefined}>{heading}</h2>
      {children}
    </section>
  );
}
