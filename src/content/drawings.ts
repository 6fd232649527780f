import type { Artwork } from "./artwork.ts";

/** What is drawn on a page beside its words. */
export interface Drawings {
  /** Beside its first words. */
  drawing?: Artwork | undefined;
  /** At the stations of its roadmap, in turn. */
  stations?: readonly Artwork[] | undefined;
}
