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
  name: "With two buttons and a drawing",
  args: {
    motif: { viewBox: "0 0 10 10", path: "M0 0L10 10M10 0L0 10" },
    primary: { text: "First", page: "home" },
    secondary: { text: "Second", href: "/" },
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
