import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { samplePicture } from "../workshop/sample-picture.ts";
import { Picture } from "./picture.tsx";

export default {
  component: Picture,
  args: { image: samplePicture },
  decorators: [inside(<div className="wide" />)],
} satisfies Meta<typeof Picture>;

type Story = StoryObj<typeof Picture>;

export const WithWords: Story = { name: "A picture with words for those who do not see it" };

export const Decorative: Story = {
  name: "A picture that only decorates",
  args: { image: { ...samplePicture, alt: undefined, decorative: true } },
};

export const First: Story = {
  name: "A picture on the first screen",
  args: { isFirst: true },
};
