import type { Delivery, Service } from "../../engine/schema/groups/delivery.ts";
import type { RenderedField } from "../../engine/schema/groups/rendered-fields.ts";
import { ownValue } from "../../words/own-keys.ts";
import { beforeValue, fill } from "../../words/template.ts";

/** What a visitor has written, by the names of the fields. */
export interface Message extends Readonly<Record<"name" | "email" | "message", string>> {
  readonly [name: string]: string;
}

/** The message among the entries of a form or a record, which may have others too. */
export function messageIn(
  texts: Readonly<Record<string, unknown>>,
  fields: readonly RenderedField[],
): Message {
  return Object.fromEntries(
    // Browsers from before 2022 give the lines of a text area as CR LF.
    fields.map(({ name }) => [name, `${ownValue(texts, name) ?? ""}`.replaceAll("\r\n", "\n")]),
  ) as Message;
}

/** Whether the form has fields of the owner's. Known as the page is bundled, so that other sites have no code for them. */
export const hasFurtherFields: boolean = import.meta.env?.HAS_FURTHER_FIELDS ?? true;

/** Whether a site has more forms than the contact page's. The bundler leaves out code for them otherwise. */
export const hasMoreForms: boolean = import.meta.env?.HAS_FORMS ?? true;

/** The texts among the entries of a form: of several choices one on each line, and of a file its name. */
export function textsOf(entries: Iterable<[string, unknown]>): Record<string, string> {
  if (!hasMoreForms) return Object.fromEntries(entries) as Record<string, string>;
  const texts: Record<string, string> = Object.create(null);
  for (const [name, value] of entries) {
    const text = value instanceof File ? value.name : `${value ?? ""}`;
    texts[name] = texts[name] ? `${texts[name]}\n${text}` : text;
  }
  return texts;
}

/** The files of the form that is being sent, by the names of their fields. A message only names them. */
let attached: [string, File][] = [];

export const attachedFiles = (): readonly [string, File][] => attached;

/** Keeps the files that a form has now for what sends it. */
export function attachFiles(form: HTMLFormElement | null): void {
  if (!hasMoreForms) return;
  attached = [...new FormData(form ?? undefined)].filter(
    (entry): entry is [string, File] => entry[1] instanceof File && entry[1].name !== "",
  );
}

/** Stands for what a visitor has begun in a field that gives no text before it is whole, as one of a day does. */
export const unfinished = "?";

/** Something, an at sign, something, a dot, something; no blanks. As a `pattern` attribute has it. */
export const emailPattern = "[^\\s@]+@[^\\s@][^\\s@.]*\\.[^\\s@]+";

const emailShape = new RegExp(`^${emailPattern}$`);

/** At least five digits of any script, and what people write between them. */
export const phonePattern = "(?=(?:\\P{Nd}*\\p{Nd}){5})[\\p{Nd}\\p{Pd}\\s+\\(\\).\\/]+";

const phoneShape = new RegExp(`^${phonePattern}$`, "u");

/** A visible character: not a blank, and not one without a glyph, such as U+200B or U+3164. */
export const visiblePattern = "[^\\s\\u2800\\p{Default_Ignorable_Code_Point}]";

const visible = new RegExp(visiblePattern, "u");

/** An address without blanks around it, and without invisible characters, such as the marks of direction that are copied with it. */
export function cleanAddress(email: string): string {
  return email.replace(/\p{Default_Ignorable_Code_Point}/gu, "").trim();
}

/** The error of a field, if it has one. Without a visible character it counts as empty. */
export function errorOf(
  { kind, missing, invalid }: RenderedField,
  text: string,
): string | undefined {
  if (!visible.test(text)) return missing;
  if (hasMoreForms && kind === "date") return text === unfinished ? invalid : undefined;
  const shape = hasFurtherFields && kind === "phone" ? phoneShape : emailShape;
  return invalid && !shape.test(cleanAddress(text)) ? invalid : undefined;
}

/** Validates a message: gives the fields with an error, each with that. */
export function faultsIn(message: Message, fields: readonly RenderedField[]) {
  return fields.flatMap((field) => {
    const error = errorOf(field, message[field.name] ?? "");
    return error ? { ...field, error } : [];
  });
}

/** Whether a message has no text. */
export function isEmpty(message: Message): boolean {
  return !Object.values(message).join("");
}

/** Whether two messages of a form are identical. */
export function isSame(one: Message, other: Message): boolean {
  return Object.keys(one).every((name) => one[name] === other[name]);
}

/** Whether a message can be put into a form without overwriting any of its text. */
export function fitsInto(message: Message, form: Message): boolean {
  return Object.keys(form).every((name) => form[name] === "" || form[name] === message[name]);
}

/**
 * A message as the text of a mail: each field after its label, and the message itself below its own. Fields of
 * the owner's that are empty are left out, and a ticked box has only its label.
 *
 * @param labelled Template that joins a label and a value.
 */
export function messageText(
  message: Message,
  fields: readonly RenderedField[],
  labelled: string,
): string {
  return fields
    .flatMap((field) => {
      const { name, kind, label } = field;
      const text = message[name] ?? "";
      if (hasFurtherFields && field.called) return furtherLines(field, text, labelled);
      if (kind === "message") return `\n${beforeValue(labelled, label).label}\n${text}`;
      return fill(labelled, { label, value: kind === "email" ? cleanAddress(text) : text.trim() });
    })
    .join("\n");
}

function furtherLines(
  { called = "", kind }: RenderedField,
  text: string,
  labelled: string,
): string[] {
  if (text === "") return [];
  if (hasMoreForms && text.includes("\n"))
    return [`${beforeValue(labelled, called).label}\n${text}`];
  return [kind === "consent" ? text : fill(labelled, { label: called, value: text.trim() })];
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
