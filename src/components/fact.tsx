import type { ReactNode } from "react";
import { useOwnDirection } from "../content/own-direction.ts";

/**
 * A fact after its label, as a paragraph. No description list: of one Orca 43 reads no plain value in
 * Firefox. The colon parts the words also where the space between boxes is left out, as Chromium does.
 */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const dir = useOwnDirection("auto", typeof children === "string" ? children : undefined);
  return (
    <p className="fact">
      <span>{`${label}:`}</span> <span dir={dir}>{children}</span>
    </p>
  );
}
