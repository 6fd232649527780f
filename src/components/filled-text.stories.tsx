import type { Meta, StoryObj } from "../workshop/csf.ts";
import { FilledText } from "./filled-text.tsx";

const meta: Meta<typeof FilledText> = {
  component: FilledText,
  args: {
    template: "Write to {email}, and we will answer.",
    slots: { email: <a href="#content">an address</a> },
  },
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof FilledText>;

export const LinkInside: Story = { name: "A link in the middle of a sentence" };

export const NoSlot: Story = { name: "A text without a slot", args: { template: "Just a text." } };

export { RightToLeft } from "../workshop/looks.ts";
