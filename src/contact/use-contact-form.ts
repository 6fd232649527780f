import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Pages } from "../content/schema/pages.ts";
import { fill } from "../content/template.ts";
import { useSite } from "../site-context.ts";
import { toastStacks } from "../toasts.ts";
import { deliver, type Outcome, prepareDelivery } from "./deliver.ts";
import { forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { longestMailLink, mailLink } from "./mail-link.ts";
import { type FieldErrors, type FieldName, fieldNames, type Message, validate } from "./message.ts";
import { messageText } from "./message-text.ts";

/** What became of the last message that was sent. */
export interface Sent {
  outcome: Outcome;
  message: Message;
  text: string;
  /** Mail link, where it is short enough. */
  link: string | undefined;
  /** How often something was sent; tells one notice from the next. */
  count: number;
}

/**
 * The life of the contact form once React runs it: errors that follow each change, a summary after a
 * press too early, sending, and what is said afterwards. The browser holds what is typed.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>, words: Pages["contact"]) {
  const { contact, delivery } = useSite();
  const [alive, setAlive] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [touched, setTouched] = useState<ReadonlySet<FieldName>>(new Set());
  const [summary, setSummary] = useState<FieldErrors>();
  const [spoken, setSpoken] = useState<string>();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState<Sent>();
  const summaryRef = useRef<HTMLDivElement>(null);
  const valid = alive && Object.keys(errors).length === 0;

  /** Judges what stands in the form now; `changed` fields show their errors from now on. */
  function judge(changed: Iterable<FieldName>): FieldErrors {
    const found = validate(readForm(form.current), words.form.errors);
    setErrors(found);
    setTouched((before) => new Set([...before, ...changed]));
    return found;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when React takes the form over.
  useEffect(() => {
    fillForm(form.current, readDraft(), { overwrite: false });
    const typed = readForm(form.current);
    judge(fieldNames.filter((name) => typed[name] !== ""));
    setAlive(true);
  }, []);

  useEffect(() => {
    if (summary) summaryRef.current?.focus();
  }, [summary]);

  useEffect(() => {
    if (valid) void prepareDelivery(delivery);
  }, [valid, delivery]);

  const failing = summary !== undefined && !valid;
  useEffect(() => {
    if (!failing) return;
    const { title } = document;
    document.title = fill(words.form.errors.title, { title });
    return () => {
      document.title = title;
    };
  }, [failing, words]);

  async function send(message: Message): Promise<void> {
    const labels = words.form;
    const text = messageText(message, labels);
    const link = mailLink({ to: contact.email, subject: labels.mailSubject, body: text });
    setSending(true);
    // What fills in the field that no visitor meets is a program; should it be a visitor's own, the
    // mail program is still a way.
    const outcome = trapOf(form.current)
      ? "failed"
      : await deliver({
          message,
          link,
          to: contact.email,
          settings: delivery,
          onFault: (fault) => console.error(words.outcome.failureConsole, fault),
        });
    setSending(false);
    setSent((before) => ({
      outcome,
      message,
      text,
      link: link.length > longestMailLink ? undefined : link,
      count: (before?.count ?? 0) + 1,
    }));
    setSummary(undefined);
    if (outcome === "failed") {
      toastStacks.default.clear();
      toastStacks.destructive.show(words.outcome.failure);
    }
    if (outcome === "sent" || outcome === "handedOver") {
      toastStacks.destructive.clear();
      toastStacks.default.show(words.outcome.success);
      // What was typed while the message was on its way is another message.
      const now = readForm(form.current);
      if (fieldNames.every((name) => now[name] === message[name])) clear();
    }
  }

  function clear(): void {
    form.current?.reset();
    forgetDraft();
    setTouched(new Set());
    setErrors(validate(readForm(form.current), words.form.errors));
  }

  return {
    alive,
    sending,
    valid,
    summary,
    summaryRef,
    sent,
    /** What is said of a field once it was left. */
    spoken,

    errorOf: (name: FieldName) => (touched.has(name) ? errors[name] : undefined),

    onInput(event: FormEvent<HTMLFormElement>) {
      const name = fieldNameOf(event.target);
      if (!name) return;
      setSpoken(undefined);
      keepDraft(readForm(form.current));
      judge([name]);
    },

    onBlur(event: { target: EventTarget }) {
      const name = fieldNameOf(event.target);
      if (name && touched.has(name)) setSpoken(errors[name]);
    },

    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      // One press, one message.
      if (sending) return;
      const found = judge(fieldNames);
      if (Object.keys(found).length > 0) setSummary(found);
      else void send(readForm(form.current));
    },

    goTo(name: FieldName) {
      fieldOf(form.current, name)?.focus();
    },

    undo() {
      fillForm(form.current, sent?.message ?? {}, { overwrite: true });
      keepDraft(readForm(form.current));
      judge(fieldNames);
      setSent(undefined);
      fieldOf(form.current, "message")?.focus();
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Name of the field that only programs fill in. */
export const trapName = "website";

function fieldOf(form: HTMLFormElement | null, name: string): Field | undefined {
  return (form?.elements.namedItem(name) as Field | null) ?? undefined;
}

function readForm(form: HTMLFormElement | null): Message {
  const textOf = (name: FieldName) => fieldOf(form, name)?.value ?? "";
  return { name: textOf("name"), email: textOf("email"), message: textOf("message") };
}

function fillForm(
  form: HTMLFormElement | null,
  message: Partial<Message>,
  { overwrite }: { overwrite: boolean },
): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field && (overwrite || field.value === "")) field.value = message[name] ?? "";
  }
}

function trapOf(form: HTMLFormElement | null): string {
  return fieldOf(form, trapName)?.value ?? "";
}

function fieldNameOf(target: EventTarget): FieldName | undefined {
  return fieldNames.find((name) => name === (target as Partial<Field>).name);
}
