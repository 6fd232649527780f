/** Looks that a terminal gives to text. */
export type Look = "bold" | "dim" | "red" | "yellow" | "blue" | "green";

// Select Graphic Rendition, ECMA-48 8.3.117: what switches a look on and off.
const codes: Record<Look, [on: number, off: number]> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  yellow: [33, 39],
  blue: [34, 39],
  green: [32, 39],
};

/** Gives text a look. */
export type Paint = (look: Look, text: string) => string;

/** A painter that does so, or one that leaves text as it is. */
export function painter(colour: boolean): Paint {
  return (look, text) => {
    if (!colour) return text;
    const [on, off] = codes[look];
    return `\u001B[${on}m${text}\u001B[${off}m`;
  };
}
