import { styleText } from "node:util";

/** Looks that a terminal gives to text. */
export type Look = "bold" | "dim" | "red" | "yellow" | "blue" | "green";

/** Gives text a look. */
export type Paint = (look: Look, text: string) => string;

/** A painter that does so, or one that leaves text as it is. */
export function painter(colour = false): Paint {
  return (look, text) => (colour ? styleText(look, text, { validateStream: false }) : text);
}
