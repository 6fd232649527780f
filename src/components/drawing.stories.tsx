import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Drawing, StrokedDrawing } from "./drawing.tsx";

export default {
  component: Drawing,
  args: {
    artwork: {
      viewBox: "0 0 48 32",
      fit: "xMinYMax meet",
      shapes: [
        ["path", { "fill-opacity": "0.15", d: "M0 32a24 24 0 0 1 48 0z" }, []],
        ["path", { fill: "none", stroke: "currentColor", "stroke-width": "2", d: "M4 31h40" }, []],
        ["circle", { fill: "var(--warm)", cx: "24", cy: "20", r: "6" }, []],
      ],
    },
    className: "logo-art",
  },
} satisfies Meta<typeof Drawing>;

type Story = StoryObj<typeof Drawing>;

export const FromFile: Story = { name: "A drawing in colours of the theme" };

export const Strokes: Story = {
  name: "Strokes, small",
  render: () => (
    <StrokedDrawing
      drawing={{ viewBox: "0 0 10 10", path: "M0 0L10 10M10 0L0 10" }}
      className="logo-mark"
    />
  ),
};
