import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { samplePicture } from "../../workshop/sample-picture.ts";
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

export const WithPicture: Story = {
  name: "A person with a picture beside one without",
  args: {
    items: [
      { image: samplePicture, name: "One Person", role: "Draws", text: "Also [writes](#content)." },
      { name: "Another Person", role: "Answers" },
    ],
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
