import type { FieldName, Message } from "./message.ts";

/** A message as the text of a mail: name and address under their labels, then what was written. */
export function messageText(message: Message, labels: Record<FieldName, string>): string {
  return [
    `${labels.name}: ${message.name.trim()}`,
    `${labels.email}: ${message.email.trim()}`,
    "",
    `${labels.message}:`,
    message.message,
  ].join("\n");
}
