import words from "virtual:content/privacy";
import type { Pages } from "../content/schema/pages.ts";
import type { WrittenDays } from "../content/written-days.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { TextPage } from "./text-page.tsx";
import { TextSection } from "./text-section.tsx";

const privacy: Pages["privacy"] & { days: WrittenDays } = words;
const sections = privacy.sections.slice(0, 2);

export default {
  component: TextPage,
  args: {
    content: privacy,
    sections,
    children: sections.map(({ paragraphs, ...section }) => (
      <TextSection key={section.id} {...section}>
        <Paragraphs texts={paragraphs} />
      </TextSection>
    )),
  },
  parameters: { place: "heading" },
} satisfies Meta<typeof TextPage>;

export const TwoSections: StoryObj = { name: "Opening, contents, two sections and a date" };

export const WithClosing: StoryObj<typeof TextPage> = {
  name: "With words after the date",
  args: { closing: <p>There is one more thing to say.</p> },
};

export const WithoutDate: StoryObj<typeof TextPage> = {
  name: "In words of the language pack, without a date",
  args: { content: { ...privacy, updated: undefined } },
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
