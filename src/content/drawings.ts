import type { Artwork } from "./artwork.ts";
import type { Layout } from "./layouts.ts";

/** Layouts whose pages show a drawing next to their opening. */
export const drawnLayouts: readonly Layout[] = ["sections", "contact", "not-found"];

/** The drawings of a page. */
export interface Drawings {
  /** Next to its opening. */
  drawing?: Artwork | undefined;
  /** At the stations of its roadmap, in the same order. */
  stations?: readonly Artwork[] | undefined;
}
