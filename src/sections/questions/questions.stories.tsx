import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { Questions } from "./questions.tsx";

export default {
  component: Questions,
  args: {
    heading: "Questions",
    items: [
      { question: "How long does it take?", answer: ["An afternoon."] },
      {
        question: "Can I take my data with me when I leave, and in which form do I get it?",
        answer: ["Yes.", "You get all of it. ".repeat(8).trim()],
      },
    ],
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof Questions>;

type Story = StoryObj<typeof Questions>;

export const Closed: Story = { name: "All answers closed" };

export const Open: Story = {
  name: "An answer open",
  async play() {
    document.querySelectorAll("summary")[1]?.click();
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
