import type { ReactNode } from "react";

/**
 * A fact after its label, as a paragraph. No description list: of one Orca 43 reads no plain value in
 * Firefox. The colon parts the words also where the space between boxes is left out, as Chromium does.
 */
export interface FactProps {
  label: string;
  /** What is to be known. */
  children: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  return (
    <p className="fact">
      <span>{`${label}:`}</span> <span>{children}</span>
    </p>
  );
}
