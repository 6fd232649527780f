import type { Page } from "playwright/test";
import { renderedFields } from "../../src/engine/schema/groups/rendered-fields.ts";
import { pageOf } from "../../src/engine/schema/pages.ts";
import { fill } from "../../src/words/template.ts";
import { expectNoViolations } from "../support/axe.ts";
import { looks } from "../support/conditions.ts";
import { contentIn, requirePart } from "../support/content.ts";
import { isHydrated } from "../support/controls.ts";
import { readMailLink, recordMailLinks } from "../support/mail-program.ts";
import { standInForService } from "../support/mail-service.ts";
import { holdChunks } from "../support/product/assets.ts";
import { fields as hiddenFields, serviceTest } from "../support/product/service.ts";
import { sites } from "../support/product/sites.ts";
import { expect, test } from "../support/test.ts";

/* Fields of the owner's, by each way of delivery. Which telephone numbers are none stands in `message.test.yaml`. */

/** What the tests need of a site's form. */
function formOf(site: keyof typeof sites) {
  const { pages, site: shared } = contentIn(sites[site].content());
  const contact = requirePart(pageOf(pages, "contact"));
  const { form, outcome } = contact.words;
  const fields = renderedFields(form, contact.form?.fields);
  const label = (name: string) => requirePart(fields.find((one) => one.name === name));
  return { ...{ form, outcome, fields, label }, ...shared };
}

const control = (page: Page, name: string) => page.locator(`form [name=${name}]`);
const sendButton = (page: Page) => page.locator("form [type=submit]");

/** Writes texts, chooses choices, and ticks boxes. */
async function answer(page: Page, answers: Readonly<Record<string, string | true>>): Promise<void> {
  for (const [name, value] of Object.entries(answers)) {
    const field = control(page, name);
    const tag = await field.evaluate(({ localName }) => localName);
    if (value === true) await field.check();
    else if (tag === "select") await field.selectOption(value);
    else await field.fill(value);
  }
}

async function expectAnswers(page: Page, answers: Parameters<typeof answer>[1]): Promise<void> {
  for (const [name, value] of Object.entries(answers))
    if (value === true) await expect(control(page, name)).toBeChecked();
    else await expect(control(page, name)).toHaveValue(value);
}

const three = { name: "Asha Rao", email: "asha@example.org", message: "Hello!" };

test.describe("where a mail program sends", { tag: "@arabic" }, () => {
  const {
    form,
    outcome,
    fields,
    label,
    words: { interface: shared },
  } = formOf("arabic");
  const [, choice = ""] = label("subject").choices ?? [];
  const answers = { ...three, phone: "(٠٢) ١٢٣-٤٥٦", subject: choice, consent: true } as const;
  const empty = { name: "", email: "", phone: "", subject: "", message: "" };
  const undo = (page: Page) => page.getByRole("button", { name: outcome.undo, exact: true });

  test("each answer is a line of the mail, and comes back", async ({ page }) => {
    const mails = await recordMailLinks(page);
    await page.goto("/contact");
    await answer(page, answers);
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expect(sendButton(page)).toBeEnabled();
    const hiddenAtReset = page.evaluate(
      () =>
        new Promise((resolve) =>
          addEventListener("reset", () => resolve(document.querySelector("select")?.inert)),
        ),
    );
    await sendButton(page).click();
    expect(await hiddenAtReset, "Screen readers say nothing of the reset.").toBe(true);
    await expect(control(page, "subject")).not.toHaveAttribute("inert");
    await expect.poll(() => mails.length).toBe(1);
    const line = (name: string, value: string) =>
      fill(shared.labelled, { label: label(name).called ?? label(name).label, value });
    expect(readMailLink(mails[0]).headers["body"]?.split("\r\n")).toEqual([
      line("name", three.name),
      line("email", three.email),
      line("phone", answers.phone),
      line("subject", choice),
      label("consent").value,
      "",
      line("message", "").trim(),
      three.message,
    ]);
    await expectAnswers(page, empty);
    await expect(control(page, "consent")).not.toBeChecked();
    await page.reload();
    await control(page, "name").focus();
    await undo(page).click();
    await expectAnswers(page, answers);
    await page.reload();
    await expectAnswers(page, answers);
  });

  test("a message before React arrives has all answers, and they come back", async ({ page }) => {
    const mails = await recordMailLinks(page);
    const release = await holdChunks(page);
    await page.goto("/contact");
    await answer(page, answers);
    await sendButton(page).click();
    await expect.poll(() => mails.length).toBe(1);
    const sent = { ...answers, consent: label("consent").value };
    expect(readMailLink(mails[0]).headers["body"]?.split("\r\n")).toEqual(
      fields.map(({ name }) => `${name}: ${sent[name as keyof typeof sent]}`),
    );
    release();
    await undo(page).press("Enter");
    await expectAnswers(page, answers);
  });

  test("what is wrong is said in field, summary and button", async ({ page }) => {
    await page.goto("/contact");
    await control(page, "name").focus();
    await expect(sendButton(page)).toBeDisabled();
    await control(page, "phone").pressSequentially("12 34");
    await expect(control(page, "phone")).toHaveAccessibleDescription(
      form.further?.phoneInvalid ?? "",
    );
    await expect(control(page, "phone")).toHaveAttribute("dir", "ltr");
    await sendButton(page).press("Enter");
    const summary = page.getByRole("group", { name: form.errors.heading, exact: true });
    const errors = fields.map(({ name, missing, invalid }) =>
      name === "phone" ? invalid : missing,
    );
    await expect(summary.getByRole("link")).toHaveText(errors as string[]);
    for (const look of ["light", "dark"] as const) {
      await page.emulateMedia(looks[look]);
      await expectNoViolations(page, `the errors of further fields in ${look}`);
    }
    for (const name of ["subject", "consent"]) {
      await expect(control(page, name)).toHaveAttribute("aria-invalid", "true");
      await expect(control(page, name)).toHaveAccessibleDescription(label(name).missing ?? "");
      await summary
        .getByRole("link", { name: label(name).missing ?? "", exact: true })
        .press("Enter");
      await expect(control(page, name)).toBeFocused();
    }
    await answer(page, { ...three, subject: choice });
    await expect(sendButton(page)).toHaveAccessibleDescription(
      fill(form.reasons.missing, { fields: label("consent").called ?? "" }),
    );
    // The whole row is the target.
    await page.locator("form label:has([type=checkbox])").click({ position: { x: 5, y: 40 } });
    await expect(summary.getByRole("link")).toHaveText([label("phone").invalid ?? ""]);
    await control(page, "phone").fill("12 345");
    await expect(sendButton(page)).toBeEnabled();
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the browser hands each answer to the mail program", async ({ page }) => {
      await page.goto("/contact");
      await answer(page, { ...three, phone: "12 34" });
      for (const [name, value] of [
        ["phone", "(02) 123-456"],
        ["subject", choice],
        ["consent", true],
      ] as const) {
        await sendButton(page).click();
        await expect(control(page, name).and(page.locator(":invalid"))).toBeFocused();
        await answer(page, { [name]: value });
      }
      const mail = page.waitForRequest(/^mailto:/);
      await sendButton(page).click();
      const body = new URL((await mail).url()).searchParams.get("body");
      // Chromium garbles other letters.
      expect(body).toMatch(/\nphone=\(02\) 123-456\s+subject=.+\s+consent=.+/);
    });
  });
});

serviceTest.describe("where an endpoint takes the form", { tag: "@everything" }, () => {
  const { label } = formOf("everything");
  const [, , choice = ""] = label("bridge").choices ?? [];
  const answers = { phone: "+44 1874 600-142", bridge: choice, letters: true } as const;

  serviceTest(
    "answers are fields, and stay while a link of a label is followed",
    async ({ page, service }) => {
      await page.goto("/contact");
      await answer(page, { ...three, ...answers });
      await page.locator("form label a").click();
      await expect(page).toHaveURL(/knots$/);
      await page.goBack();
      await expectAnswers(page, { ...three, ...answers });
      // It stays unticked, too.
      await control(page, "letters").uncheck();
      await page.reload();
      await expect(control(page, "letters")).not.toBeChecked();
      await control(page, "letters").check();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await sendButton(page).click();
      const sent = { ...three, ...answers, letters: label("letters").value };
      await expect.poll(() => service.received).toEqual([{ ...hiddenFields, ...sent }]);
      await expect(control(page, "letters")).not.toBeChecked();
    },
  );

  serviceTest("answers that a copy of the tab has sent are taken back", async ({ page }) => {
    await page.goto("/contact");
    await answer(page, { ...three, ...answers });
    await expect.poll(() => isHydrated(page)).toBe(true);
    const opened = page.waitForEvent("popup");
    await page.evaluate(() => void open(location.href));
    const copy = await opened;
    await expectAnswers(copy, { ...three, ...answers });
    await control(copy, "name").focus();
    await expect.poll(() => isHydrated(copy)).toBe(true);
    await sendButton(copy).click();
    await expect(control(page, "letters")).not.toBeChecked();
    await expectAnswers(page, { name: "", phone: "", bridge: "" });
  });
});

test.describe("where a mail service sends, in several languages", { tag: "@german" }, () => {
  const { label } = formOf("german");
  const choice = label("standort").choices?.at(-1) ?? "";

  test("answers are parameters of the template, but no empty one", async ({ page }) => {
    const service = await standInForService(page, "https://api.emailjs.com");
    await page.goto("./kontakt");
    await answer(page, { ...three, standort: choice, datenschutz: true });
    await expect.poll(() => isHydrated(page)).toBe(true);
    await sendButton(page).click();
    await expect.poll(() => service.received).toHaveLength(1);
    const { template_params: sent } = service.received[0] as { template_params: object };
    expect(sent).toMatchObject({ standort: choice, datenschutz: label("datenschutz").value });
    expect(sent).not.toHaveProperty("telefon");
  });

  test("a choice in another language is to be made again, and a tick stays", async ({ page }) => {
    await page.goto("./kontakt");
    await answer(page, { ...three, standort: choice, datenschutz: true });
    await page.goto("./fr/contact");
    await expectAnswers(page, { ...three, datenschutz: true });
    await expect(control(page, "standort").locator("option").first()).toHaveJSProperty(
      "selected",
      true,
    );
  });
});
