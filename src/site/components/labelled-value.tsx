import type { ReactNode } from "react";
import { joinLastWords } from "../../words/nonbreaking.ts";
import { beforeValue } from "../../words/template.ts";
import { useSite } from "../data/site-context.ts";
import { Isolated } from "./rich-text.tsx";

interface FactProps {
  label: string;
  /** The fact as plain text, if `children` is more than that. */
  text?: string;
  children: ReactNode;
}

/**
 * A fact after its label, as a paragraph. Not a description list, because in Firefox Orca 43 reads no plain
 * value of one. The punctuation separates label and value even where Chromium drops the space between boxes.
 */
export function LabelledValue({
  label,
  children,
  text = typeof children === "string" ? children : "",
}: FactProps) {
  const before = beforeValue(useSite().words.interface.labelled, label);
  return (
    <p className="fact">
      <span>{before.label}</span>
      {before.gap}
      <span>
        <Isolated text={text}>
          {typeof children === "string" ? joinLastWords(children) : children}
        </Isolated>
      </span>
    </p>
  );
}
