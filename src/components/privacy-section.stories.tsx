import privacy from "virtual:content/privacy";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import type { PrivacySectionProps } from "./privacy-section.tsx";
import { PrivacySection } from "./privacy-section.tsx";

const section = privacy.sections[0] as PrivacySectionProps;

const meta: Meta<typeof PrivacySection> = {
  component: PrivacySection,
  args: section,
  decorators: [
    (Story) => (
      <div className="policy-text">
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof PrivacySection>;

export const OneSection: Story = { name: "A section of the policy" };

export const ManyParagraphs: Story = {
  name: "A section of many paragraphs",
  args: {
    paragraphs: Array.from(
      { length: 6 },
      (_, place) =>
        `Paragraph ${place + 1} says what is done with what is known, and for how long.`,
    ),
  },
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
