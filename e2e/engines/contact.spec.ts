import { fieldNames, type Message } from "../../src/contact/message.ts";
import { asText, companyAddress, emptyMessage, message } from "../support/contact.ts";
import { headingOf, pageContent } from "../support/content.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const { form: words, outcome } = pageContent("contact");

test("errors stand on their fields and in a summary that leads there", async ({ visitor }) => {
  const { errors } = words;
  await openForm(visitor);
  await visitor.tabTo("textbox", words.email);
  await visitor.type("asha");
  await visitor.tabTo("button", words.submit);
  await visitor.press("Enter");
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
  await typeMessage(visitor);
  await visitor.tabTo("button", words.submit);
  await visitor.press("Enter");
  expect(await visitor.awaitMail()).toEqual({
    to: companyAddress,
    headers: {
      subject: words.mailSubject,
      body: asText(message).replaceAll("\n", "\r\n"),
    },
  });
  await visitor.expectFocus("heading", outcome.handedOver.heading);
  const said = await visitor.evaluate(
    (...parts) => parts.map(({ textContent }) => textContent).join(),
    ...(await visitor.find("status")),
  );
  expect(said).toContain(outcome.success.title);
  await expectForm(visitor, emptyMessage);
});

test("what was typed survives a reload, Back, and coming anew", async ({ visitor }) => {
  await openForm(visitor);
  await typeMessage(visitor);
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
async function openForm({ visit, tabTo, expectOf }: Visitor): Promise<void> {
  await visit("/contact");
  await tabTo("textbox", words.name);
  await expectOf("button", words.submit, (button) => button.ariaDisabled, "true");
}

/** Goes through the fields, and types a whole message. */
async function typeMessage({ tabTo, type }: Visitor): Promise<void> {
  for (const name of fieldNames) {
    await tabTo("textbox", words[name]);
    await type(message[name]);
  }
}

async function expectForm({ expectOf }: Visitor, expected: Message): Promise<void> {
  for (const name of fieldNames)
    await expectOf(
      "textbox",
      words[name],
      (field) => (field as HTMLInputElement).value,
      expected[name],
    );
}

/** Runs in the page: the description of an element. */
function describe(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}
