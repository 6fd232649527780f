import { fieldNames, type Message } from "../../../src/contact/message.ts";
import { asText, companyAddress, emptyMessage, message } from "../../support/contact.ts";
import { pageContent } from "../../support/content.ts";
import { awaitMail } from "../await-mail.ts";
import { expect, test } from "../test.ts";
import type { Visitor } from "../visitor.ts";

const { form: words, outcome } = pageContent("contact");

/** The contact form, by keyboard alone. */
export function contactFlows(): void {
  test("errors stand on their fields and in a summary that leads there", async ({ visitor }) => {
    const { engine, visit, tabTo, ask, expectFocus } = visitor;
    const { errors } = words;
    const expected = {
      name: errors.nameMissing,
      email: errors.emailInvalid,
      message: errors.messageMissing,
    };
    await visit("/contact");
    await tabTo("textbox", words.email);
    await engine.type("asha");
    await tabTo("button", words.submit);
    await engine.press("Enter");
    await expectFocus("group", errors.heading);
    for (const name of fieldNames)
      expect(await ask("textbox", words[name], describe)).toBe(expected[name]);

    await tabTo("link", errors.emailInvalid);
    await engine.press("Enter");
    await expectFocus("textbox", words.email);
    await engine.type("@example.org");
    await expect.poll(() => ask("textbox", words.email, describe)).toBe("");
  });

  test("a message reaches the mail program, and the page says so", async ({ visitor }) => {
    const { engine, visit, tabTo, expectFocus } = visitor;
    await visit("/contact");
    await typeMessage(visitor);
    await tabTo("button", words.submit);
    await engine.press("Enter");
    expect(await awaitMail(engine)).toEqual({
      to: companyAddress,
      headers: {
        subject: words.mailSubject,
        body: asText(message).replaceAll("\n", "\r\n"),
      },
    });
    await expectFocus("heading", outcome.handedOver.heading);
    const said = await Promise.all(
      (await engine.find("status")).map((part) => engine.evaluate(textOf, part)),
    );
    expect(said.join()).toContain(outcome.success.title);
    await expectForm(visitor, emptyMessage);
  });

  test("what was typed survives a reload, Back, and coming anew", async ({ visitor }) => {
    const { engine, visit, see } = visitor;
    await visit("/contact");
    await typeMessage(visitor);
    await engine.reload();
    await expectForm(visitor, message);
    await visit("/about");
    await see("heading", pageContent("about").heading);
    await engine.back();
    await see("heading", pageContent("contact").heading);
    await expectForm(visitor, message);
    // So far browsers may have kept the fields themselves.
    await visit("/contact");
    await expectForm(visitor, message);
  });
}

/** Goes through the fields, and types a whole message. */
async function typeMessage({ engine, tabTo }: Visitor): Promise<void> {
  for (const name of fieldNames) {
    await tabTo("textbox", words[name]);
    await engine.type(message[name]);
  }
}

async function expectForm({ ask }: Visitor, expected: Message): Promise<void> {
  for (const name of fieldNames)
    await expect
      .poll(() => ask("textbox", words[name], (field) => (field as HTMLInputElement).value))
      .toBe(expected[name]);
}

/** Runs in the page: the description of an element. */
function describe(element: HTMLElement): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
}

/** Runs in the page. */
function textOf(element: HTMLElement): string {
  return element.textContent ?? "";
}
