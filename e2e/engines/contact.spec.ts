import { fieldNames, type Message } from "../../src/contact/message.ts";
import { asText, companyAddress, emptyMessage, message } from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { expect, test } from "./test.ts";
import type { Visitor } from "./visitor.ts";

const { form: words, outcome } = pageContent("contact");

test("errors stand on their fields and in a summary that leads there", async ({ visitor }) => {
  const { visit, tabTo, press, type, expectFocus, expectOf } = visitor;
  const { errors } = words;
  await visit("/contact");
  await tabTo("textbox", words.email);
  await type("asha");
  await tabTo("button", words.submit);
  await press("Enter");
  await expectFocus("group", errors.heading);
  await expectOf("textbox", words.name, describe, errors.nameMissing);
  await expectOf("textbox", words.email, describe, errors.emailInvalid);
  await expectOf("textbox", words.message, describe, errors.messageMissing);

  await tabTo("link", errors.emailInvalid);
  await press("Enter");
  await expectFocus("textbox", words.email);
  await type("@example.org");
  await expectOf("textbox", words.email, describe, "");
});

test("a message reaches the mail program, and the page says so", async ({ visitor }) => {
  const { visit, tabTo, press, awaitMail, expectFocus, find, evaluate } = visitor;
  await visit("/contact");
  await typeMessage(visitor);
  await tabTo("button", words.submit);
  await press("Enter");
  expect(await awaitMail()).toEqual({
    to: companyAddress,
    headers: {
      subject: words.mailSubject,
      body: asText(message).replaceAll("\n", "\r\n"),
    },
  });
  await expectFocus("heading", outcome.handedOver.heading);
  expect(await evaluate(textsOf, ...(await find("status")))).toContain(outcome.success.title);
  await expectForm(visitor, emptyMessage);
});

test("what was typed survives a reload, Back, and coming anew", async ({ visitor }) => {
  const { visit, reload, back, see } = visitor;
  await visit("/contact");
  await typeMessage(visitor);
  await reload();
  await expectForm(visitor, message);
  await visit("/about");
  await see("heading", pageContent("about").heading);
  await back();
  await see("heading", pageContent("contact").heading);
  await expectForm(visitor, message);
  // So far browsers may have kept the fields themselves.
  await visit("/contact");
  await expectForm(visitor, message);
});

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

/** Runs in the page. */
function textsOf(...elements: HTMLElement[]): string {
  return elements.map((element) => element.textContent).join(" ");
}
