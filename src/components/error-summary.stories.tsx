import contact from "virtual:content/contact";
import { createRef } from "react";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Section } from "./section.tsx";

const words = contact.form.errors;

const meta: Meta<typeof ErrorSummary> = {
  component: ErrorSummary,
  args: {
    heading: words.heading,
    errors: [
      { name: "name", text: words.nameMissing },
      { name: "email", text: words.emailInvalid },
      { name: "message", text: words.messageMissing },
    ],
    focusRef: { current: null },
    onChoose: () => {},
  },
  decorators: [
    (Story) => (
      <Section heading="Form" className="contact-form">
        <div className="form">
          <Story />
        </div>
      </Section>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const ThreeErrors: Story = { name: "All fields are wrong" };

export const OneError: Story = {
  name: "One field is wrong",
  args: { errors: [{ name: "email", text: words.emailMissing }] },
};

export const Focused: Story = {
  name: "It took the focus",
  args: { focusRef: createRef() },
  play: async ({ args: { focusRef } }) => focusRef.current?.focus(),
};

export { InDevanagari, InTelugu, LargeText, LongWords, RightToLeft } from "../workshop/looks.ts";
