import type { Delivery, Service } from "../content/delivery.ts";
import { beforeValue, fill } from "../content/template.ts";

/** Names of the contact form's fields, in their order. */
export const fieldNames = ["name", "email", "message"] as const;
export type FieldName = (typeof fieldNames)[number];

export type Message = Record<FieldName, string>;

export const emptyMessage: Message = { name: "", email: "", message: "" };

/** Something, an at sign, something, a dot, something; no blanks. As a `pattern` attribute has it. */
export const emailPattern = "[^\\s@]+@[^\\s@]+\\.[^\\s@]+";

const emailShape = new RegExp(`^${emailPattern}$`);

/** A visible character: not a blank, and not one without a glyph, such as U+200B or U+3164. */
export const visiblePattern = "[^\\s\\u2800\\p{Default_Ignorable_Code_Point}]";

const visible = new RegExp(visiblePattern, "u");

/** An address without blanks around it, and without invisible characters, such as the marks of direction that are copied with it. */
export function cleanAddress(email: string): string {
  return email.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
}

/** Errors of a message by field. Content has a text for each error name. */
export type Faults = {
  name?: "nameMissing";
  email?: "emailMissing" | "emailInvalid";
  message?: "messageMissing";
};

/** Validates a message. A field without a visible character counts as empty. */
export function faultsOf({ name, email, message }: Message): Faults {
  const faults: Faults = {};
  if (!visible.test(name)) faults.name = "nameMissing";
  if (!visible.test(email)) faults.email = "emailMissing";
  else if (!emailShape.test(cleanAddress(email))) faults.email = "emailInvalid";
  if (!visible.test(message)) faults.message = "messageMissing";
  return faults;
}

/** Whether two messages are identical. */
export function isSame(one: Message, other: Message): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}

/** Whether a message can be put into a form without overwriting any of its text. */
export function fitsInto(message: Message, form: Message): boolean {
  return fieldNames.every((name) => form[name] === "" || form[name] === message[name]);
}

/**
 * A message as the text of a mail: name and address after their labels, then the message itself.
 *
 * @param labelled Template that joins a label and a value.
 */
export function messageText(
  message: Message,
  labels: Record<FieldName, string>,
  labelled: string,
): string {
  return [
    fill(labelled, { label: labels.name, value: message.name.trim() }),
    fill(labelled, { label: labels.email, value: cleanAddress(message.email) }),
    "",
    beforeValue(labelled, labels.message).label,
    message.message,
  ].join("\n");
}

/**
 * Outcome of a message: handed to the mail program, too long for that, accepted by the service,
 * certainly not sent, or unknown.
 */
export type Outcome = "handedOver" | "tooLong" | "sent" | "failed" | "unknown";

/** Whether a message has left the page, as far as the page can know. */
export function hasLeftPage(outcome: Outcome): boolean {
  return outcome === "handedOver" || outcome === "sent";
}

/**
 * Sends a message.
 *
 * @param to The firm's own address.
 * @throws NoAnswerError if it is unknown whether the message arrived; any other error if it did not.
 */
export type Sender<Method extends Service> = (
  message: Message,
  to: string,
  settings: Extract<Delivery, { method: Method }>,
) => Promise<void>;
