import type { Meta, StoryObj } from "../workshop/csf.ts";
import { button, seen } from "../workshop/visitor.ts";
import { IconButton } from "./icon-button.tsx";
import { Tooltips } from "./tooltips.tsx";

const meta: Meta<typeof Tooltips> = {
  component: Tooltips,
  decorators: [
    (Story) => (
      <div className="actions">
        <IconButton icon="play" label="Play" onClick={() => {}} />
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof Tooltips>;

export const AtRest: Story = { name: "Nobody points at anything" };

export const AfterRest: Story = {
  name: "The focus has rested on a button",
  play: async () => {
    (await button("Play")).focus();
    await seen("[role=tooltip]");
  },
};
