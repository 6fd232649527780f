import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { FormContent } from "../../engine/schema/groups/rendered-form.ts";
import { fill } from "../../words/template.ts";
import { loadAgain } from "../browser/fetch-chunks.ts";
import { useMessageFromTabs, useStorageChangedOnReturn } from "../browser/storage.ts";
import { useSite } from "../data/site-context.ts";
import { deliver, prepareDelivery } from "./deliver.ts";
import { FormLife } from "./form-life.ts";
import { isShortEnough, mailLink } from "./mail-link.ts";
import {
  attachedFiles,
  attachFiles,
  faultsIn,
  hasFurtherFields,
  hasLeftPage,
  hasMoreForms,
  isSame,
  type Message,
  messageIn,
  messageText,
  type Outcome,
  textsOf,
  unfinished,
} from "./message.ts";
import {
  forgetDraft,
  forgetRecord,
  formKeys,
  readRecord,
  type SentRecord,
  storeRecord,
  tellTabs,
  toldHere,
} from "./message-drafts.ts";
import { toastStacks } from "./toasts.ts";

/**
 * The contact form once React runs it: errors that follow each change, a summary after a press too
 * early, sending, and the notice of the outcome. The fields are uncontrolled.
 */
export function useContactForm(content: FormContent) {
  const {
    contact,
    delivery,
    words: { interface: shared },
  } = useSite();
  const { fields } = content;
  const form = useRef<HTMLFormElement>(null);
  /** Hidden field that only programs fill in (a honeypot). It exists if a service sends. */
  const trap = useRef<HTMLInputElement>(null);
  const [life] = useState(() => new FormLife(fields));
  const state = useSyncExternalStore(life.subscribe, life.current, life.current);
  const { alive, refusals, sent } = state;
  const faults = faultsIn(state.values, fields);
  const valid = alive && faults.length === 0;
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(takeOver, []);
  useStorageChangedOnReturn(formKeys(fields), startForm);
  useMessageFromTabs(toldHere(), (text) => {
    const { message, outcome }: SentRecord = JSON.parse(text);
    if (isSame(readFields(), message)) end(outcome, message, false);
  });

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
    document.title = fill(content.form.errors.title, { title });
    return () => {
      document.title = title;
      // A password manager may fill in the fields while the summary has the focus; then the focus is lost with it.
      if (document.activeElement === document.body) sendButtonOf(form.current)?.focus();
    };
  }, [failing, content]);

  function fieldOf(name: string) {
    return form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`);
  }

  function readFields(): Message {
    const entries = new FormData(form.current as HTMLFormElement);
    if (hasMoreForms)
      for (const { name } of fields)
        if (fieldOf(name)?.validity.badInput) entries.set(name, unfinished);
    return messageIn(textsOf(entries), fields);
  }

  /** Starts the form once: when React runs its effects, or at a press before that. */
  function takeOver(): void {
    if (!life.current().alive) startForm();
  }

  /** Starts the form with what the boot script has put into the fields. */
  function startForm(): void {
    const record = readRecord(fields);
    const values = readFields();
    life.begin(values, record);
    // A message that is still in the fields was handed over by the boot script while React loaded.
    if (record?.outcome !== "handedOver") return;
    // The boot script checks no length: if a message is too long for a link, the mail program may have got a part.
    const outcome = isShortEnough(linkTo(record.message)) ? "handedOver" : "tooLong";
    const button = sendButtonOf(form.current);
    const isWaiting = isSame(values, record.message) && button === document.activeElement;
    end(outcome, record.message, isWaiting);
    if (isWaiting) showToast(outcome);
  }

  async function sendMessage(message: Message): Promise<void> {
    // A toast about an earlier failure does not apply to this message.
    toastStacks.destructive.clear();
    // If the visitor leaves the page before the answer comes, the outcome is unknown.
    storeRecord({ message, outcome: "unknown" });
    const { activeElement } = document;
    attachFiles(form.current);
    let isPosted = false;
    // Only a program fills in the hidden field. If it is the visitor's own, the notice offers the mail program.
    const outcome = trap.current?.value
      ? "failed"
      : await deliver({
          message,
          link: linkTo(message),
          to: contact.email,
          settings: delivery,
          onFault: (fault) => {
            console.error(content.outcome.failureConsole, fault);
            if (hasMoreForms) isPosted = isMissingChunk(fault) && attachedFiles().length > 0;
          },
        });
    if (!life.isAwaiting(message)) return;
    // A visitor who has moved on, or writes the next message, keeps the focus. The focused element may be the
    // notice of the previous message, which was removed: assistive technology presses without moving the focus.
    const isWaiting =
      (document.activeElement === activeElement || !activeElement?.isConnected) &&
      isSame(readFields(), message);
    end(outcome, message, isWaiting);
    if (hasLeftPage(outcome) || outcome === "unknown") tellTabs({ message, outcome });
    if (hasMoreForms && isPosted) {
      // A document that is loaded again would lack the files. The browser can send them itself.
      storeRecord({ message, outcome: "unknown" });
      HTMLFormElement.prototype.submit.call(form.current);
      return;
    }
    // A document that is loaded again says so of the message.
    if (outcome === "failed" && loadAgain()) storeRecord({ message, outcome });
    else showToast(outcome);
  }

  /** Shows the outcome of a message, and clears the form if it was sent. */
  function end(outcome: Outcome, message: Message, isCalling: boolean): void {
    if (outcome === "handedOver" || outcome === "unknown") storeRecord({ message, outcome });
    else forgetRecord();
    // Text that was typed while the message was being sent is another message.
    if (hasLeftPage(outcome) && isSame(readFields(), message)) {
      if (hasFurtherFields) form.current?.querySelectorAll("select").forEach(silence);
      form.current?.reset();
      forgetDraft(fields);
    }
    life.end({ message, outcome }, readFields(), isCalling);
  }

  function showToast(outcome: Outcome): void {
    if (outcome === "failed") {
      toastStacks.default.clear();
      toastStacks.destructive.show(content.outcome.failure);
    } else if (hasLeftPage(outcome)) toastStacks.default.show(content.outcome.success);
  }

  function linkTo(message: Message): string {
    const body = messageText(message, fields, shared.labelled);
    return mailLink({ to: contact.email, subject: content.form.mailSubject, body });
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
      const { name } = event.target as HTMLInputElement;
      if (name) life.write(name, readFields());
    },

    onBlur(event: FocusEvent) {
      const field = event.target as HTMLInputElement;
      const { name } = field;
      // Between the boxes of a question nobody has left it.
      if (hasMoreForms && (event.relatedTarget as HTMLInputElement | null)?.name === name) return;
      // What is not whole yet fires no input event.
      if (
        hasMoreForms &&
        field.type === "date" &&
        (field.validity.badInput || state.judged.has(name))
      )
        life.write(name, readFields());
      if (name) life.fieldLeft(name);
    },

    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      takeOver();
      const message = life.press(readFields());
      if (message) void sendMessage(message);
    },

    goTo(name: string) {
      fieldOf(name)?.focus();
    },

    /** Puts the last message back into the fields that are empty. The others keep their text. */
    undo() {
      if (!sent) return;
      for (const { name } of fields) {
        const field = fieldOf(name);
        const text = sent.message[name] ?? "";
        if (hasMoreForms && boxesOf(form.current, name).length > 1) {
          tickAgain(boxesOf(form.current, name), text);
          continue;
        }
        if (hasFurtherFields && field?.type === "checkbox") field.checked ||= text !== "";
        else if (field?.value === "") field.value = text;
        // The choice of a message in another language.
        if (hasFurtherFields && field?.value === "") field.value = "";
        // The boot script keeps drafts on each input event, and scripts that set a value fire none.
        field?.dispatchEvent(new Event("input", { bubbles: true }));
      }
      if (isSame(readFields(), sent.message)) {
        life.forgetSent();
        forgetRecord();
      }
      fieldOf(fields.at(-1)?.name ?? "")?.focus();
    },
  };
}

/** Makes a choice inert for a second: Orca 43 reads a choice that is reset in the middle of the outcome. */
function silence(choice: HTMLSelectElement): void {
  choice.inert = true;
  setTimeout(() => {
    choice.inert = false;
  }, 1000);
}

function sendButtonOf(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLElement>("[type=submit]");
}

/** Whether a script is missing since a later build, which only another document can mend. */
const isMissingChunk = (fault: unknown) =>
  fault instanceof Response && fault.status === 404 && fault.url.endsWith(".js");

/** The controls of a form with a name. Several choices have one for each. */
const boxesOf = (form: HTMLFormElement | null, name: string) => [
  ...(form?.querySelectorAll<HTMLInputElement>(`[name="${name}"]`) ?? []),
];

/** Ticks the boxes of several choices that a message names, one on each line. */
function tickAgain(boxes: readonly HTMLInputElement[], text: string): void {
  for (const box of boxes) {
    box.checked ||= text.split("\n").includes(box.value);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
