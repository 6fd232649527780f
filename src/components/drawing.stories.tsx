import site from "virtual:content/site";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Drawing } from "./drawing.tsx";

export default {
  component: Drawing,
  args: { drawing: site.company.logo, className: "logo-mark" },
} satisfies Meta<typeof Drawing>;

export const Mark: StoryObj = { name: "The company's mark" };
