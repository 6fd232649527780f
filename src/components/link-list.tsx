import { type ReactNode, useId } from "react";

/** A headed list of links in the footer. */
export interface LinkListProps {
  heading: string;
  /** List items. */
  children: ReactNode;
}

export function LinkList({ heading, children }: LinkListProps) {
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId}>
      <h2 id={headingId} className="footer-heading">
        {heading}
      </h2>
      <ul>{children}</ul>
    </nav>
  );
}
