import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Section } from "./section.tsx";

const meta: Meta<typeof Section> = {
  component: Section,
  args: { heading: "Heading", className: "wide passage", children: <p>What stands below it.</p> },
  parameters: { place: "edge" },
};
export default meta;

type Story = StoryObj<typeof Section>;

export const Passage: Story = { name: "A passage under its heading" };

export const Split: Story = {
  name: "A heading at the side",
  args: { className: "wide split-section" },
};

export { InTelugu, LongWords } from "../workshop/looks.ts";
