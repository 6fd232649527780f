import type { Locator } from "playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { looks, narrow } from "../support/conditions.ts";
import {
  exchange,
  holdRequest,
  listenTo,
  openSettings,
  said,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");
const site = "site.yaml";

test("an announcement is begun and undone", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|Failed to load/);
  const before = await editing.read(site);
  await page.goto("/about");
  const form = await openSettings(page, "Announcement");
  await form.getByRole("button", { name: "A line above the top bar of every page" }).press("Enter");
  const text = form.getByRole("textbox", { name: "The announcement" });
  await expect(text).toBeFocused();
  await page.keyboard.type("We are  closed.");
  // What is begun is saved with the rest, or says what it lacks.
  const save = form.getByRole("button", { name: "Save", exact: true });
  await save.press("Enter");
  const until = form.getByLabel("Last day on which it is shown");
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription(/Still to be written: Last day/);
  await page.keyboard.type("0301021270");
  await expect(until, "A year has four digits.").toHaveValue("1270-03-01");
  await until.fill("2127-03-01");
  const release = await holdRequest(page, "change");
  await save.press("Enter");
  await text.fill("We are  closed now.");
  await release();
  // What is typed while it is added is saved with the rest too.
  const written = "announcement:\n  text: We are  closed now.\n  until: 2127-03-01\n";
  await expect(said(panel)).toHaveText(/^Saved in /);
  await expect.poll(() => editing.read(site)).toContain(written);
  await expect(page.getByText("We are closed now.").first()).toBeVisible();
  await expect(text).toBeFocused();
  await until.press("Backspace");
  await until.press("Control+Enter");
  await expect(until).toHaveAccessibleDescription(/Write a date/);
  expect(await editing.read(site), "A day without its month is not deleted.").toContain(written);
  await until.fill("2127-03-01");
  await text.fill("We are  shut.");
  await expect(form.getByText("2 spaces between two words")).toBeVisible();
  await text.fill("We are  away.");
  // What was found is still about the former words.
  await form.getByRole("button", { name: /^Fix/ }).press("Enter");
  await expect(text).toHaveValue("We are away.");
  await page.route("**/@words/*", (route) => route.abort());
  await text.press("Control+Enter");
  await expect(form.getByRole("alert")).toHaveText(/does not answer/);
  await expect(text, "A server that has ended takes no words.").toHaveValue("We are away.");
  await page.unroute("**/@words/*");
  await text.fill("We are  closed now.");
  const remove = form.getByRole("button", { name: /^Delete: A line above the top bar/ });
  await exchange(page, () => remove.press("Enter"));
  await expect(said(panel)).toHaveText("Deleted.");
  await expect(form.getByRole("button", { name: "A line above the top bar" })).toBeFocused();
  expect(await editing.read(site)).toBe(before);
  // The page stays, as every page shows the site.
  const undo = panel.getByRole("button", { name: "Undo", exact: true }).last();
  for (const _ of ["deleted", "saved", "added"]) await exchange(page, () => undo.press("Enter"));
  await expect(said(panel)).toHaveText("Undone: A line above the top bar of every page.");
  await expect.poll(() => editing.read(site)).toBe(before);
});

test("at 320 px a week has rows, a wrong number shows", async ({ page, editing }) => {
  await page.setViewportSize(narrow);
  await page.emulateMedia(looks.dark);
  await page.goto("/about");
  const hours = await openSettings(page, "Hours");
  const panel = page.getByRole("complementary", { name: "Write on the page" });
  await panel.locator("summary", { hasText: "Contact and places" }).press("Enter");
  const contact = panel.getByRole("form", { name: "Contact and places" });
  await expect(contact.getByRole("group", { name: "Telephone numbers" })).toBeVisible();
  await hours.getByRole("button", { name: "Opening hours by days" }).press("Enter");
  const days = hours.getByRole("group", { name: "Opening hours by days" }).getByRole("textbox");
  await expect(days).toHaveCount(7);
  await expect(days.first()).toBeFocused();
  for (const at of [0, 1, 2]) await days.nth(at).fill("9:00–17:00");
  await days.nth(5).fill("9-12");
  await expect(hours.getByText(/Write .9:00–12:00./)).toBeVisible();
  await hours.getByRole("button", { name: /^Fix/ }).press("Enter");
  await expect(days.nth(5)).toHaveValue("9:00–12:00");
  await exchange(page, () => days.nth(5).press("Control+Enter"));
  expect(await editing.read(site)).toContain(
    "  hours:\n    mon-wed: 9:00–17:00\n    sat: 9:00–12:00\n",
  );
  const open = await editing.read(site);
  await exchange(page, () => editing.writeText(site, open.replace("sat: 9:00–12:00", 'sat: "…"')));
  await days.first().fill("8:00–17:00");
  await exchange(page, () => days.first().press("Control+Enter"));
  expect(await editing.read(site), "A day that is left empty is closed.").toMatch(
    / {2}hours:\n {4}tue-wed: 9:00–17:00\n {4}mon: 8:00–17:00\n(?! {4}sat)/,
  );
  // This group was read before the other was saved.
  const phones = contact.getByRole("group", { name: "Telephone numbers" });
  await exchange(page, () =>
    phones.getByRole("button", { name: "Add", exact: true }).press("Enter"),
  );
  await expect(phones.getByText("Telephone number 3 of 3")).toBeVisible();
  const number = phones.getByRole("textbox", { name: "Number to dial" });
  await number.fill("not a number");
  await expect(number).toHaveAttribute("aria-invalid", "true");
  await expectNoViolations(page, "the week and the telephone numbers");
  await phones.locator("summary", { hasText: "Telephone number 3 of 3" }).press("Enter");
  await expect(number).toBeHidden();
  await contact.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(number, "What keeps it from being saved is shown.").toBeFocused();
});

test("a picked colour gets the nearest shade with contrast", async ({ page, editing }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/about");
  const form = await openSettings(page, "Look");
  const colour = form.getByRole("group", { name: "Text", exact: true });
  const name = "Colours of the light theme";
  // Both have the role of a text field.
  const fields = colour.getByRole("textbox", { name });
  const [picker, value] = ["color", "text"].map((type) =>
    fields.and(page.locator(`[type=${type}]`)),
  ) as [Locator, Locator];
  await expect(colour, "One colour comes first, that of links and buttons.").toBeHidden();
  await form.getByText("Each colour, one by one").click();
  const tooLow = colour.getByRole("listitem").filter({ hasText: /^✗ Contrast \d/ });
  await expect(tooLow).toHaveCount(0);
  await picker.fill("#aabbcc");
  await expect(value).toHaveValue("#aabbcc");
  const shown = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ink"));
  expect(await shown(), "The page shows it at once.").toBe("#aabbcc");
  await expect(tooLow).not.toHaveCount(0);
  await colour.getByRole("button", { name: "Nearest shade with enough contrast" }).press("Enter");
  await expect(tooLow).toHaveCount(0);
  const shade = await value.inputValue();
  expect(shade).toMatch(/^#(?!aabbcc)[0-9a-f]{6}$/);
  await exchange(page, () => value.press("Control+Enter"));
  expect(await editing.read(site)).toContain(`ink: "${shade}"`);
  expect(await shown()).toBe(shade);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "system"));
  const dark = colour.getByRole("textbox", { name: "Colours of the dark theme" });
  await dark.and(page.locator("[type=color]")).fill("#ddeeff");
  await expect.poll(shown, "The system is dark, and the choice follows it.").toBe("#ddeeff");
});

test("two people have the panel in two languages", async ({ page, panel, editing, browser }) => {
  const about = await editing.read("pages/about.yaml");
  await editing.writeText("pages/about.yaml", about.replace(/^heading: .*$/m, 'heading: "…"'));
  const other = await browser.newContext({ baseURL: editing.origin });
  const others = await other.newPage();
  await others.goto("/about");
  await others.getByRole("button", { name: "Texts of this page" }).click();
  const english = others.getByRole("complementary", { name: "Write on the page" });
  await expect(english.getByText("Main heading").first()).toBeVisible();
  const opened = await others.evaluate(() => performance.timeOrigin);

  await page.goto("/about");
  await openSettings(page, "Languages");
  const ofPanel = panel.getByLabel("Language of this panel");
  await expect(ofPanel).toHaveValue("");
  // A key changes what is chosen, and nothing else (WCAG 3.2.2).
  await ofPanel.press("ArrowDown");
  await ofPanel.selectOption("Deutsch");
  await expect(panel).toHaveAttribute("lang", "en");
  const save = panel.getByRole("button", { name: "Save", exact: true }).last();
  await Promise.all([page.waitForEvent("load"), save.press("Enter")]);
  const german = page.getByRole("complementary", { name: "Auf der Seite schreiben" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hauptüberschrift");

  await others.getByRole("heading", { level: 1, name: "Main heading" }).click();
  await english.getByRole("textbox").first().fill("Please  read");
  await expect(english.getByText("There are 2 spaces between")).toBeVisible();
  expect(await others.evaluate(() => performance.timeOrigin)).toBe(opened);
  await other.close();

  await expect(german.getByLabel("Sprache dieses Bereichs")).toHaveValue("de");
  await german.locator("summary", { hasText: "Firma und Logo" }).press("Enter");
  await expect(german.getByLabel("Name der Firma")).toBeVisible();
  await german.locator("summary", { hasText: "Aussehen" }).press("Enter");
  await expect(german.getByText(/^Kontrast \d+,\d mit/).first()).toBeVisible();
  await expect(german.getByText(/Kontrast \d+\./)).toHaveCount(0);
  await german.getByLabel("Sprache dieses Bereichs").selectOption("français");
  const speichern = german.getByRole("button", { name: "Speichern", exact: true }).last();
  await Promise.all([page.waitForEvent("load"), speichern.press("Enter")]);
  const french = page.getByRole("complementary", { name: "Écrire sur la page" });
  await french.locator("summary", { hasText: "Adresse du site" }).press("Enter");
  await expect(french.getByText("Avertissement :").first()).toBeVisible();
});

test("a first field of the form is added by keyboard", async ({ page, panel, editing }) => {
  await page.goto("/about");
  const form = await openSettings(page, "Message form");
  await form.getByRole("button", { name: "Further fields" }).press("Enter");
  const kind = form.getByRole("combobox").nth(1);
  await expect(kind).toBeFocused();
  await kind.selectOption("text");
  await form.getByRole("textbox").first().fill("Customer number");
  await form.getByRole("button", { name: "Add", exact: true }).last().press("Enter");
  await expect.poll(() => editing.read("pages/contact.yaml")).toContain("name: customer-number");
  await expect(form.getByRole("textbox").and(form.locator(":focus"))).toHaveCount(1);
  await expect(said(panel), "It has no texts to write.").toHaveText(/^Saved in /);
});

test("a rule is added by its name, or says why not", async ({ page, editing, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED|Failed to load/);
  await page.goto("/about");
  const form = await openSettings(page, "What is checked");
  await page.locator("summary", { hasText: "Menu and footer" }).press("Enter");
  const link = page.locator("summary", { hasText: "Link 2 of 4" }).first();
  await expect(link, "A link is called by the title of its page.").toHaveText(/About us$/);
  await form.getByRole("button", { name: "Severity of a rule" }).press("Enter");
  const name = form.getByRole("combobox").last();
  await expect(name).toBeFocused();
  const heard = await listenTo(page);
  await name.fill("alt");
  // Such an Enter chooses a word that an input method offers. Safari tells by the code of the key alone.
  for (const how of [{ isComposing: true }, { keyCode: 229 }])
    await name.dispatchEvent("keydown", { key: "Enter", ...how });
  await name.dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(name).toHaveValue("alt");
  expect(await editing.read(site)).not.toMatch(/^rules:/m);
  await name.fill("nonsense");
  const says = (words: RegExp, times: number) =>
    expect.poll(() => heard.filter((one) => words.test(one)).length).toBe(times);
  for (const times of [1, 2]) {
    await name.press("Enter");
    await says(/nonsense/, times);
    await expect(name).toBeFocused();
  }
  await expect(name).toHaveAccessibleDescription(/nonsense/);
  await page.route("**/@words/*", (route) => route.abort());
  for (const times of [1, 2]) {
    await name.press("Enter");
    await says(/does not answer/, times);
  }
  await page.unroute("**/@words/*");
  await name.fill("alt");
  await name.press("Enter");
  await expect.poll(() => editing.read(site)).toMatch(/^rules:\n {2}alt: /m);
  await says(/^Saved in /, 1);
  await expect(form.getByRole("combobox", { name: "alt" })).toBeFocused();
});

test("a value that the file has already is not saved", async ({ page, panel, editing }) => {
  const before = await editing.read(site);
  await page.goto("/about");
  const form = await openSettings(page, "Company and logo");
  const name = form.getByRole("textbox", { name: "Name of the company" });
  await name.press("End");
  await page.keyboard.type(" ");
  await name.press("Control+Enter");
  await expect(said(panel)).toHaveText("Visitors would see no difference.");
  await expect(name).not.toHaveValue(/ $/);
  // The one of the panel itself undoes what was done before.
  await expect(panel.getByRole("button", { name: "Undo", exact: true })).toHaveCount(1);
  expect(await editing.read(site)).toBe(before);
});

test("the look that a site has without a word is chosen", async ({ page }) => {
  await page.goto("/");
  const form = await openSettings(page, "Look");
  await expect(form.getByRole("radio").first()).toBeChecked();
});
