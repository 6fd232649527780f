import type { ComponentProps } from "react";
import type { WordWithSlots } from "./editable-text.ts";
import { panelWord } from "./panel-words.ts";

/** What it says, by the key of that, and what else the button has. */
interface WordButtonProps extends WordWithSlots, ComponentProps<"button"> {
  /** Whether it looks like words alone. */
  isPlain?: boolean;
}

/** A button that says words of the panel. */
export function WordButton({ word, slots, isPlain = false, ...props }: WordButtonProps) {
  return (
    <button type="button" className={isPlain ? "plain" : undefined} {...props}>
      {panelWord(word, slots)}
    </button>
  );
}
