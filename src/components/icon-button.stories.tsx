import type { Meta, StoryObj } from "../workshop/csf.ts";
import { button } from "../workshop/visitor.ts";
import { IconButton } from "./icon-button.tsx";

export default {
  component: IconButton,
  args: { icon: "pause", label: "Pause", onClick: () => {} },
} satisfies Meta<typeof IconButton>;

export const Focused: StoryObj<typeof IconButton> = {
  name: "It has the focus",
  play: async ({ args: { label } }) => (await button(label)).focus(),
};
