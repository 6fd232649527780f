import { createRequire } from "node:module";
import type { Color } from "culori";

let loaded: typeof import("culori") | undefined;

/**
 * The library of colours, loaded when the first colour is asked for. One file of it loads far faster
 * than the many modules of its other form.
 */
export function culori(): typeof import("culori") {
  loaded ??= createRequire(import.meta.url)("culori/require") as typeof import("culori");
  return loaded;
}

/** A colour from its text in CSS; none where the text is no colour, on which the library may throw. */
export function parseColour(text: string): Color | undefined {
  try {
    const colour = culori().parse(text);
    const parts: unknown[] = Object.values(colour ?? {});
    const isBounded = parts.every((part) => typeof part !== "number" || Number.isFinite(part));
    return isBounded ? colour : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a colour hides what lies below it; of any other nobody can tell how it is seen. */
export function isOpaque({ alpha = 1 }: Color): boolean {
  return alpha >= 1;
}
