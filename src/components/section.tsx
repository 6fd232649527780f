import type { ReactNode } from "react";
import { hasLongWord } from "../content/long-word.ts";

interface SectionProps {
  heading: string;
  className: string;
  children: ReactNode;
}

/** A part of a page with its own heading, which leads there: it is no landmark. */
export function Section({ heading, className, children }: SectionProps) {
  return (
    <section className={className}>
      <h2 className={headingClass(heading)}>{heading}</h2>
      {children}
    </section>
  );
}

/** How a heading looks by its longest word: for one of more than 25 letters the content would have no room. */
function headingClass(heading: string): string | undefined {
  if (hasLongWord(heading, 25)) return "longest-heading";
  if (hasLongWord(heading, 19)) return "long-heading longest-heading";
  return hasLongWord(heading, 11) ? "long-heading" : undefined;
}
