import type { Locator } from "playwright/test";
import { wide } from "../support/conditions.ts";
import { holdChunks } from "../support/product/assets.ts";
import {
  before,
  exchange,
  file,
  holdRequest,
  openList,
  pressText,
  said,
  saveKey,
  saveText,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");

test("words are written and undone", { tag: "@daily" }, async ({ page, panel, editing }) => {
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  const was = `${await heading.textContent()}`;
  const field = await pressText(heading, panel);
  await expect(field).toHaveValue(was);
  await expect(field).toHaveAttribute("lang", "en");
  await field.fill("Built to  last");
  await expect(heading, "The page shows what is typed.").toHaveText("Built to  last");
  const finding = panel.getByRole("listitem").filter({ hasText: "2 spaces" });
  await expect(finding).toContainText("Leave one.");
  const waved = () => page.evaluate(() => [...(CSS.highlights.get("doubts") ?? [])].map(String));
  expect(await waved(), "A line is waved under what the finding is about.").toEqual(["  "]);
  await expect(field).toHaveAccessibleDescription(/2 spaces between two words/);
  await finding.getByRole("button", { name: /^Fix/ }).click();
  await expect(field).toHaveValue("Built to last");
  await expect(panel.getByText("No findings")).toBeVisible();
  expect(await waved()).toEqual([]);
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(field, "A heading has one line.").toHaveValue("Built to last");
  expect(await editing.read(file), "Nothing is saved yet.").toBe(before);
  await saveText(page);
  const written = before.replace(was, "Built to last");
  expect(await editing.read(file)).toBe(written);
  await expect(heading).toHaveText("Built to last");
  await expect(heading).toBeFocused();
  await expect(said(panel)).toHaveText("Saved in About us.");

  const words = "We sit beside **all** people, and [write](/contact).";
  await (await pressText(page.getByText("We sit beside the people"), panel)).fill(words);
  await expect(page.getByText("We sit beside").locator("strong")).toHaveText("all");
  await expect(page.locator("main").getByRole("link", { name: "write" })).toBeVisible();
  await panel.getByRole("button", { name: "Revert" }).click();
  await panel.getByRole("button", { name: "Close the panel" }).click();

  await openList(page, panel);
  for (const [name, text] of [
    ["Undo", before],
    ["Redo", written],
  ] as const) {
    const button = panel.getByRole("button", { name, exact: true });
    await expect(button).toHaveAttribute("aria-disabled", "false");
    await exchange(page, () => button.click());
    expect(await editing.read(file)).toBe(text);
  }
});

test("a text without a place is written by keyboard", async ({ page, panel, editing }) => {
  await page.goto("/about");
  const opener = panel.getByRole("button", { name: "Texts of this page" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(panel.getByLabel("Show", { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("About us");
  await expect(panel.getByText("One text")).toBeVisible();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(panel.getByRole("searchbox"), "It selects what is typed.").toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("button", { name: /^Title of the page/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("textbox").last()).toHaveValue("About us");
  await expect(panel.locator(".outline"), "The head has no place on the page.").toBeHidden();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Who we are");
  await page.keyboard.press(saveKey);
  await expect.poll(() => editing.read(file)).toBe(before.replace("About us", "Who we are"));
  await expect(page).toHaveTitle(/^Who we are/);
  await expect(
    panel.getByRole("button", { name: /^Title of the page.*Who we are/ }),
    "The search has no such text any more.",
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("a page keeps its width next to the panel", async ({ page, panel }) => {
  await page.setViewportSize(wide);
  await page.goto("/accessibility");
  await openList(page, panel);
  const main = page.locator("main");
  const boxOf = (one: Locator) => one.boundingBox();
  const isBeside = async (one: Locator) => {
    const [text, box] = await Promise.all([one, panel.locator(".panel")].map(boxOf));
    return text && box && text.x + text.width <= box.x + 1;
  };
  expect(await isBeside(main.locator(".table-frame")), "A wide table.").toBe(true);
  await page.goto("/about");
  await expect.poll(() => isBeside(main)).toBe(true);
  expect(await main.evaluate((one) => one.clientWidth)).toBeGreaterThanOrEqual(1024);
  const link = main.getByRole("link").last();
  const words = `${await link.textContent()}`;
  await link.click({ modifiers: ["Alt"] });
  const field = panel.getByRole("textbox").last();
  await expect(field).toHaveValue(words);
  await expect(page).toHaveURL(/about$/);

  await page.setViewportSize({ width: 320, height: 640 });
  await panel.getByRole("button", { name: "All texts" }).click();
  const heading = page.getByRole("heading", { name: "Quality First" });
  await panel.getByRole("button", { name: /Quality First/ }).click();
  await expect(field).toBeFocused();
  const isAbove = async () => {
    const [text, box] = await Promise.all([heading, panel.locator(".panel")].map(boxOf));
    return text && box && text.y >= 0 && text.y + text.height <= box.y;
  };
  await expect.poll(isAbove).toBe(true);
  // As a browser has it that pastes without telling.
  await page.keyboard.press("Home");
  await page.keyboard.insertText("Made\n\n  once:\n");
  await expect(panel.getByRole("alert")).toHaveText(/^Line breaks became spaces/);
  await page.keyboard.type("and ");
  await expect(field).toHaveValue("Made once: and Quality First");
  await panel.getByRole("button", { name: "Show on the page" }).click();
  await expect(heading).toBeFocused();
  await panel.getByRole("button", { name: "Close the panel" }).click();
  await link.click();
  await expect(page).not.toHaveURL(/about$/);
});

test("React finds the page as it came while words are typed", async ({ page, panel }) => {
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  const was = `${await heading.textContent()}`;
  const field = await pressText(heading, panel);
  await field.fill("Not saved");
  await expect(heading).toHaveText("Not saved");
  await page.locator(".theme-button").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(heading, "React has the words of the file.").toHaveText(was);
  await expect(field, "What is typed is still there.").toHaveValue("Not saved");
});

test("the focus goes to a text once React has the page", async ({ page, panel }) => {
  // Until it is released, React's scheduler is not called.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    const release = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const send of held) send();
    };
    const hold = () => {
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        held.push(() => this.postMessage(message));
      };
    };
    Object.assign(window, { hold, release });
  });
  const sendApp = await holdChunks(page, /virtual:page\/contact/);
  await page.route("**/@words/save", (route) => route.fulfill({ json: {} }));
  const answerSave = await holdRequest(page, "save");
  await page.goto("/contact");
  const heading = page.getByRole("heading", { level: 1 });
  await (await pressText(heading, panel)).fill("Saved");
  await page.keyboard.press(saveKey);
  await page.evaluate("hold()");
  const isStarting = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  sendApp();
  await page.waitForFunction(isStarting);
  await answerSave();
  await expect(panel.getByRole("textbox")).toHaveCount(0);
  await expect(heading).not.toBeFocused();
  await page.evaluate("release()");
  await expect(heading).toBeFocused();
});

test("an error is fixed on another page", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await page.goto("/about");
  const field = await pressText(page.getByRole("heading", { name: "Quality First" }), panel);
  await field.fill("");
  await expect(panel.getByRole("listitem").filter({ hasText: "error:" })).toContainText("is empty");
  const next = panel.locator(".next button").first();
  const words = `${await next.locator(".words").last().textContent()}`;
  await next.click();
  await expect(panel.getByRole("alert")).toHaveText(/^Not saved yet/);
  expect(await editing.read(file)).toBe(before);
  await panel.getByRole("button", { name: "Save anyway" }).click();
  await expect(page.getByRole("heading", { name: "The content has errors" })).toBeVisible();
  await expect(panel.getByRole("textbox").last(), "It goes on.").toHaveValue(words);
  expect(await editing.read(file)).toBe(before.replace("Quality First", '""'));
  await panel.getByRole("button", { name: "Close the panel" }).press("Enter");
  await page.goto("/contact");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The content has errors");
  await openList(page, panel, "To do");
  await panel
    .getByRole("button", { name: /to write/ })
    .first()
    .click();
  await panel.getByRole("textbox").last().fill("Quality First");
  await page.keyboard.press(saveKey);
  // What is in quotes stays so.
  await expect
    .poll(() => editing.read(file))
    .toBe(before.replace("Quality First", '"Quality First"'));
});

test("a deletion that leaves errors says so", async ({ page, panel, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  await page.goto("/privacy");
  await openList(page, panel);
  await panel.locator("summary", { hasText: "All fields" }).first().press("Enter");
  await panel.locator("summary", { hasText: /^Section 1 of/ }).press("Enter");
  await panel.getByRole("button", { name: /^Delete: Section 1 of/ }).press("Enter");
  await expect(said(panel)).toHaveText("Deleted. The content has errors");
  await expect(panel.locator("summary", { hasText: /^Section 1 of/ })).toBeFocused();
  await panel.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(said(panel)).toHaveText(/^Undone: [^.]*\.$/);
});

test("a choice has one name everywhere", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of 500/);
  const statement = "pages/accessibility.yaml";
  const claim = (await editing.read(statement)).replace("status: partial", "status: full");
  await editing.writeText(statement, claim);
  await page.goto("/accessibility");
  await openList(page, panel, "To do");
  const row = panel.getByRole("button", { name: /conforms$/ });
  await row.press("Enter");
  const field = panel.getByRole("combobox").filter({ hasText: "conforms in part" });
  await expect(field).toHaveValue("full");
  await expect(field.locator("option:checked")).toHaveText("conforms");
});

test("a word of the language pack is written on the page", async ({ page, panel, editing }) => {
  const contact = "pages/contact.yaml";
  const before = await editing.read(contact);
  await page.goto("/contact");
  const heading = page.getByRole("heading", { name: "Send us a message" });
  const field = await pressText(heading, panel);
  await expect(panel.getByText("From the language pack.")).toBeVisible();
  await field.fill("Write to us");
  await saveText(page);
  const written = page.getByRole("heading", { name: "Write to us" });
  await expect(written).toBeFocused();
  expect(await editing.read(contact)).toBe(`${before}words:\n  form:\n    heading: Write to us\n`);
});
