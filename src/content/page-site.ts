import type { DrawnMark } from "./mark.ts";
import type { Site } from "./schema/site.ts";

/** Keys of `site.yaml` that only build and check need. */
export const ofBuild = ["theme", "limits", "vocabulary", "moved", "rules", "drawings"] as const;

/** What every page knows of the site: the rest of `site.yaml`, with facts of the build. */
export interface PageSite extends Omit<Site, (typeof ofBuild)[number]> {
  /** The company's mark, where it is no stroke drawing. */
  mark?: DrawnMark | undefined;
  /** Grounds of both themes as `#rrggbb`, for the browser's own bars. */
  colours: { light: string; dark: string };
  /** Year of the build. */
  year: number;
  /** The language's ten digits from zero on, where they are not 0 to 9. */
  digits?: string | undefined;
}
