import type { Artwork } from "../content/artwork.ts";
import type { PageSite } from "../content/page-site.ts";
import { stories } from "../workshop/stories.ts";
import { WithSite } from "../workshop/visitor.tsx";
import { CompanyMark, Drawing } from "./drawing.tsx";

const coloured: Artwork = {
  viewBox: "0 0 48 32",
  fit: "xMinYMax meet",
  shapes: [
    ["path", { "fill-opacity": "0.15", d: "M0 32a24 24 0 0 1 48 0z" }, []],
    ["path", { fill: "none", stroke: "currentColor", "stroke-width": "2", d: "M4 31h40" }, []],
    ["circle", { fill: "var(--warm)", cx: "24", cy: "20", r: "6" }, []],
  ],
};
const hillPath = ["path", { d: "m4 28 14-18 20 18" }, []] as const;
const drawn = (sky: string, hill: string): Artwork => ({
  viewBox: "0 0 48 32",
  shapes: [
    ["path", { fill: sky, d: "M0 0h48v32H0z" }, []],
    ["g", { fill: "none", stroke: hill, "stroke-width": "4" }, [hillPath]],
  ],
});
const light = drawn("#bcd4e6", "#2f4858");

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
  "A drawing in colours of the theme": <Drawing artwork={coloured} className="logo-art" />,
  "A mark in strokes": withMark(undefined),
  "A mark in its own colours": withMark({ light }),
  "A mark for each theme": withMark({ light, dark: drawn("#2f4858", "#bcd4e6") }),
});
