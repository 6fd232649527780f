import privacy from "virtual:content/privacy";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Paragraphs } from "./paragraphs.tsx";

const meta: Meta<typeof Paragraphs> = {
  component: Paragraphs,
  args: { texts: privacy.sections[0]?.paragraphs ?? [] },
};
export default meta;

type Story = StoryObj<typeof Paragraphs>;

export const Several: Story = { name: "As a section of the policy has them" };

export const One: Story = { name: "A single short one", args: { texts: ["Short."] } };

export { InDevanagari, InTelugu, LongWords, RightToLeft } from "../workshop/looks.ts";
