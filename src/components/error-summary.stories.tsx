import contact from "virtual:content/contact";
import type { Stories } from "../workshop/stories.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { Section } from "./section.tsx";

const words = contact.form.errors;

export default {
  states: {
    "All fields are wrong": (
      <Section heading="Form" className="contact-form">
        <div className="form">
          <ErrorSummary
            heading={words.heading}
            errors={[
              { name: "name", text: words.nameMissing },
              { name: "email", text: words.emailInvalid },
              { name: "message", text: words.messageMissing },
            ]}
            focusRef={{ current: null }}
            onChoose={() => {}}
          />
        </div>
      </Section>
    ),
  },
  looks: ["long-words", "right-to-left"],
} satisfies Stories;
