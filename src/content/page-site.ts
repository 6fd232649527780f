import type { DrawnMark } from "./mark.ts";
import type { Site } from "./schema/site.ts";

/** What every page knows of the site: `site.yaml` without what only build and check need, with facts of the build. */
export interface PageSite
  extends Omit<Site, "theme" | "limits" | "vocabulary" | "moved" | "rules" | "drawings"> {
  /** The company's mark, where it is no stroke drawing. */
  mark?: DrawnMark | undefined;
  /** Grounds of both themes as `#rrggbb`, for the browser's own bars. */
  colours: { light: string; dark: string };
  /** Year of the build. */
  year: number;
  /** The language's ten digits from zero on, where they are not 0 to 9. */
  digits?: string | undefined;
}
