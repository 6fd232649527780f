import type { Pages } from "../content/schema/pages.ts";
import { useSite } from "../site-context.ts";
import { Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";

/** At least one visible character. */
const notBlank = ".*\\S.*";
/** Something, an at sign, something, a dot, something; no blanks. */
const emailShape = "[^\\s@]+@[^\\s@]+\\.[^\\s@]+";

/**
 * The contact form, as the browser alone can run it: native validation, and a `mailto:` action that
 * hands the message to the visitor's mail program (RFC 6068).
 */
export interface ContactFormProps {
  words: Pages["contact"]["form"];
}

export function ContactForm({ words }: ContactFormProps) {
  const { email } = useSite().contact;
  return (
    <Section heading={words.heading} className="contact-form">
      <form
        action={`mailto:${email}?subject=${encodeURIComponent(words.mailSubject)}`}
        method="post"
        encType="text/plain"
        className="form"
      >
        <TextField label={words.name} name="name" autoComplete="name" pattern={notBlank} />
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="email"
          pattern={emailShape}
        />
        <TextField label={words.message} name="message" rows={6} />
        <p className="note">{words.privacy}</p>
        <button type="submit" className="button-solid">
          {words.submit}
        </button>
      </form>
    </Section>
  );
}
