import { useId } from "react";
import { isShortEnough, mailLink } from "../contact/mail-link.ts";
import { emailPattern, fieldNames, fitsInto, messageText } from "../contact/message.ts";
import { submitReason } from "../contact/submit-reason.ts";
import { useContactForm } from "../contact/use-contact-form.ts";
import type { Pages } from "../content/schema/pages.ts";
import { useSite } from "../content/site-context.ts";
import { draftKey, recordKey } from "../inline/contract.ts";
import { ErrorSummary } from "./error-summary.tsx";
import { OutcomeNotice } from "./outcome-notice.tsx";
import { Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";
import { ToastRegion } from "./toast-region.tsx";

/** At least one visible character. */
const notBlank = ".*\\S.*";

/**
 * The contact form. Until React is here the browser runs it: native validation, and a
 * `mailto:` action that hands the message to the visitor's mail program (RFC 6068).
 */
export function ContactForm({ words }: { words: Pages["contact"] }) {
  const { contact, delivery, interface: shared } = useSite();
  const state = useContactForm(words);
  const reasonId = useId();
  const { form: labels, outcome } = words;
  const { alive, faults, judged, sending, sent, spoken, valid } = state;
  const unavailable = alive && (sending || !valid);
  const byService = delivery.method !== "mailto";
  const errors = fieldNames.flatMap((name) => {
    const fault = faults[name];
    return fault ? [{ name, text: labels.errors[fault] }] : [];
  });
  const errorOf = (wanted: string) => errors.find(({ name }) => name === wanted)?.text;
  const shownError = (name: (typeof fieldNames)[number]) =>
    judged.has(name) ? errorOf(name) : undefined;
  const spokenText =
    spoken === "outcome" ? sent && outcome[sent.outcome].heading : spoken && errorOf(spoken);
  const link = sent && state.linkTo(sent.message);
  return (
    <Section heading={labels.heading} className="contact-form">
      <form
        ref={state.form}
        action={mailLink({ to: contact.email, subject: labels.mailSubject })}
        method="post"
        encType="text/plain"
        noValidate={alive}
        // Else Firefox says "invalid" of the form too, as long as a required field is empty.
        aria-invalid={false}
        data-need=""
        data-kept={recordKey}
        data-keep={byService ? delivery.method : undefined}
        onInput={state.onInput}
        onBlur={state.onBlur}
        onSubmit={state.onSubmit}
        className="form"
      >
        {state.refusals > 0 && (
          <ErrorSummary
            heading={labels.errors.heading}
            errors={errors}
            focusRef={state.summaryRef}
            onChoose={state.goTo}
          />
        )}
        <TextField
          label={labels.name}
          name="name"
          draftKey={draftKey("name")}
          autoComplete="name"
          pattern={notBlank}
          error={shownError("name")}
        />
        <TextField
          label={labels.email}
          name="email"
          draftKey={draftKey("email")}
          type="email"
          autoComplete="email"
          pattern={emailPattern}
          error={shownError("email")}
        />
        <TextField
          label={labels.message}
          name="message"
          draftKey={draftKey("message")}
          rows={6}
          error={shownError("message")}
        />
        <p className="note">{labels.privacy[delivery.method]}</p>
        <div>
          <button
            type="submit"
            aria-disabled={unavailable || undefined}
            aria-describedby={unavailable ? reasonId : undefined}
            className={unavailable ? "button button-unavailable" : "button button-solid"}
          >
            {sending ? labels.sending : labels.submit}
          </button>
          <p
            id={reasonId}
            className={!alive ? "reason early-reason" : unavailable ? "reason" : "reason unneeded"}
          >
            {submitReason(faults, sending, labels, shared.list)}
          </p>
        </div>
        <p role="status" className="visually-hidden">
          {sending ? labels.sending : spokenText}
        </p>
      </form>
      {byService && (
        // Outside the form, so that a browser that sends it alone sends no word of this.
        <p hidden>
          <label>
            {labels.trap}
            <input ref={state.trap} type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </p>
      )}
      {sent && (
        <OutcomeNotice
          key={sent.count}
          outcome={sent.outcome}
          calls={sent.calls}
          words={outcome}
          text={messageText(sent.message, labels, shared.labelled)}
          link={link && isShortEnough(link) ? link : undefined}
          address={contact.email}
          subject={labels.mailSubject}
          onUndo={
            sent.outcome === "handedOver" && fitsInto(sent.message, state.values)
              ? state.undo
              : undefined
          }
        />
      )}
      <ToastRegion variant="default" closeLabel={outcome.closeToast} />
      <ToastRegion variant="destructive" closeLabel={outcome.closeToast} />
    </Section>
  );
}
