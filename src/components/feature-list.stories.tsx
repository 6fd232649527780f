import home from "virtual:content/home";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { samplePicture } from "../workshop/sample-picture.ts";
import { FeatureList } from "./feature-list.tsx";
import { Section } from "./section.tsx";

export default {
  component: FeatureList,
  args: { items: home.features.items },
  decorators: [
    (Story) => (
      <Section heading="Features" className="split-section">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof FeatureList>;

type Story = StoryObj<typeof FeatureList>;

export const Several: Story = { name: "Several passages in a grid" };

export const OnlyOne: Story = {
  name: "A single passage",
  args: { items: [{ icon: "heart", title: "One", text: "Short." }] },
};

export const WithPicture: Story = {
  name: "A passage with a picture beside one with a drawing",
  args: {
    items: [
      { icon: "heart", image: samplePicture, title: "With a picture", text: "Seen." },
      { icon: "heart", title: "With a drawing", text: "Seen too." },
    ],
  },
};

export const UnevenTexts: Story = {
  name: "A long passage beside short ones",
  args: {
    items: (["bolt", "shield", "people"] as const).map((icon, place) => ({
      icon,
      title: `Passage ${place + 1}`,
      text: "It says what there is to say. ".repeat(1 + 5 * (place % 2)).trim(),
    })),
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
