import home from "virtual:content/home";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Drawing } from "./drawing.tsx";

export default {
  component: Drawing,
  args: { drawing: home.hero.motif, className: "logo-mark" },
} satisfies Meta<typeof Drawing>;

export const Mark: StoryObj = { name: "The first page's motif, small" };
