import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { MailAddress } from "./mail-address.tsx";

export default {
  component: MailAddress,
  decorators: [inside(<p />)],
} satisfies Meta<typeof MailAddress>;

export const AsLink: StoryObj = { name: "As a link" };

export { RightToLeft } from "../workshop/looks.ts";
