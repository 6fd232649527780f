import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { seen } from "../workshop/visitor.ts";
import { Paragraphs } from "./paragraphs.tsx";
import { TextSection } from "./text-section.tsx";

export default {
  component: TextSection,
  args: {
    id: "section",
    heading: "What this section is about",
    children: <Paragraphs texts={["It says one thing.", "Then it says another."]} />,
  },
  decorators: [inside(<div className="text-page-body" />)],
} satisfies Meta<typeof TextSection>;

export const Reached: StoryObj<typeof TextSection> = {
  name: "A link has led to it",
  play: async ({ args: { id } }) => (await seen(`#${id}`)).focus(),
};
