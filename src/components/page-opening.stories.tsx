import type { Meta, StoryObj } from "../workshop/csf.ts";
import { PageOpening } from "./page-opening.tsx";

export default {
  component: PageOpening,
  args: { heading: "What we do", intro: "In a sentence or two, and for whom." },
  parameters: { place: "heading" },
} satisfies Meta<typeof PageOpening>;

export const Opening: StoryObj = { name: "Heading and introduction" };

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
