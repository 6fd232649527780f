import type { Meta, StoryObj } from "../workshop/csf.ts";
import { inside } from "../workshop/inside.tsx";
import { withSite } from "../workshop/with-site.tsx";
import { AddressLines } from "./address-lines.tsx";

export default {
  component: AddressLines,
  decorators: [inside(<p />)],
} satisfies Meta<typeof AddressLines>;

export const Whole: StoryObj = { name: "All lines" };

export const OneLine: StoryObj = {
  name: "One line",
  decorators: [
    withSite(({ contact }) => ({ contact: { ...contact, address: contact.address.slice(0, 1) } })),
  ],
};

export { RightToLeft } from "../workshop/looks.ts";
