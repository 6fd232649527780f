import type { ReactNode } from "react";
import { hasLongWord } from "../content/long-word.ts";

interface SectionProps {
  heading: string;
  /** Name of a landmark; without it there is none, since the heading leads there. */
  label?: string;
  className: string;
  children: ReactNode;
}

/**
 * A part of a page with its own heading. Its name does not refer to the heading element, because Orca 43
 * skips a heading that labels something once it has scrolled out at the top, as in a second column.
 */
export function Section({ heading, label, className, children }: SectionProps) {
  // For a longer word the column would grow so wide that the content has no room.
  const isLong = hasLongWord(heading, 11) && !hasLongWord(heading, 25);
  return (
    <section aria-label={label} className={className}>
      <h2 className={isLong ? "long-heading" : undefined}>{heading}</h2>
      {children}
    </section>
  );
}
