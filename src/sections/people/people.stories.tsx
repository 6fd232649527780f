import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { People } from "./people.tsx";

export default {
  component: People,
  args: {
    heading: "People",
    items: [
      { name: "One Person", role: "Draws and writes" },
      {
        name: "Another Person",
        role: "Answers",
        text: "Has been here from the first day.",
        link: { text: "Write to Another Person", href: "#content" },
      },
    ],
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof People>;

type Story = StoryObj<typeof People>;

export const Two: Story = { name: "With and without a text and a link" };

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
