import type { Artwork } from "./artwork.ts";
import type { Logo } from "./schema/logo.ts";
import type { StrokeDrawing } from "./schema/primitives.ts";

/** A mark in colours of its own: one drawing, or one for each theme. */
export type DrawnMark = { light: Artwork; dark?: Artwork | undefined };

/** The company's mark as it is drawn: strokes in the colours of the theme, or drawings in their own. */
export type Mark = StrokeDrawing | DrawnMark;

export function isStrokes(mark: Mark): mark is StrokeDrawing {
  return "path" in mark;
}

/** The strokes of a logo that names no file; the schema holds that they are there. */
export function strokesOf({ viewBox = "", path = "" }: Logo): StrokeDrawing {
  return { viewBox, path };
}
