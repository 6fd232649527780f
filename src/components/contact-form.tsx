import { useId, useRef } from "react";
import { draftKey } from "../contact/draft.ts";
import { mailLink } from "../contact/mail-link.ts";
import { emailPattern } from "../contact/message.ts";
import { trapName, useContactForm } from "../contact/use-contact-form.ts";
import type { Pages } from "../content/schema/pages.ts";
import { useSite } from "../site-context.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";
import { ToastRegion } from "./toast-region.tsx";

/** At least one visible character. */
const notBlank = ".*\\S.*";

/**
 * The contact form. Until React is here the browser alone runs it: native validation, and a
 * `mailto:` action that hands the message to the visitor's mail program (RFC 6068).
 */
export interface ContactFormProps {
  words: Pages["contact"];
}

export function ContactForm({ words }: ContactFormProps) {
  const { contact, delivery } = useSite();
  const form = useRef<HTMLFormElement>(null);
  const state = useContactForm(form, words);
  const reasonId = useId();
  const { form: labels, outcome } = words;
  const unavailable = state.alive && (state.sending || !state.valid);
  return (
    <Section heading={labels.heading} className="contact-form">
      <form
        ref={form}
        action={mailLink({ to: contact.email, subject: labels.mailSubject })}
        method="post"
        encType="text/plain"
        noValidate={state.alive}
        data-need=""
        data-draft={draftKey}
        data-keep={delivery.method === "emailjs" || undefined}
        onInput={state.onInput}
        onBlur={state.onBlur}
        onSubmit={state.onSubmit}
        className="form"
      >
        {state.summary && (
          <ErrorSummary
            heading={labels.errors.heading}
            errors={state.summary}
            focusRef={state.summaryRef}
            onChoose={state.goTo}
          />
        )}
        <TextField
          label={labels.name}
          name="name"
          autoComplete="name"
          pattern={notBlank}
          error={state.errorOf("name")}
        />
        <TextField
          label={labels.email}
          name="email"
          type="email"
          autoComplete="email"
          pattern={emailPattern}
          error={state.errorOf("email")}
        />
        <TextField
          label={labels.message}
          name="message"
          rows={6}
          error={state.errorOf("message")}
        />
        {delivery.method === "emailjs" && (
          <p hidden>
            <label>
              {labels.trap}
              <input name={trapName} tabIndex={-1} autoComplete="off" />
            </label>
          </p>
        )}
        <p className="note">{labels.privacy}</p>
        <div>
          <button
            type="submit"
            aria-disabled={unavailable || undefined}
            aria-describedby={unavailable ? reasonId : undefined}
            className={unavailable ? "button button-unavailable" : "button button-solid"}
          >
            {state.sending ? labels.sending : labels.submit}
          </button>
          <p id={reasonId} className={state.valid ? "reason unneeded" : "reason"}>
            {labels.incomplete}
          </p>
        </div>
        <p role="status" className="visually-hidden">
          {state.sending ? labels.sending : state.spoken}
        </p>
      </form>
      {state.sent && (
        <OutcomeNotice
          key={state.sent.count}
          outcome={state.sent.outcome}
          words={outcome}
          text={state.sent.text}
          mailLink={state.sent.link}
          address={contact.email}
          onUndo={state.sent.outcome === "handedOver" ? state.undo : undefined}
        />
      )}
      <ToastRegion variant="default" closeLabel={outcome.closeToast} />
      <ToastRegion variant="destructive" closeLabel={outcome.closeToast} />
    </Section>
  );
}
