import type { Meta, StoryObj } from "../../workshop/csf.ts";
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

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
