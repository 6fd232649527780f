import type { Meta, StoryObj } from "../workshop/csf.ts";
import { DataTable } from "./data-table.tsx";

export default {
  component: DataTable,
  args: {
    name: "Numbers",
    columns: ["What", "How many"],
    rows: [
      ["Apples", "12"],
      ["Pears", "3"],
    ],
  },
} satisfies Meta<typeof DataTable>;

export const Small: StoryObj = { name: "Narrower than the page" };
