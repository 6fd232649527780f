import { useEffect, useState, useSyncExternalStore } from "react";
import { browserStorage, tabStorage, useStored } from "../browser/storage.ts";
import type { Pages } from "../content/schema/pages.ts";
import type { Product } from "../content/schema/product.ts";
import { useSite } from "../content/site-context.ts";
import { fill } from "../content/template.ts";
import { waitlistDraftKey, waitlistKey, waitlistRecordKey } from "../inline/contract.ts";
import { deliver, prepareDelivery } from "./deliver.ts";
import { FormLife } from "./form-life.ts";
import { emptyMessage, faultsOf, type Message } from "./message.ts";

/**
 * The waitlist of a product once React runs its dialog. Where the site itself sends, an address goes to
 * the firm as a message that names the product, and has joined once that is taken; else it is kept in
 * this browser.
 */
export function useWaitlist({ slug, name }: Product, words: Pages["products"]["waitlist"]) {
  const { contact, delivery } = useSite();
  const [key, draft, record] = [waitlistKey(slug), waitlistDraftKey(slug), waitlistRecordKey(slug)];
  const joined = useStored(key);
  const [life] = useState(() => {
    const life = new FormLife();
    const last = tabStorage.read(record);
    const typed = messageFrom(tabStorage.read(draft) ?? last ?? "");
    life.begin(typed, last ? { message: messageFrom(last), outcome: "unknown" } : undefined);
    return life;
  });
  const { values, refusals, sending, sent } = useSyncExternalStore(
    life.subscribe,
    life.current,
    life.current,
  );
  const { email: error } = faultsOf(values);
  const valid = error === undefined;

  useEffect(() => {
    if (valid) void prepareDelivery(delivery);
  }, [valid, delivery]);

  function messageFrom(email: string): Message {
    return { name: email, email, message: fill(words.mailSubject, { product: name }) };
  }

  async function send(message: Message): Promise<void> {
    // Should the page be left meanwhile, nobody can say more than that it may have arrived.
    tabStorage.write(record, message.email);
    const { activeElement } = document;
    const outcome = await deliver({
      message,
      link: undefined,
      to: contact.supportEmail ?? contact.email,
      settings: delivery,
      onFault: (fault) => console.error(words.sent.console, fault),
    });
    if (outcome === "sent") return join(message.email);
    if (outcome !== "unknown") tabStorage.remove(record);
    // Who has gone on elsewhere keeps the focus.
    const isWaiting = document.activeElement === activeElement || !activeElement?.isConnected;
    life.end({ message, outcome }, life.current().values, isWaiting);
  }

  /** Keeps in this browser that an address has joined. What was typed meanwhile is another one, and stays. */
  function join(email: string): void {
    const { values } = life.current();
    const isOther = values.email !== email;
    browserStorage.write(key, email);
    if (!isOther) tabStorage.remove(draft);
    tabStorage.remove(record);
    life.begin(isOther ? values : emptyMessage, undefined);
  }

  return {
    draftKey: draft,
    /** The address that has joined, if one has. */
    joined,
    isFleeting: browserStorage.isFleeting(key),
    typed: values.email,
    /** What is wrong with what is typed, since a press was too early. */
    error: refusals > 0 ? error : undefined,
    /** Whether an address is on its way to the firm. */
    sending: sending && delivery.method !== "mailto",
    /** What became of an address that has not surely arrived. */
    outcome: sent?.outcome === "unknown" ? ("unknown" as const) : sent && ("failed" as const),
    /** How often the page has called for attention to that. */
    calls: sent?.calls ?? 0,

    write(email: string): void {
      life.write("email", messageFrom(email));
    },

    /** @returns Whether the address is none, so that nothing was done. */
    press(email: string): boolean {
      const message = life.press(messageFrom(email));
      if (message && delivery.method !== "mailto") void send(message);
      else if (message) {
        join(email);
        console.log(words.console, name, email);
      }
      return life.current().refusals > 0;
    },

    forget(): void {
      browserStorage.remove(key);
    },
  };
}
