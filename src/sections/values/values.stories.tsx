import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { Values } from "./values.tsx";

export default {
  component: Values,
  args: {
    heading: "Values",
    items: [
      { title: "One value", text: "What it means in practice." },
      { title: "Another", text: "It means this. ".repeat(8).trim() },
    ],
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof Values>;

type Story = StoryObj<typeof Values>;

export const Several: Story = { name: "Terms with what each means" };

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
