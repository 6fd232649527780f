import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Section } from "./section.tsx";

export default {
  component: Section,
  args: { heading: "Heading", className: "wide passage", children: <p>What stands below it.</p> },
  parameters: { place: "edge" },
} satisfies Meta<typeof Section>;

export const Passage: StoryObj = { name: "A passage under its heading" };

export const Split: StoryObj<typeof Section> = {
  name: "A heading at the side",
  args: { className: "wide split-section" },
};
