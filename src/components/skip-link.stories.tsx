import site from "virtual:content/site";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { SkipLink } from "./skip-link.tsx";

const meta: Meta<typeof SkipLink> = {
  component: SkipLink,
  args: { target: "content", text: site.interface.skipToContent },
  parameters: { place: "before-main" },
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const AtRest: Story = { name: "Hidden until the keyboard comes" };

export const Focused: Story = {
  name: "The keyboard has come",
  play: async () => (await seen("a")).focus(),
};
