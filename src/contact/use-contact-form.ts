import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { Pages } from "../content/schema/pages.ts";
import { useSite } from "../content/site-context.ts";
import { fill } from "../content/template.ts";
import { deliver, prepareDelivery } from "./deliver.ts";
import { FormLife } from "./form-life.ts";
import { forgetDraft, forgetRecord, keepRecord, readDraft, readRecord } from "./kept.ts";
import { isShortEnough, mailLink } from "./mail-link.ts";
import {
  type FieldName,
  faultsOf,
  fieldNames,
  hasGone,
  isSame,
  type Message,
  messageText,
  type Outcome,
} from "./message.ts";
import { toastStacks } from "./toasts.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * The contact form once React runs it: faults that follow each change, a summary after a press too
 * early, sending, and what is said afterwards. The browser holds what is typed.
 */
export function useContactForm(words: Pages["contact"]) {
  const { contact, delivery, interface: shared } = useSite();
  const form = useRef<HTMLFormElement>(null);
  /** Field that no visitor meets; there is one where a service sends. */
  const trap = useRef<HTMLInputElement>(null);
  const [life] = useState(() => new FormLife());
  const state = useSyncExternalStore(life.subscribe, life.current, life.current);
  const { alive, refusals, sent } = state;
  const faults = faultsOf(state.values);
  const valid = alive && Object.keys(faults).length === 0;
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(takeOver, []);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  useEffect(() => {
    if (valid) void prepareDelivery(delivery);
  }, [valid, delivery]);

  const failing = refusals > 0;
  useEffect(() => {
    if (!failing) return;
    const { title } = document;
    document.title = fill(words.form.errors.title, { title });
    return () => {
      document.title = title;
      // A program of the visitor's may fill in the fields while the summary has the focus, which goes with it.
      if (document.activeElement === document.body) sendButtonOf(form.current)?.focus();
    };
  }, [failing, words]);

  function fieldOf(name: FieldName): Field | undefined {
    return (form.current?.elements.namedItem(name) as Field | null) ?? undefined;
  }

  function read(): Message {
    const textOf = (name: FieldName) => fieldOf(name)?.value ?? "";
    return { name: textOf("name"), email: textOf("email"), message: textOf("message") };
  }

  /** Writes a message into the fields that are empty. What stands in the others stays. */
  function write(message: Message): void {
    for (const name of fieldNames) {
      const field = fieldOf(name);
      if (field?.value === "") field.value = message[name];
    }
  }

  /**
   * Shows the draft in place of a message that has gone: an older page of the history comes back with
   * the texts that stood in its fields when it was left.
   */
  function showDraft(gone: Message): void {
    const draft = readDraft();
    if (!isSame(read(), gone) || isSame(draft, gone)) return;
    form.current?.reset();
    write(draft);
  }

  /** Takes the form over: once, when React runs its effects, or at a press that it hears before. */
  function takeOver(): void {
    if (life.current().alive) return;
    const record = readRecord();
    const hasHandedOver = record?.outcome === "handedOver";
    if (hasHandedOver) showDraft(record.message);
    const values = read();
    life.begin(values, record);
    // What still stands there was handed over by the boot script, while React was on its way.
    if (!hasHandedOver) return;
    // That script counts no letters: of what is too long for a link the mail program may have got a part.
    const outcome = isShortEnough(linkTo(record.message)) ? "handedOver" : "tooLong";
    const button = sendButtonOf(form.current);
    const isWaiting = isSame(values, record.message) && button === document.activeElement;
    end(outcome, record.message, isWaiting);
    if (isWaiting) showToast(outcome);
  }

  async function send(message: Message): Promise<void> {
    // That an earlier message failed is not said of this one.
    toastStacks.destructive.clear();
    // Should the page be left meanwhile, this is what can be said of it.
    keepRecord({ message, outcome: "unknown" });
    const { activeElement } = document;
    // What fills in the field that no visitor meets is a program; should it be a visitor's own, the
    // mail program is still a way.
    const outcome = trap.current?.value
      ? "failed"
      : await deliver({
          message,
          link: linkTo(message),
          to: contact.email,
          settings: delivery,
          onFault: (fault) => console.error(words.outcome.failureConsole, fault),
        });
    // Who has gone on elsewhere, or writes the next message, keeps the focus. What had it may be the
    // notice of the message before, which is gone: assistive technology presses without the focus.
    const isWaiting =
      (document.activeElement === activeElement || !activeElement?.isConnected) &&
      isSame(read(), message);
    end(outcome, message, isWaiting);
    showToast(outcome);
  }

  /** Says what became of a message, and clears the form of what has gone. */
  function end(outcome: Outcome, message: Message, isCalling: boolean): void {
    if (outcome === "handedOver" || outcome === "unknown") keepRecord({ message, outcome });
    else forgetRecord();
    // What was typed while the message was on its way is another message.
    if (hasGone(outcome) && isSame(read(), message)) {
      form.current?.reset();
      forgetDraft();
    }
    life.end({ message, outcome }, read(), isCalling);
  }

  function showToast(outcome: Outcome): void {
    if (outcome === "failed") {
      toastStacks.default.clear();
      toastStacks.destructive.show(words.outcome.failure);
    } else if (hasGone(outcome)) toastStacks.default.show(words.outcome.success);
  }

  function linkTo(message: Message): string {
    const { form: labels } = words;
    const body = messageText(message, labels, shared.labelled);
    return mailLink({ to: contact.email, subject: labels.mailSubject, body });
  }

  return {
    ...state,
    form,
    trap,
    faults,
    valid,
    summary,
    linkTo,

    onInput(event: FormEvent<HTMLFormElement>) {
      const name = nameOf(event.target);
      if (name) life.write(name, read());
    },

    onBlur(event: { target: EventTarget }) {
      const name = nameOf(event.target);
      if (name) life.leave(name);
    },

    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      takeOver();
      const message = life.press(read());
      if (message) void send(message);
    },

    goTo(name: FieldName) {
      fieldOf(name)?.focus();
    },

    /** Puts the message that was sent last back into the form. */
    undo() {
      if (!sent) return;
      write(sent.message);
      // The boot script keeps the drafts. An event tells it and this form of changes that nobody typed.
      for (const name of fieldNames)
        fieldOf(name)?.dispatchEvent(new Event("input", { bubbles: true }));
      if (isSame(read(), sent.message)) {
        life.forgetSent();
        forgetRecord();
      }
      fieldOf("message")?.focus();
    },
  };
}

function sendButtonOf(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLElement>("[type=submit]");
}

function nameOf(target: EventTarget): FieldName | undefined {
  return fieldNames.find((name) => name === (target as Partial<HTMLInputElement>).name);
}
