/** What the walker does inside of the page; each function is sent there by itself. */
import type { FieldName } from "../../src/contact/message.ts";

/** Sets the fields as browsers do that know the visitor's name and address. */
export function fillByBrowser(message: Record<FieldName, string>): void {
  const form = document.querySelector<HTMLTextAreaElement>("form textarea[name=message]")?.form;
  for (const [name, value] of Object.entries(message)) {
    const field = form?.elements.namedItem(name) as HTMLInputElement;
    field.value = value;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** Submits the form as quickly as a script can. */
export function submitThrice(): void {
  const form = document.querySelector<HTMLTextAreaElement>("form textarea[name=message]")?.form;
  for (let time = 0; time < 3; time++) form?.requestSubmit();
}
