import words from "virtual:content/privacy";
import type { Pages } from "../content/schema/pages.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { TextPage } from "./text-page.tsx";
import { TextSection } from "./text-section.tsx";

const privacy: Pages["privacy"] = words;

const meta: Meta<typeof TextPage> = {
  component: TextPage,
  args: {
    content: privacy,
    sections: privacy.sections.slice(0, 2),
    children: privacy.sections.slice(0, 2).map(({ id, heading, paragraphs }) => (
      <TextSection key={id} id={id} heading={heading}>
        <Paragraphs texts={paragraphs} />
      </TextSection>
    )),
  },
  parameters: { place: "heading" },
};
export default meta;

type Story = StoryObj<typeof TextPage>;

export const TwoSections: Story = { name: "Opening, contents, two sections and a date" };

export const WithClosing: Story = {
  name: "With words after the date",
  args: { closing: <p>There is one more thing to say.</p> },
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
