import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { MailAddress } from "./mail-address.tsx";

export default {
  component: MailAddress,
  decorators: [inside(<p />)],
} satisfies Meta<typeof MailAddress>;

export const Usual: StoryObj = { name: "The company's own" };
