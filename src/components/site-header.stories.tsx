import site from "virtual:content/site";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { SiteHeader } from "./site-header.tsx";

export default {
  component: SiteHeader,
  args: { contentId: "content", address: `${site.origin}/about` },
  parameters: { place: "before-main" },
} satisfies Meta<typeof SiteHeader>;

export const Whole: StoryObj = { name: "Mark, name and navigation" };

export const KeyboardCame: StoryObj = {
  name: "The keyboard has come, and its first link shows",
  play: async () => (await seen("a")).focus(),
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
