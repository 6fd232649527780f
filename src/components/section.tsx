import type { ReactNode } from "react";
import { hasLongWord } from "../content/long-word.ts";

interface SectionProps {
  heading: string;
  className: string;
  children: ReactNode;
}

/** A part of a page with its own heading, which leads there: it is no landmark. */
export function Section({ heading, className, children }: SectionProps) {
  // For a longer word the column would grow so wide that the content has no room.
  const isLong = hasLongWord(heading, 11) && !hasLongWord(heading, 25);
  return (
    <section className={className}>
      <h2 className={isLong ? "long-heading" : undefined}>{heading}</h2>
      {children}
    </section>
  );
}
