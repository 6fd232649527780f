import type { Meta, StoryObj } from "../workshop/csf.ts";
import { SiteLogo } from "./site-logo.tsx";

const meta: Meta<typeof SiteLogo> = { component: SiteLogo };
export default meta;

type Story = StoryObj<typeof SiteLogo>;

export const Whole: Story = { name: "Mark, name and tagline" };

export { InDevanagari, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
