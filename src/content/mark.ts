import type { Artwork } from "./artwork.ts";
import type { Logo } from "./logo.ts";
import type { StrokeDrawing } from "./primitives.ts";

/** A mark with its own colours: one drawing, or one for each theme. */
export type DrawnMark = { light: Artwork; dark?: Artwork | undefined };

/** The company's mark: strokes in the colours of the theme, or drawings with their own. */
export type Mark = StrokeDrawing | DrawnMark;

export function isStrokes(mark: Mark): mark is StrokeDrawing {
  return "path" in mark;
}

/** The strokes of a logo without a file. The schema requires them then. */
export function strokesOf({ viewBox = "", path = "" }: Logo): StrokeDrawing {
  return { viewBox, path };
}
