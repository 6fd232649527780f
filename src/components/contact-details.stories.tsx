import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { withSite } from "../workshop/with-site.tsx";
import { ContactDetails } from "./contact-details.tsx";

export default {
  component: ContactDetails,
  args: { words: contact.details },
} satisfies Meta<typeof ContactDetails>;

export const AllWays: StoryObj = { name: "Mail, telephones and address" };

export const OnePhone: StoryObj = {
  name: "One telephone and a short address",
  decorators: [
    withSite(({ contact: { phones, address, ...others } }) => ({
      contact: { ...others, phones: phones.slice(0, 1), address: address.slice(0, 1) },
    })),
  ],
};

export const LongAddress: StoryObj = {
  name: "A mail address longer than its column",
  decorators: [
    withSite((site) => ({
      contact: { ...site.contact, email: `${"long.".repeat(12)}name@${"sub.".repeat(10)}example` },
    })),
  ],
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
