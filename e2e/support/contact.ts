import { expect, type Locator, type Page } from "playwright/test";
import {
  type RenderedField,
  renderedFields,
} from "../../src/engine/schema/groups/rendered-fields.ts";
import type { Message, Outcome } from "../../src/site/contact/message.ts";
import { hasPage, pageContent, pathOfLayout, requirePart, site } from "./content.ts";
import { headed, named } from "./named.ts";
import { shownPattern } from "./shown.ts";

const contactTexts = () => pageContent("contact").words;

/** The fields of the form, if the site has one. */
export const fields = hasPage("contact")
  ? renderedFields(contactTexts().form, pageContent("contact").form?.fields)
  : [];

/** What a visitor writes into a field, chooses or ticks. */
function textFor({ kind, choices, value = "" }: RenderedField): string {
  const texts = { name: "Asha Rao", email: "asha@example.org", phone: "+44 20 7946 (0)142" };
  const others = {
    message: "Hello!\nWhat does it cost?",
    choice: `${choices?.at(-1)}`,
    consent: value,
    ...{ text: "A line", date: "2027-03-01", number: "12", file: "", choices: "" },
  };
  return { ...texts, ...others }[kind];
}

const messageOf = (textOf: (field: RenderedField) => string) =>
  Object.fromEntries(fields.map((field) => [field.name, textOf(field)])) as unknown as Message;

/** A whole message. */
export const message = messageOf(textFor);
export const emptyMessage = messageOf(() => "");

/** The part of the page that holds the contact form and the outcome of sending. */
export const contactPart = headed(() => contactTexts().form.heading);

/** A field of the form, by its role and its label. */
export function contactField(page: Page, name: string): Locator {
  const { kind, label, value = label } = requirePart(fields.find((one) => one.name === name));
  const roles: Partial<Record<string, "combobox" | "checkbox">> = {
    choice: "combobox",
    consent: "checkbox",
  };
  return page.getByRole(roles[kind] ?? "textbox", { name: value, exact: true });
}

export const submitButton = named("button", () => contactTexts().form.submit);

/** Opens the contact page, and waits until React runs its form. */
export async function openForm(page: Page): Promise<void> {
  await page.goto(pathOfLayout("contact"));
  await contactField(page, "name").focus();
  await expect(submitButton(page), "React runs the form.").toBeDisabled();
}

/** Fills in the form, or some of its fields. */
export async function fillIn(page: Page, values: Partial<Message> = message): Promise<void> {
  for (const [name, value = ""] of Object.entries(values)) await fillField(page, name, value);
}

async function fillField(page: Page, name: string, value: string): Promise<void> {
  const field = contactField(page, name);
  const kind = fields.find((one) => one.name === name)?.kind;
  if (kind === "consent") await field.setChecked(value !== "");
  else if (kind === "choice") await field.selectOption(value);
  else await field.fill(value);
}

/** Opens the form, and fills it in. */
export async function openReady(page: Page): Promise<void> {
  await openForm(page);
  await fillIn(page);
  await expect(submitButton(page)).toBeEnabled();
}

/** Goes from the last field to the button, and presses it. */
export async function submitByKeyboard(page: Page): Promise<void> {
  await contactField(page, "message").focus();
  await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
}

/** The outcome of a message. */
export const notice = headed((outcome: Outcome) => contactTexts().outcome[outcome].heading);

export async function expectNotice(page: Page, outcome: Outcome): Promise<void> {
  const { heading, text } = contactTexts().outcome[outcome];
  await expect(page.getByRole("heading", { name: heading, exact: true })).toBeFocused();
  await expect(notice(page, outcome)).toContainText(shownPattern(text));
}

/** Opens the form, and sends a message by keyboard. */
export async function sendMessage(page: Page, values: Message = message): Promise<void> {
  await openForm(page);
  await fillIn(page, values);
  await submitByKeyboard(page);
}

/** What the form says to screen readers. */
export const spokenIn = (place: Page | Locator): Locator =>
  place.locator("form > [aria-live=polite]");

/** The toasts of a variant, by how they interrupt what a screen reader says. */
export function toast(page: Page, variant: "default" | "destructive"): Locator {
  const region = page.locator(`[aria-live=${variant === "default" ? "polite" : "assertive"}]`);
  const { title } = contactTexts().outcome[variant === "default" ? "success" : "failure"];
  return region.filter({ hasText: title });
}

export const toastButton = named("button", () => contactTexts().outcome.closeToast);

export async function expectForm(page: Page, values: Message): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = contactField(page, name);
    const isBox = fields.some((one) => one.name === name && one.kind === "consent");
    if (isBox) await expect(field).toBeChecked({ checked: value !== "" });
    else await expect(field).toHaveValue(value);
  }
}

/** Expects errors of these fields alone, tied to them. */
export async function expectErrors(
  page: Page,
  expected: Readonly<Record<string, string>>,
): Promise<void> {
  for (const { name } of fields) {
    const field = contactField(page, name);
    await expect(field).toHaveAccessibleDescription(expected[name] ?? "");
    await expect(field).toHaveAttribute("aria-invalid", `${name in expected}`);
  }
}

/** A message as the text of a mail. */
export function messageBody({ name, email, message, ...others }: Message): string {
  const { form } = contactTexts();
  const further = fields.flatMap(({ name, called, value }) => {
    const text = others[name];
    return text ? `${value ? "" : `${called}: `}${text}\n` : [];
  });
  return `${form.name}: ${name}\n${form.email}: ${email}\n${further.join("")}\n${form.message}:\n${message}`;
}

/** The error of each field that was left empty. */
export const missingErrors = () => messageOf(({ missing = "" }) => missing);

/** Where messages go. */
export const companyAddress = site.contact.email;
