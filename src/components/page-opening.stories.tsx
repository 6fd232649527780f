import home from "virtual:content/home";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { PageOpening } from "./page-opening.tsx";

export default {
  component: PageOpening,
  args: { heading: home.hero.heading, intro: home.hero.intro },
  parameters: { place: "heading" },
} satisfies Meta<typeof PageOpening>;

export const Opening: StoryObj = { name: "Heading and introduction" };

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
