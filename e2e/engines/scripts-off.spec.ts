import { fieldNames } from "../../src/contact/message.ts";
import { companyAddress, message } from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { expect, test } from "./test.ts";

const { form: words } = pageContent("contact");

test.use({ scripts: false });

test("the form sends without scripts", async ({ visitor }) => {
  await visitor.visit("/contact");
  await visitor.tabTo("textbox", words.name);
  await visitor.press("Enter");
  await visitor.expectFocus("textbox", words.name);
  expect(await visitor.handedMail(), "The browser refuses an empty form.").toBeUndefined();
  for (const name of fieldNames) await visitor.fillIn(words[name], message[name]);
  await visitor.pressButton(words.submit);
  const { to, headers } = await visitor.awaitMail();
  expect(to).toBe(companyAddress);
  expect(headers["subject"]).toBe(words.mailSubject);
  for (const name of fieldNames) expect(headers["body"]).toContain(message[name].split("\n")[0]);
});
