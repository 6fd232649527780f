import site from "virtual:content/site";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { SiteHeader } from "./site-header.tsx";

const meta: Meta<typeof SiteHeader> = {
  component: SiteHeader,
  args: { contentId: "content", address: `${site.origin}/about` },
  parameters: { place: "before-main" },
};
export default meta;

type Story = StoryObj<typeof SiteHeader>;

export const Whole: Story = { name: "Mark, name and navigation" };

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
