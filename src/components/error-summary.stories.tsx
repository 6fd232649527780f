import contact from "virtual:content/contact";
import type { Meta, StoryObj } from "../workshop/csf.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Section } from "./section.tsx";

const words = contact.form.errors;

export default {
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
} satisfies Meta<typeof ErrorSummary>;

export const ThreeErrors: StoryObj = { name: "All fields are wrong" };

export { LongWords, RightToLeft } from "../workshop/looks.ts";
