import type { Artwork } from "../content/artwork.ts";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { Roadmap } from "./roadmap.tsx";

const post: Artwork = { viewBox: "0 0 40 60", shapes: [["path", { d: "M15 60V0h10v60z" }, []]] };

export default {
  component: Roadmap,
  args: {
    roadmap: {
      text: "Next: Tests → Papers → Start.",
      spoken: "Next: Tests, then Papers, then Start.",
    },
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof Roadmap>;

type Story = StoryObj<typeof Roadmap>;

export const Plain: Story = { name: "Without drawings" };

export const Drawn: Story = {
  name: "With a drawing at each station",
  args: { drawings: [post, post, post] },
};

const many = ["First tests", "what they find is mended", "second tests", "papers", "start", "rest"];

export const Long: Story = {
  name: "More stations than a row holds",
  args: {
    roadmap: { text: `Next: ${many.join(" → ")}.`, spoken: `Next: ${many.join(", then ")}.` },
  },
};

export const NoArrows: Story = {
  name: "A line without arrows",
  args: { roadmap: { text: "More next year.", spoken: "More next year." } },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
