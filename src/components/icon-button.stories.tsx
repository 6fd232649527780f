import type { Meta, StoryObj } from "../workshop/csf.ts";
import { button } from "../workshop/visitor.ts";
import { IconButton } from "./icon-button.tsx";

const meta: Meta<typeof IconButton> = {
  component: IconButton,
  args: { icon: "pause", label: "Pause", onClick: () => {} },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const AtRest: Story = { name: "At rest" };

export const Focused: Story = {
  name: "It has the focus",
  play: async ({ args: { label } }) => (await button(label)).focus(),
};
