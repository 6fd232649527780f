import { companyAddress, fields, message } from "../support/contact.ts";
import { pageContent } from "../support/content.ts";
import { readMailLink } from "../support/mail-program.ts";
import { expect, test } from "./webkit.ts";

const { form } = pageContent("contact").words;

test.use({ scripts: false });

test("the browser refuses an empty form, and makes a mail of a whole one", async ({ visitor }) => {
  await visitor.visit("/contact");
  await visitor.tabTo(`textbox ${form.name}`);
  await visitor.press("Enter");
  await visitor.expectFocus(`textbox ${form.name}`);
  for (const { name, label } of fields) await visitor.fillIn(label, `${message[name]}`);
  await visitor.tabTo(`button ${form.submit}`);
  await visitor.press("Enter");
  const { to, headers } = readMailLink(await visitor.awaitMail());
  expect([to, headers["subject"]]).toEqual([companyAddress, form.mailSubject]);
  for (const text of Object.values(message)) expect(headers["body"]).toContain(text.split("\n")[0]);
});
