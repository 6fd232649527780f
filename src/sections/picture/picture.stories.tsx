import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { samplePicture } from "../../workshop/sample-picture.ts";
import { Picture } from "./picture.tsx";

export default {
  component: Picture,
  args: {
    heading: "The hills",
    image: samplePicture,
    paragraphs: ["They stand **behind the house**.", "The sun comes over them at six."],
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof Picture>;

type Story = StoryObj<typeof Picture>;

export const Beside: Story = { name: "Words beside a picture" };

export const WithLink: Story = {
  name: "More words than the picture is high, and a link",
  args: {
    paragraphs: ["They stand behind the house. ".repeat(40).trim()],
    link: { text: "More of the hills", page: "home" },
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
