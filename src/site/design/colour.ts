import type { Color } from "culori";
// Its single CommonJS file loads far faster than its many ES modules.
import culori from "culori/require";

/** Parses a CSS colour; `undefined` if it is invalid. The library can throw on those. */
export function parseColour(text: string): Color | undefined {
  // The library takes a number without its sign, which is no colour in a style sheet.
  if (/^[\da-f]{3,8}$/i.test(text)) return undefined;
  try {
    const colour = culori.parse(text);
    const parts: unknown[] = Object.values(colour ?? {});
    const isBounded = parts.every((part) => typeof part !== "number" || Number.isFinite(part));
    return isBounded ? colour : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a colour is opaque. The contrast of any other depends on what is below it. */
export function isOpaque({ alpha = 1 }: Color): boolean {
  return alpha >= 1;
}
