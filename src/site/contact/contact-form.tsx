import { type ReactNode, useId } from "react";
import type { RenderedField } from "../../engine/schema/groups/rendered-fields.ts";
import type { FormContent } from "../../engine/schema/groups/rendered-form.ts";
import { fill, wordList } from "../../words/template.ts";
import { contactStore } from "../browser/contract.ts";
import { FirmParagraph, Paragraph } from "../components/rich-text.tsx";
import { Section } from "../components/section.tsx";
import { useSite } from "../data/site-context.ts";
import { LabelledField } from "./labelled-field.tsx";
import { isShortEnough, mailLink } from "./mail-link.ts";
import { fitsInto, hasMoreForms, isEmpty, messageText } from "./message.ts";
import { LabelledMailLink, OutcomeNotice } from "./outcome-notice.tsx";
import { ToastRegion } from "./toast-region.tsx";
import { useContactForm } from "./use-contact-form.ts";

/** What is around the form of a section, which has its heading around it. */
const Bare = ({ children }: { children: ReactNode }) => children;

/**
 * The contact form, or that of a section. Before hydration it works natively: the browser validates, and the action posts the
 * message or hands it to the visitor's mail program as `mailto:` (RFC 6068).
 */
export function ContactForm({ content }: { content: FormContent }) {
  const {
    contact,
    delivery,
    words: { interface: shared },
  } = useSite();
  const state = useContactForm(content);
  const reasonId = useId();
  const summaryId = useId();
  const { form: labels, fields, outcome } = content;
  const { alive, faults, isLeft, judged, sending, sent, spoken, valid } = state;
  const unavailable = alive && (sending || !valid);
  // After a message was sent, the empty form is no fault of the visitor's. Visible once a field has been left.
  const needsReason = unavailable && !(sent && isEmpty(state.values));
  const byService = delivery.method !== "mailto";
  const posted = delivery.method === "post" ? delivery : undefined;
  const hidden = Object.entries(posted?.fields ?? {});
  // A field of the service that must stay empty is the honeypot, also without scripts.
  const [trapName] = hidden.find(([, value]) => value === "") ?? [];
  const errorOf = (wanted: string) => faults.find(({ name }) => name === wanted)?.error;
  const spokenText =
    spoken === "outcome" ? sent && outcome[sent.outcome].heading : spoken && errorOf(spoken);
  const link = sent && state.linkTo(sent.message);

  const empty = faults.filter(({ error, missing }) => error === missing);
  /** Why the button cannot be used now, in words. */
  const reason = sending
    ? labels.reasons.sending
    : empty.length > 0
      ? reasonFor(empty)
      : faults[0]?.error;

  /** The reason if these fields are missing. */
  function reasonFor(missing: readonly RenderedField[]): string {
    const names = missing.map(({ label, called = label }) => called);
    return fill(labels.reasons.missing, { fields: wordList(shared.list, names) });
  }

  /** A field that only programs fill in. */
  const spamTrap = (name: string) => (
    <p key={name} hidden>
      <label>
        {labels.trap}
        <input ref={state.trap} type="text" name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </p>
  );
  const ownStore = hasMoreForms && content.store;
  const store = ownStore || contactStore;
  const Frame = ownStore ? Bare : Section;
  return (
    <Frame
      heading={labels.heading}
      className={content.bubble ? "speech contact-form" : "speech contact-form contact-form-alone"}
    >
      <form
        ref={state.form}
        aria-label={labels.heading}
        action={posted?.endpoint ?? mailLink({ to: contact.email, subject: labels.mailSubject })}
        method="post"
        encType={
          hasMoreForms && posted && fields.some(({ kind }) => kind === "file")
            ? "multipart/form-data"
            : posted
              ? undefined
              : "text/plain"
        }
        name={posted?.fields?.["form-name"]}
        data-netlify={posted?.fields?.["form-name"] && "true"}
        noValidate={alive}
        data-need=""
        data-kept={`${store}sent`}
        data-keep={byService ? delivery.method : undefined}
        onInput={state.onInput}
        onBlur={state.onBlur}
        onSubmit={state.onSubmit}
        className="form"
      >
        {state.refusals > 0 && (
          // All errors, with a link to each field (GOV.UK error summary).
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
          <div
            ref={state.summary}
            role="group"
            aria-labelledby={summaryId}
            aria-describedby={reasonId}
            tabIndex={-1}
            className="error-summary"
          >
            <h3 id={summaryId}>{labels.errors.heading}</h3>
            <ul>
              {faults.map(({ name, error }) => (
                <li key={name}>
                  <a
                    href={`#${name}`}
                    onClick={(event) => {
                      event.preventDefault();
                      state.goTo(name);
                    }}
                    className="error-link"
                  >
                    {error}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {labels.answers && <p className="note">{labels.answers}</p>}
        {fields.map((field) => (
          <LabelledField
            key={field.name}
            field={field}
            draftKey={store + field.name}
            error={judged.has(field.name) ? errorOf(field.name) : undefined}
          />
        ))}
        {hidden.map(([name, value]) =>
          name === trapName ? (
            spamTrap(name)
          ) : (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <div className="send">
          <FirmParagraph text={labels.privacy[delivery.method] ?? ""} className="note" />
          <button
            type="submit"
            aria-busy={sending || undefined}
            suppressHydrationWarning
            aria-disabled={unavailable || undefined}
            aria-describedby={needsReason ? reasonId : undefined}
            className={unavailable ? "button button-unavailable" : "button button-solid"}
          >
            <span className="idle">{labels.submit}</span>
            <span className="busy">{labels.sending}</span>
          </button>
        </div>
        <p
          id={reasonId}
          data-room={reasonFor(fields)}
          className={needsReason && isLeft ? "room reason" : "room reason unneeded"}
        >
          <span>{reason}</span>
        </p>
        {/* Without a role: screen readers announce an empty status as such when they pass it. */}
        <div aria-live="polite" className="visually-hidden">
          {spoken === "sending" ? labels.sending : spokenText}
        </div>
      </form>
      {/* Outside the form, so that it is not part of a native submission. */}
      {byService && !trapName && spamTrap("website")}
      {/* Without the app the service cannot be reached. */}
      {!alive && delivery.method === "emailjs" && (
        <div role="alert" className="outcome if-lost">
          <h3>{outcome.failed.heading}</h3>
          <Paragraph text={outcome.failed.text} />
          <p>
            <LabelledMailLink
              labels={outcome}
              address={contact.email}
              subject={labels.mailSubject}
            />
          </p>
        </div>
      )}
      {sent && (
        <OutcomeNotice
          key={sent.count}
          outcome={sent.outcome}
          calls={sent.calls}
          labels={outcome}
          text={messageText(sent.message, fields, shared.labelled)}
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
    </Frame>
  );
}
