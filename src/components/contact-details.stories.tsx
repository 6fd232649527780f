import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { withSite } from "../workshop/with-site.tsx";
import { ContactDetails } from "./contact-details.tsx";

const meta: Meta<typeof ContactDetails> = {
  component: ContactDetails,
  args: { words: contact.details },
};
export default meta;

type Story = StoryObj<typeof ContactDetails>;

export const AllWays: Story = { name: "Mail, telephones and address" };

export const OnePhone: Story = {
  name: "One telephone and a short address",
  decorators: [
    withSite((site) => ({
      ...site,
      contact: {
        ...site.contact,
        phones: site.contact.phones.slice(0, 1),
        address: site.contact.address.slice(0, 1),
      },
    })),
  ],
};

export const LongAddress: Story = {
  name: "A mail address longer than its column",
  decorators: [
    withSite((site) => ({
      ...site,
      contact: { ...site.contact, email: `${"long.".repeat(12)}name@${"sub.".repeat(10)}example` },
    })),
  ],
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
