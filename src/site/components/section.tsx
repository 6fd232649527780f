import type { ReactNode } from "react";
import { useLongWordStyle } from "./use-long-word-style.ts";

interface SectionProps {
  heading: string;
  className: string;
  children: ReactNode;
}

/** A part of a page with its own heading, which leads there: it is no landmark. */
export function Section({ heading, className, children }: SectionProps) {
  return (
    <section className={className}>
      <h2 className={useLongWordStyle(heading, headingStyles)} suppressHydrationWarning>
        {heading}
      </h2>
      {children}
    </section>
  );
}

/** Styles of headings by the letters that their longest word has more than. Beside 25 the content has no room. */
const headingStyles = [
  ["widest-heading", 25],
  ["long-heading longest-heading wide-word", 24],
  ["long-heading longest-heading", 19],
  ["long-heading", 11],
] as const;
