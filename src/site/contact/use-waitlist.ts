import { useEffect, useState, useSyncExternalStore } from "react";
import type { NotifyWords } from "../../engine/schema/groups/product-words.ts";
import type { RenderedField } from "../../engine/schema/groups/rendered-fields.ts";
import type { Product } from "../../engine/schema/product.ts";
import { plainWords } from "../../words/foreign-words.ts";
import { fill } from "../../words/template.ts";
import { waitlistDraftKey, waitlistKey, waitlistRecordKey } from "../browser/contract.ts";
import {
  browserStorage,
  tabStorage,
  useStorageChangedOnReturn,
  useStored,
} from "../browser/storage.ts";
import { useSite } from "../data/site-context.ts";
import { deliver, prepareDelivery } from "./deliver.ts";
import { FormLife } from "./form-life.ts";
import { cleanAddress, errorOf, type Message } from "./message.ts";

/**
 * The waitlist of a product once React runs its dialog. If the site itself sends, an address goes to the
 * firm as a message that names the product, and has joined once the service accepts that. Otherwise the
 * address is kept in this browser.
 */
export function useWaitlist({ slug, name }: Product, labels: NotifyWords["waitlist"]) {
  const { contact, delivery } = useSite();
  const [key, draft, record] = [waitlistKey(slug), waitlistDraftKey(slug), waitlistRecordKey(slug)];
  const joined = useStored(key);
  const { emailMissing: missing, emailInvalid: invalid } = labels.errors;
  const field: RenderedField = {
    name: "email",
    kind: "email",
    label: labels.email,
    missing,
    invalid,
  };
  const [life] = useState(() => {
    const life = new FormLife([field]);
    startLife(life);
    return life;
  });
  useStorageChangedOnReturn([draft, record], () => startLife(life));
  const { values, refusals, sending, sent, spoken } = useSyncExternalStore(
    life.subscribe,
    life.current,
    life.current,
  );
  const error = errorOf(field, values.email);
  const valid = error === undefined;

  useEffect(() => {
    if (valid) void prepareDelivery(delivery);
  }, [valid, delivery]);

  /** Starts the form with what is stored. */
  function startLife(life: FormLife): void {
    const last = tabStorage.read(record);
    const typed = messageFrom(tabStorage.read(draft) ?? last ?? "");
    life.begin(typed, last ? { message: messageFrom(last), outcome: "unknown" } : undefined);
  }

  function messageFrom(email: string): Message {
    const called = import.meta.env.HAS_FOREIGN_WORDS ? plainWords(name) : name;
    return { name: email, email, message: fill(labels.mailSubject, { product: called }) };
  }

  async function sendMessage(message: Message): Promise<void> {
    // If the visitor leaves the page before the answer comes, the outcome is unknown.
    tabStorage.write(record, message.email);
    const { activeElement } = document;
    const outcome = await deliver({
      message,
      link: undefined,
      to: contact.supportEmail ?? contact.email,
      settings: delivery,
      onFault: (fault) => console.error(labels.sent.console, fault),
    });
    if (!life.isAwaiting(message)) return;
    if (outcome === "sent") return join(message.email);
    if (outcome !== "unknown") tabStorage.remove(record);
    // A visitor who has moved on keeps the focus.
    const isWaiting = document.activeElement === activeElement || !activeElement?.isConnected;
    life.end({ message, outcome }, life.current().values, isWaiting);
  }

  /** Records in this browser that an address has joined. Another address that was typed in the meantime stays. */
  function join(email: string): void {
    const { values } = life.current();
    const isOther = values.email !== email;
    browserStorage.write(key, cleanAddress(email));
    // An older page of the history takes it into its field.
    if (!isOther) tabStorage.write(draft, "");
    tabStorage.remove(record);
    life.begin(isOther ? values : messageFrom(""), undefined);
  }

  return {
    field,
    draftKey: draft,
    /** The address that has joined, if one has. */
    joined,
    isFleeting: browserStorage.isFleeting(key),
    typed: values.email,
    /** The error in the typed address, after a press. */
    error: refusals > 0 ? error : undefined,
    /** Whether an address is being sent to the firm. */
    sending: sending && delivery.method !== "mailto",
    /** Whether sending takes so long that the live region says so. */
    isSlow: spoken === "sending",
    /** Outcome of an address that failed, or may not have arrived. */
    outcome: sent?.outcome === "unknown" ? ("unknown" as const) : sent && ("failed" as const),
    /** How often the notice of that was given the focus. */
    calls: sent?.calls ?? 0,

    setDraft(email: string): void {
      life.write("email", messageFrom(email));
    },

    /** @returns Whether the address is invalid, so that nothing was sent. */
    press(email: string): boolean {
      const message = life.press(messageFrom(email));
      if (message && delivery.method !== "mailto") void sendMessage(message);
      else if (message) {
        join(email);
        console.log(labels.console, name, email);
      }
      return life.current().refusals > 0;
    },

    forget(): void {
      browserStorage.remove(key);
    },
  };
}
