import type { Meta, StoryObj } from "../workshop/csf.ts";
import { withSite } from "../workshop/with-site.tsx";
import { MailAddress } from "./mail-address.tsx";

const meta: Meta<typeof MailAddress> = {
  component: MailAddress,
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof MailAddress>;

export const Usual: Story = { name: "The company's own" };

export const LongAddress: Story = {
  name: "Longer than a line",
  decorators: [
    withSite((site) => ({
      ...site,
      contact: { ...site.contact, email: `${"long.".repeat(15)}name@site.example` },
    })),
  ],
};
