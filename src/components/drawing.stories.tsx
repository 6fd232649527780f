import type { Artwork } from "../content/artwork.ts";
import { stories } from "../workshop/stories.ts";
import { Drawing, StrokedDrawing } from "./drawing.tsx";

const coloured: Artwork = {
  viewBox: "0 0 48 32",
  fit: "xMinYMax meet",
  shapes: [
    ["path", { "fill-opacity": "0.15", d: "M0 32a24 24 0 0 1 48 0z" }, []],
    ["path", { fill: "none", stroke: "currentColor", "stroke-width": "2", d: "M4 31h40" }, []],
    ["circle", { fill: "var(--warm)", cx: "24", cy: "20", r: "6" }, []],
  ],
};

export default stories("main", [], {
  "A drawing in colours of the theme": <Drawing artwork={coloured} className="logo-art" />,
  "Strokes, small": (
    <StrokedDrawing
      drawing={{ viewBox: "0 0 10 10", path: "M0 0L10 10M10 0L0 10" }}
      className="logo-mark"
    />
  ),
});
