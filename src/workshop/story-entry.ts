/** A story as it is listed, without loading it. */
export interface StoryEntry {
  /** Its place in the workshop: `product-card--long-words`. */
  id: string;
  /** File of its component, without the ending: `product-card`. */
  component: string;
  /** The file that it stands in, below `src/`. */
  file: string;
  /** Name of its export. */
  exportName: string;
  /** What it shows, for people. */
  name: string;
}
