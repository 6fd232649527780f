import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { FirmText } from "./firm-text.tsx";

export default {
  component: FirmText,
  args: { text: "{company} answers for this site. Write to {email}." },
  decorators: [inside(<p />)],
} satisfies Meta<typeof FirmText>;

export const Named: StoryObj = { name: "The firm and its mail address" };

export { RightToLeft } from "../workshop/looks.ts";
