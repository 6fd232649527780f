import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { Quotes } from "./quotes.tsx";

export default {
  component: Quotes,
  args: {
    heading: "Quotes",
    items: [
      { text: "They did what they said.", who: "A customer, Some Company" },
      { text: "Again and again. ".repeat(10).trim(), who: "Another", href: "#content" },
    ],
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof Quotes>;

type Story = StoryObj<typeof Quotes>;

export const Two: Story = { name: "A short one, and a long one with its source" };

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
