import { type FieldName, fieldNames, type Message } from "./message.ts";

type Field = HTMLInputElement | HTMLTextAreaElement;

export function fieldOf(form: HTMLFormElement | null, name: FieldName): Field | undefined {
  return (form?.elements.namedItem(name) as Field | null) ?? undefined;
}

export function readForm(form: HTMLFormElement | null): Message {
  const textOf = (name: FieldName) => fieldOf(form, name)?.value ?? "";
  return { name: textOf("name"), email: textOf("email"), message: textOf("message") };
}

/** Writes a message into the fields that are empty. What stands in the others stays. */
export function writeInto(form: HTMLFormElement | null, message: Message): void {
  for (const name of fieldNames) {
    const field = fieldOf(form, name);
    if (field?.value === "") field.value = message[name];
  }
}

/** Whether the focus is on the form's button, as it is after a press. */
export function isAtButton(form: HTMLFormElement | null): boolean {
  return form?.querySelector("[type=submit]") === document.activeElement;
}
