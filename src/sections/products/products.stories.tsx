import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { Products } from "./products.tsx";

export default {
  component: Products,
  args: { heading: "Products" },
  parameters: { place: "edge" },
} satisfies Meta<typeof Products>;

type Story = StoryObj<typeof Products>;

export const Bare: Story = { name: "The products under their heading" };

export const WithWays: Story = {
  name: "With a sentence before and a link after them",
  args: { intro: "What we are making.", action: { text: "All of them", page: "home" } },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
