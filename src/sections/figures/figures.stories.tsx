import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { Figures } from "./figures.tsx";

const several = [
  { value: "1 250 000", label: "letters answered" },
  { value: "98 %", label: "of them on the same day" },
  { value: "3", label: "people who answer, each in a language of their own" },
];

export default {
  component: Figures,
  args: { heading: "Figures", items: several },
  parameters: { place: "edge" },
} satisfies Meta<typeof Figures>;

type Story = StoryObj<typeof Figures>;

export const Several: Story = { name: "Three figures" };

export const LongNumber: Story = {
  name: "A number longer than its column",
  args: { items: [{ value: "123,456,789.50 km", label: "of rope" }, ...several.slice(1)] },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
