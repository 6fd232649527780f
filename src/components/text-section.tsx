import type { ReactNode } from "react";

interface TextSectionProps {
  id: string;
  heading: string;
  children: ReactNode;
}

/** One numbered section of a text page, which can be linked to. It is named in the way of `Section`. */
export function TextSection({ id, heading, children }: TextSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-label={heading} className="text-section">
      <h2>{heading}</h2>
      {children}
    </section>
  );
}
