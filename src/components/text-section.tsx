import { type ReactNode, useId } from "react";

/** One numbered section of a text page, which can be linked to. */
export interface TextSectionProps {
  /** Its anchor. */
  id: string;
  heading: string;
  children: ReactNode;
}

export function TextSection({ id, heading, children }: TextSectionProps) {
  const headingId = useId();
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className="text-section">
      <h2 id={headingId}>{heading}</h2>
      {children}
    </section>
  );
}
