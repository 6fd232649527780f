import { fieldNames, type Message } from "../../src/contact/message.ts";
import { asText, companyAddress, emptyMessage, message } from "../support/contact.ts";
import { headingOf, pageContent } from "../support/content.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const { form: words, outcome } = pageContent("contact");
const { errors } = words;

test("errors stand on their fields and in a summary that leads there", async ({ visitor }) => {
  await openForm(visitor);
  await visitor.fillIn(words.email, "asha");
  await visitor.pressButton(words.submit);
  await visitor.expectFocus("group", errors.heading);
  await visitor.expectOf("textbox", words.name, describe, errors.nameMissing);
  await visitor.expectOf("textbox", words.email, describe, errors.emailInvalid);
  await visitor.expectOf("textbox", words.message, describe, errors.messageMissing);

  await visitor.tabTo("link", errors.emailInvalid);
  await visitor.press("Enter");
  await visitor.expectFocus("textbox", words.email);
  await visitor.type("@example.org");
  await visitor.expectOf("textbox", words.email, describe, "");
});

test("a message reaches the mail program, and the page says so", async ({ visitor }) => {
  await openForm(visitor);
  for (const name of fieldNames) await visitor.fillIn(words[name], message[name]);
  await visitor.pressButton(words.submit);
  const body = asText(message).replaceAll("\n", "\r\n");
  expect(await visitor.awaitMail()).toEqual({
    to: companyAddress,
    headers: { subject: words.mailSubject, body },
  });
  await visitor.expectFocus("heading", outcome.handedOver.heading);
  await visitor.expectText("status", outcome.success.title);
  await expectForm(visitor, emptyMessage);
});

test("what was typed survives a reload, Back, and a new visit", async ({ visitor }) => {
  await openForm(visitor);
  for (const name of fieldNames) await visitor.fillIn(words[name], message[name]);
  await visitor.reload();
  await expectForm(visitor, message);
  await visitor.visit("/about");
  await visitor.see("heading", headingOf("about"));
  await visitor.back();
  await visitor.see("heading", pageContent("contact").heading);
  await expectForm(visitor, message);
  // So far browsers may have kept the fields themselves.
  await visitor.visit("/contact");
  await expectForm(visitor, message);
});

/** Opens the form, and waits until React runs it: before that the browser itself refuses and sends. */
async function openForm(visitor: Visitor): Promise<void> {
  await visitor.visit("/contact");
  await visitor.tabTo("textbox", words.name);
  await visitor.expectOf("button", words.submit, (button) => button.ariaDisabled, "true");
}

async function expectForm(visitor: Visitor, expected: Message): Promise<void> {
  const written = (field: HTMLElement) => (field as HTMLInputElement).value;
  for (const name of fieldNames)
    await visitor.expectOf("textbox", words[name], written, expected[name]);
}

/** Runs in the page: the description of an element. */
function describe(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
