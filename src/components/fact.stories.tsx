import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Fact } from "./fact.tsx";

const meta: Meta<typeof Fact> = {
  component: Fact,
  args: { label: "Expected", children: "Q4 2025" },
};
export default meta;

type Story = StoryObj<typeof Fact>;

export const Short: Story = { name: "A label and its value" };

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
