import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { Action } from "./action.tsx";

export default {
  component: Action,
  args: { heading: "Write to us", action: { text: "Write", page: "home" } },
  parameters: { place: "edge" },
} satisfies Meta<typeof Action>;

type Story = StoryObj<typeof Action>;

export const Bare: Story = { name: "A heading and a button" };

export const WithWords: Story = {
  name: "With a sentence before the button",
  args: { text: "A few lines are enough." },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
