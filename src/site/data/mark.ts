import type { Logo } from "../../engine/schema/groups/logo.ts";
import type { StrokeDrawing } from "../../engine/schema/values/primitives.ts";
import type { Artwork } from "./artwork.ts";

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
