import type { ComponentProps, ReactNode } from "react";
import type { WordWithSlots } from "../protocol/editable-text.ts";
import { panelWord } from "../state/panel-words.ts";

/** What it says, by the key of that, and what else the button has. */
interface WordButtonProps extends WordWithSlots, ComponentProps<"button"> {
  /** Whether it looks like words alone. */
  isPlain?: boolean;
  /** What is seen in place of the words. */
  sign?: ReactNode;
}

/** A button that says words of the panel. */
export function WordButton({ word, slots, isPlain = false, sign, ...props }: WordButtonProps) {
  const words = panelWord(word, slots);
  const look = [isPlain && "plain", sign && "sign"].filter(Boolean).join(" ") || undefined;
  return (
    <button type="button" className={look} aria-label={sign ? words : undefined} {...props}>
      {sign ?? words}
    </button>
  );
}
