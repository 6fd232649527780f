import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { samplePicture } from "../../workshop/sample-picture.ts";
import { Passages } from "./passages.tsx";

export default {
  component: Passages,
  args: {
    items: [
      { heading: "The first passage", text: "What it says." },
      { heading: "The second", text: "It says more. ".repeat(8).trim() },
    ],
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof Passages>;

type Story = StoryObj<typeof Passages>;

export const Two: Story = { name: "Two passages of different length" };

export const OnlyOne: Story = {
  name: "A single passage",
  args: { items: [{ heading: "The only one", text: "What it says." }] },
};

export const WithPicture: Story = {
  name: "A passage with a picture beside one without",
  args: {
    items: [
      { heading: "With a picture", image: samplePicture, text: "What it *says*." },
      { heading: "Without one", text: "It says more. ".repeat(8).trim() },
    ],
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
