import type { Artwork } from "./artwork.ts";
import type { Layout } from "./layouts.ts";

/** Layouts whose pages show a drawing beside their first words. */
export const drawnLayouts: readonly Layout[] = ["sections", "contact", "not-found"];

/** What is drawn on a page beside its words. */
export interface Drawings {
  /** Beside its first words. */
  drawing?: Artwork | undefined;
  /** At the stations of its roadmap, in turn. */
  stations?: readonly Artwork[] | undefined;
}
