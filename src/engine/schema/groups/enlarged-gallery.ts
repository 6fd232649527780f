import type { Site } from "../site.ts";

/** What the build adds to a gallery whose photographs can be enlarged. */
export interface EnlargedGallery {
  enlarged?: Omit<Site["words"]["interface"]["enlarged"], "position">;
  /** Place of each photograph among all, such as "2 of 5". */
  positions?: readonly string[];
}
