import home from "virtual:content/home";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { PageOpening } from "./page-opening.tsx";

const meta: Meta<typeof PageOpening> = {
  component: PageOpening,
  args: { heading: home.hero.heading, intro: home.hero.intro },
  parameters: { place: "heading" },
};
export default meta;

type Story = StoryObj<typeof PageOpening>;

export const Opening: Story = { name: "Heading and introduction" };

export const OneWord: Story = {
  name: "As short as it gets",
  args: { heading: "Hi", intro: "Welcome." },
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
