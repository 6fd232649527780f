import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Fact } from "./fact.tsx";

export default {
  component: Fact,
  args: { label: "Expected", children: "Q4 2025" },
} satisfies Meta<typeof Fact>;

export const Short: StoryObj = { name: "A label and its value" };
