import type { Meta, StoryObj } from "../workshop/csf.ts";
import { LongDate } from "./long-date.tsx";

const meta: Meta<typeof LongDate> = {
  component: LongDate,
  args: { day: "2027-03-09" },
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof LongDate>;

export const InFull: Story = { name: "A day, written out" };
