import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { LongDate } from "./long-date.tsx";

export default {
  component: LongDate,
  args: { day: "2027-03-09", days: { "2027-03-09": "9 March 2027" } },
  decorators: [inside(<p />)],
} satisfies Meta<typeof LongDate>;

export const InFull: StoryObj = { name: "A day, written out" };
