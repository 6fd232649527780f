import type { Meta, StoryObj } from "../workshop/csf.ts";
import { button, seen } from "../workshop/visitor.ts";
import { IconButton } from "./icon-button.tsx";
import { Tooltips } from "./tooltips.tsx";

export default {
  component: Tooltips,
  decorators: [
    (Story) => (
      <div className="actions">
        <IconButton icon="play" label="Play" onClick={() => {}} />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltips>;

export const AfterRest: StoryObj = {
  name: "The focus has rested on a button",
  play: async () => {
    (await button("Play")).focus();
    await seen("[role=tooltip]");
  },
};
