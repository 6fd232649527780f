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

/** Doubles the size of all text. */
export function zoomText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { font-size: 200% }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Has the page believe that its tab is hidden, or shown. */
export function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}
