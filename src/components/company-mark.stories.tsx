import type { Artwork } from "../content/artwork.ts";
import type { PageSite } from "../content/page-site.ts";
import { stories } from "../workshop/stories.ts";
import { WithSite } from "../workshop/visitor.tsx";
import { CompanyMark } from "./company-mark.tsx";

const drawn = (sky: string, hill: string): Artwork => ({
  viewBox: "0 0 48 32",
  shapes: [
    ["path", { fill: sky, d: "M0 0h48v32H0z" }, []],
    [
      "g",
      { fill: "none", stroke: hill, "stroke-width": "4" },
      [["path", { d: "m4 28 14-18 20 18" }, []]],
    ],
  ],
});

const withMark = (mark: PageSite["mark"]) => (
  <WithSite
    change={({ company }) => ({
      mark,
      company: { ...company, logo: { viewBox: "0 0 32 32", path: "M4 28 16 4l12 24" } },
    })}
  >
    <CompanyMark />
  </WithSite>
);

export default stories("main", [], {
  "Strokes in the colours of the theme": withMark(undefined),
  "A drawing in its own colours": withMark({ light: drawn("#bcd4e6", "#2f4858") }),
  "A drawing for each theme": withMark({
    light: drawn("#bcd4e6", "#2f4858"),
    dark: drawn("#2f4858", "#bcd4e6"),
  }),
});
