import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { Section } from "./section.tsx";

export default {
  component: OutcomeNotice,
  args: {
    outcome: "handedOver",
    words: contact.outcome,
    text: "Name: A visitor\nMessage:\nHello",
    calls: 1,
    link: "mailto:somebody@site.example?body=Hello",
    address: "somebody@site.example",
    subject: "A message",
    onUndo: undefined,
  },
  decorators: [
    (Story) => (
      <Section heading="Form" className="contact-form">
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof OutcomeNotice>;

type Story = StoryObj<typeof OutcomeNotice>;

export const HandedOver: Story = {
  name: "The message went to the mail program",
  args: { onUndo: () => {} },
};

export const TooLong: Story = {
  name: "The message is too long for a mail link",
  args: { outcome: "tooLong", link: undefined },
};

export const Unknown: Story = {
  name: "Nobody can tell whether the message arrived",
  args: { outcome: "unknown" },
};

export const LongAddress: Story = {
  name: "The address is longer than a line",
  args: { address: `${"long.".repeat(15)}name@site.example` },
};

export { LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
