import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Drawing } from "./drawing.tsx";

export default {
  component: Drawing,
  args: { drawing: { viewBox: "0 0 10 10", path: "M0 0L10 10M10 0L0 10" }, className: "logo-mark" },
} satisfies Meta<typeof Drawing>;

export const Mark: StoryObj = { name: "Strokes, small" };
