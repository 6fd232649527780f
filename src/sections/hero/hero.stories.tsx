import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { Hero } from "./hero.tsx";

export default {
  component: Hero,
  args: { heading: "The first words", intro: "What the page is about." },
  parameters: { place: "heading" },
} satisfies Meta<typeof Hero>;

type Story = StoryObj<typeof Hero>;

export const WordsAlone: Story = { name: "Words alone" };

export const WithActions: Story = {
  name: "With two buttons and strokes",
  args: {
    motif: { viewBox: "0 0 10 10", path: "M0 0L10 10M10 0L0 10" },
    primary: { text: "First", page: "home" },
    secondary: { text: "Second", href: "/" },
  },
};

export const WithDrawing: Story = {
  name: "With a drawing that goes on below the words",
  args: {
    drawing: {
      viewBox: "0 0 60 40",
      fit: "xMinYMax slice",
      isOpen: true,
      shapes: [
        ["path", { "fill-opacity": "0.15", d: "M10 38a25 25 0 0 1 50 0z" }, []],
        ["path", { fill: "none", stroke: "currentColor", d: "M-90 38H150" }, []],
      ],
    },
    primary: { text: "First", page: "home" },
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
