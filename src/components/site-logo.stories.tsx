import type { Meta, StoryObj } from "../workshop/csf.ts";
import { SiteLogo } from "./site-logo.tsx";

export default { component: SiteLogo } satisfies Meta<typeof SiteLogo>;

export const Whole: StoryObj = { name: "Mark, name and tagline" };
