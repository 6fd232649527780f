import type { Meta, StoryObj } from "../workshop/csf.ts";
import { SiteFooter } from "./site-footer.tsx";

export default {
  component: SiteFooter,
  parameters: { place: "after-main" },
} satisfies Meta<typeof SiteFooter>;

export const Whole: StoryObj = { name: "Description, links and places" };

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
