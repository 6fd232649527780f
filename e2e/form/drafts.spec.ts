import { basePath } from "../../scripts/disk/base-path.ts";
import { contactStore } from "../../src/site/browser/contract.ts";
import { brokenPageErrors, openBrokenPage } from "../support/broken-page.ts";
import {
  contactField,
  emptyMessage,
  expectForm,
  expectNotice,
  fields,
  fillIn,
  message,
  notice,
  openForm,
  openReady,
  submitButton,
  submitByKeyboard,
} from "../support/contact.ts";
import { site } from "../support/content.ts";
import { hydrate, isHydrated } from "../support/controls.ts";
import { holdChunks } from "../support/product/assets.ts";
import { expect, test } from "../support/test.ts";

const failed = site.words.interface.applicationError;

test("what is typed survives a reload and Back", { tag: "@daily" }, async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await expectForm(page, message);
  await page.goto("/about");
  await page.goBack();
  await expectForm(page, message);
  await page.goto("/about");
  await page.goto("/contact");
  // Until React runs the form the browser alone would send it.
  await contactField(page, "name").focus();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(submitButton(page)).toBeEnabled();
  await submitByKeyboard(page);
  await expectNotice(page, "handedOver");
  const storedKeys = (keys: string[]) => keys.filter((key) => sessionStorage.getItem(key));
  const drafts = fields.map(({ name }) => basePath() + contactStore + name);
  expect(await page.evaluate(storedKeys, drafts)).toEqual([]);
  await contactField(page, "name").fill("Noor");
  await page.goBack();
  // The browser fills in what stood here when the page was left.
  await page.goBack();
  await expectForm(page, { ...emptyMessage, name: "Noor" });
});

test("what is typed stays where the browser restores older text", async ({ page }) => {
  await openReady(page);
  await page.goto("/about");
  await page.goto("/contact");
  await contactField(page, "name").fill("Noor");
  await page.goBack();
  // Nothing moves, so that React does not come before the picture.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A picture that comes late: the page is shown long before it is loaded.
  const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';
  await page.route("**/late.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: picture }),
  );
  const release = await holdChunks(page, /late\.svg$/);
  await page.route("**/contact", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</main>", '<img src="/late.svg" alt=""/></main>');
    await route.fulfill({ response, body });
  });
  await page.goBack({ waitUntil: "commit" });
  // From the first frame on the draft is there. When the browser puts in the older text differs, so the test does it too.
  const name = contactField(page, "name");
  await expect(name).toHaveValue(/./);
  await name.evaluate(async (field: HTMLInputElement, older) => {
    for (const _ of [1, 2])
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    field.value = older;
  }, `${message["name"]}`);
  release();
  await page.waitForLoadState();
  await expectForm(page, { ...message, name: "Noor" });
});

test("the field with the focus keeps what is typed there", async ({ page }) => {
  await page.goto("/contact");
  for (const name of ["name", "email"] as const)
    await contactField(page, name).fill("draft@x.internal");
  // Before the script at the end of the page runs, the browser puts in an older text, and a visitor types.
  await page.addInitScript(() => {
    const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`);
    new MutationObserver((_, observer) => {
      const [name, email] = [field("name"), field("email")];
      // A field of a form that is still coming may not take the focus.
      if (!name || !email || !document.querySelector("footer")) return;
      observer.disconnect();
      name.value = "older";
      email.focus();
      email.value = "typed@x.internal";
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(contactField(page, "name")).toHaveValue("draft@x.internal");
  await page.waitForLoadState();
  await expect(contactField(page, "email")).toHaveValue("typed@x.internal");
  await expect(contactField(page, "name")).toHaveValue("draft@x.internal");
});

test("a message that another tab has sent is taken back", async ({ page }) => {
  await openReady(page);
  const opened = page.waitForEvent("popup");
  await page.evaluate(() => void open(location.href));
  const copy = await opened;
  await expectForm(copy, message);
  await hydrate(copy);
  await submitByKeyboard(copy);
  await expectNotice(copy, "handedOver");
  await expect(notice(page, "handedOver")).toBeVisible();
  await expectForm(page, emptyMessage);
  expect(
    await page.evaluate((text) => JSON.stringify(localStorage).includes(text), message.name),
  ).toBe(false);
});

test("what was typed survives a page that fails", async ({ page, expectedErrors }) => {
  expectedErrors.push(...brokenPageErrors);
  // Otherwise typing would hydrate the page before it is broken.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const repair = await openBrokenPage(page, "contact");
  await contactField(page, "name").fill(message.name);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(failed.heading);
  await repair();
  await page.getByRole("button", { name: failed.reload, exact: true }).click();
  await expectForm(page, { ...emptyMessage, name: message.name });
});
