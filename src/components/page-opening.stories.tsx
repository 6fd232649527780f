import type { Meta, StoryObj } from "../workshop/csf.ts";
import { PageOpening } from "./page-opening.tsx";

export default {
  component: PageOpening,
  args: { heading: "What we do", intro: "In a sentence or two, and for whom." },
  parameters: { place: "heading" },
} satisfies Meta<typeof PageOpening>;

export const Opening: StoryObj = { name: "Heading and introduction" };

export const WithDrawing: StoryObj<typeof PageOpening> = {
  name: "With a drawing beside it",
  args: {
    drawing: {
      viewBox: "0 0 60 40",
      fit: "xMinYMax slice",
      shapes: [["path", { "fill-opacity": "0.15", d: "M10 40a25 25 0 0 1 50 0z" }, []]],
    },
  },
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
