import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { samplePicture } from "../../workshop/sample-picture.ts";
import { Features } from "./features.tsx";

export default {
  component: Features,
  args: {
    heading: "Features",
    items: (["bolt", "shield", "people"] as const).map((icon, place) => ({
      icon,
      title: `Feature ${place + 1}`,
      text: "It says what there is to say. ".repeat(1 + 5 * (place % 2)).trim(),
    })),
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof Features>;

type Story = StoryObj<typeof Features>;

export const Uneven: Story = { name: "A long feature beside short ones" };

export const OnlyOne: Story = {
  name: "A single feature",
  args: { items: [{ icon: "heart", title: "One", text: "Short." }] },
};

export const WithPicture: Story = {
  name: "A feature with a picture beside one with a drawing",
  args: {
    items: [
      { icon: "heart", image: samplePicture, title: "With a picture", text: "Seen." },
      { icon: "heart", title: "With a drawing", text: "Seen too." },
    ],
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
