import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { FilledText } from "./filled-text.tsx";

export default {
  component: FilledText,
  args: {
    template: "Write to {email}, and we will answer.",
    slots: { email: <a href="#content">an address</a> },
  },
  decorators: [inside(<p />)],
} satisfies Meta<typeof FilledText>;

export const LinkInside: StoryObj = { name: "A link in the middle of a sentence" };

export { RightToLeft } from "../workshop/looks.ts";
