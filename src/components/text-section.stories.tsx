import type { Meta, StoryObj } from "../workshop/csf.ts";
import { seen } from "../workshop/visitor.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { TextSection } from "./text-section.tsx";

const meta: Meta<typeof TextSection> = {
  component: TextSection,
  args: {
    id: "section",
    heading: "What this section is about",
    children: <Paragraphs texts={["It says one thing.", "Then it says another."]} />,
  },
  decorators: [
    (Story) => (
      <div className="text-page-body">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextSection>;

export const OneSection: Story = { name: "A numbered section" };

export const Reached: Story = {
  name: "A link has led to it",
  play: async ({ args: { id } }) => (await seen(`#${id}`)).focus(),
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
