import type { Meta, StoryObj } from "../../workshop/csf.ts";
import { Prices } from "./prices.tsx";

export default {
  component: Prices,
  args: {
    heading: "Prices",
    table: {
      columns: ["What", "Monthly", "Yearly"],
      rows: [
        ["One desk", "€10", "€100"],
        ["Ten desks", "€80", "€800"],
      ],
    },
  },
  parameters: { place: "edge" },
} satisfies Meta<typeof Prices>;

type Story = StoryObj<typeof Prices>;

export const Bare: Story = { name: "The table alone" };

export const Whole: Story = {
  name: "With words before and after it, and a button",
  args: {
    intro: "What it costs.",
    note: "All prices without taxes.",
    action: { text: "Ask for an offer", page: "home" },
  },
};

export const Wide: Story = {
  name: "Wider than the page",
  args: {
    table: {
      columns: ["What", ...Array.from({ length: 12 }, (_, month) => `Month number ${month + 1}`)],
      rows: [["One desk", ...Array.from({ length: 12 }, (_, month) => `€${month + 10}`)]],
    },
  },
};

export { InTelugu, LargeText, LongWords, RightToLeft } from "../../workshop/looks.ts";
