import type { ReactNode } from "react";
import { beforeValue } from "../content/before-value.ts";
import { useOwnDirection } from "../content/own-direction.ts";
import { useSite } from "../content/site-context.ts";

interface FactProps {
  label: string;
  /** The fact as it is written, where what shows it is more than a text. */
  text?: string;
  children: ReactNode;
}

/**
 * A fact after its label, as a paragraph. No description list: of one Orca 43 reads no plain value in
 * Firefox. The mark behind the label parts the words also where the space between boxes is left out, as Chromium does.
 */
export function Fact({ label, text, children }: FactProps) {
  const dir = useOwnDirection("auto", typeof children === "string" ? children : text);
  const before = beforeValue(useSite().interface.labelled, label);
  return (
    <p className="fact">
      <span>{before.label}</span>
      {before.gap}
      <span dir={dir}>{children}</span>
    </p>
  );
}
