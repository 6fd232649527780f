import { rename } from "node:fs/promises";
import { join } from "node:path";
import {
  asAnotherTab,
  before,
  exchange,
  file,
  holdRequest,
  listenTo,
  openList,
  pressText,
  said,
  saveKey,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");

test("words of another program stay", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of 409/);
  // Without a word from the server, as when it is about to come.
  await page.routeWebSocket(/./, () => {});
  await page.goto("/about");
  const field = await pressText(page.getByRole("heading", { level: 1 }), panel);
  await field.fill("Mine");
  const other = before.replace(/^heading: .*$/m, "heading: Somebody else's");
  await editing.writeText(file, other);
  await field.press(saveKey);
  await expect(panel.getByText("The file now says: Somebody else's")).toBeVisible();
  await expect(field).toHaveValue("Mine");
  await field.press(saveKey);
  await expect(panel.getByRole("alert")).toHaveText(/^Nothing was saved/);
  expect(await editing.read(file)).toBe(other);
  await panel.getByRole("button", { name: "Replace it" }).press("Enter");
  await expect.poll(() => editing.read(file)).toContain("heading: Mine");
  await expect(field).toBeHidden();
});

test("a slow or gone server loses no text", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of (404|500)/, /ERR_FAILED|Failed to load/);
  await page.goto("/about");
  const field = await pressText(page.getByRole("heading", { level: 1 }), panel);
  await page.route("**/@words/*", (route) => route.abort());
  await field.fill("Typed");
  await expect(panel.getByRole("alert")).toHaveText(/does not answer/);
  const heard = await listenTo(page);
  for (const times of [1, 2]) {
    await field.press(saveKey);
    await expect
      .poll(() => heard, "Each press says why.")
      .toEqual(Array(times).fill(expect.stringMatching(/does not answer/)));
  }
  await expect(field).toHaveValue("Typed");
  await page.unroute("**/@words/*");
  heard.length = 0;

  const first = await holdRequest(page, "save");
  await field.press(saveKey);
  await field.pressSequentially(" and more");
  await exchange(page, first);
  expect(await editing.read(file)).toMatch(/^heading: Typed$/m);
  await expect(said(panel)).toHaveText(/^Saved/);
  await expect(panel.getByRole("textbox").last()).toHaveValue("Typed and more");
  await expect(panel.getByText("The file says now")).toHaveCount(0);

  const saved: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/save")) saved.push(request.postDataJSON().text);
  });
  const second = await holdRequest(page, "save");
  await field.press(saveKey);
  await field.press(saveKey);
  await field.pressSequentially(" again");
  await field.press(saveKey);
  await second();
  await expect(panel.getByRole("textbox")).toHaveCount(0);
  expect(await editing.read(file)).toMatch(/^heading: Typed and more again$/m);
  const twice = ["Typed and more", "Typed and more again"];
  expect(saved, "What is new at a press is saved once.").toEqual(twice);
  const saying = Array(3).fill(expect.stringMatching(/^Saved/));
  await expect.poll(() => heard.filter(Boolean), "Each save is said.").toEqual(saying);
  await pressText(page.getByRole("heading", { level: 1 }), panel);
  await field.pressSequentially("!");

  await rename(join(editing.folder, file), join(editing.folder, "away"));
  await expect(panel.getByText("no longer in the content")).toBeFocused();
  await rename(join(editing.folder, "away"), join(editing.folder, file));
  await expect(panel.getByRole("textbox").last()).toHaveValue("Typed and more again!");
});

test("a text that is taken back while it is saved stays as a draft", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  const title = page.getByRole("heading", { level: 1 });
  const own = `${await title.textContent()}`;
  const field = await pressText(title, panel);
  await field.fill("Typed");
  const answer = await holdRequest(page, "save");
  await field.press(saveKey);
  await panel.getByRole("button", { name: "Revert" }).press("Enter");
  await expect(field).toHaveValue(own);
  await exchange(page, answer);
  expect(await editing.read(file)).toMatch(/^heading: Typed$/m);
  await expect(field).toHaveValue(own);
  await expect(panel.getByRole("button", { name: "Revert" })).toBeVisible();
});

test("typed words follow their text, and stay", async ({ context, page, panel, editing }) => {
  await page.goto("/about");
  const field = await pressText(page.getByRole("heading", { name: "Quality First" }), panel);
  await field.fill("Typed");
  const [dialog] = await Promise.all([
    page.waitForEvent("dialog"),
    page.close({ runBeforeUnload: true }),
  ]);
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  const asked: string[] = [];
  page.on("dialog", (another) => {
    asked.push(another.message());
    another.accept();
  });
  const entry = "      - title: Customer-Centric Approach\n";
  const added = before.replace(entry, `      - title: New\n        text: New.\n${entry}`);
  await editing.writeText(file, added);
  await expect(page.getByRole("heading", { name: "New" })).toBeVisible();
  await expect(panel.getByRole("textbox").last()).toHaveValue("Typed");
  await expect(page.getByRole("heading", { name: "Typed" })).toBeVisible();
  expect(asked).toEqual([]);
  await page.close();

  const next = await context.newPage();
  await next.goto("/about");
  const there = next.getByRole("complementary", { name: "Write on the page" });
  await openList(next, there, "To do");
  await there.getByRole("button", { name: /not saved/ }).click();
  await there.getByRole("textbox").last().press(saveKey);
  await expect.poll(() => editing.read(file)).toBe(added.replace("Quality First", "Typed"));
});

test("“Publish” leads to all that is typed and not saved", async ({ page, panel, editing }) => {
  await page.goto("/about");
  await openList(page, panel);
  await panel.locator("summary", { hasText: "All fields" }).first().press("Enter");
  const form = panel.getByRole("form", { name: "All fields" });
  await form.getByRole("button", { name: /^Day on which somebody last read/ }).press("Enter");
  const day = form.getByLabel(/^Day on which somebody last read/);
  await day.fill("2026-02-03");
  const title = form.getByLabel("Title of the page");
  const was = await title.inputValue();
  await title.fill("");
  await panel.getByRole("button", { name: "Settings", exact: true }).press("Enter");
  await panel.locator("summary", { hasText: "Company and logo" }).press("Enter");
  const tagline = panel.getByLabel("One line under the name");
  await tagline.fill("Another line");
  const publish = panel.getByRole("button", { name: "Publish", exact: true });
  await publish.press("Enter");
  await expect(said(panel)).toHaveText("Not saved. What you typed is kept.");
  const names = ["2026-02-03", was, "Settings: Another line"];
  for (const name of names)
    await expect(panel.getByRole("button", { name, exact: true })).toBeVisible();

  await panel.getByRole("button", { name: "2026-02-03" }).press("Enter");
  await expect(day).toBeFocused();
  await form.getByRole("button", { name: "Revert" }).press("Enter");
  await publish.press("Enter");
  await expect(panel.getByRole("button", { name: "2026-02-03" })).toBeHidden();
  await panel.getByRole("button", { name: "Settings: Another line" }).press("Enter");
  await expect(tagline).toHaveValue("Another line");

  const site = await editing.read("site.yaml");
  const other = site.replace(/tagline: .*$/m, "tagline: Somebody else's");
  await editing.writeText("site.yaml", other);
  await expect(panel.getByText("The file now says: Somebody else's")).toBeVisible();
  const save = panel.getByRole("button", { name: "Save", exact: true });
  await save.press("Enter");
  await expect(panel.getByRole("alert")).toHaveText(/^Nothing was saved/);
  await expect(tagline).toHaveValue("Another line");
  expect(await editing.read("site.yaml")).toBe(other);
  const name = panel.getByLabel("Name of the company");
  await name.fill("Another name");
  await panel.getByRole("button", { name: "Replace it" }).press("Enter");
  await expect(said(panel)).toHaveText(/^Saved in /);
  expect(await editing.read("site.yaml")).toContain("tagline: Another line");
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await expect(tagline).toBeFocused();
  await expect(name, "It replaces what it stands at alone.").toHaveValue("Another name");
  expect(await editing.read("site.yaml")).not.toContain("Another name");
  await panel.getByRole("button", { name: "Revert" }).press("Enter");
  await publish.press("Enter");
  await expect(panel.getByRole("heading", { name: "To do" })).toBeVisible();
  await expect(panel.getByText("Not saved. What you typed is kept.")).toBeHidden();
  await expect(
    panel.locator("summary").getByRole("img", { name: "Nothing to do" }).first(),
  ).toHaveText("✓");
});

test("what is typed moves with its entry, unsaved", async ({ page, panel, editing }) => {
  await page.goto("/about");
  const field = await pressText(page.getByRole("heading", { name: "Quality First" }), panel);
  await field.fill("Typed");
  await panel.locator("summary", { hasText: "Point 2 of 2" }).press("Enter");
  const form = panel.getByRole("form", { name: /^Point/ });
  const text = form.getByRole("textbox").last();
  const was = await text.inputValue();
  await text.fill(`${was} More.`);
  const up = form.getByRole("button", { name: "Move up: Point 2 of 2" });
  await exchange(page, () => up.press("Enter"));
  await expect(said(panel)).toHaveText("Moved to 1 of 2.");
  const moved = await editing.read(file);
  expect(moved.replaceAll(/\s+/g, " ")).toMatch(/title: Quality First text: (?!.*More\.)/);
  expect(moved.indexOf("Quality First")).toBeLessThan(moved.indexOf("Customer-Centric"));
  await expect(field).toHaveValue("Typed");
  await expect(text).toHaveValue(`${was} More.`);
  await expect(panel.getByText("The file now says")).toHaveCount(0);
  await exchange(page, () => field.press(saveKey));
  const both = /title: Typed text: (?:>-? )?(?:(?!title:).)* More\. - title: Customer-Centric/;
  await expect.poll(async () => (await editing.read(file)).replaceAll(/\s+/g, " ")).toMatch(both);
});

test("a step of a changed file is left out", async ({ page, panel, editing, expectedErrors }) => {
  expectedErrors.push(/status of 409/);
  const ask = await asAnotherTab(editing, "about");
  await ask("save", { place: "pages/about#/heading", text: "One" });
  await ask("save", { place: "site#/company/tagline", text: "Two" });
  const other = `${await editing.read("site.yaml")}# Of another program.\n`;
  await editing.writeText("site.yaml", other);
  await page.goto("/about");
  await openList(page, panel);
  const undo = panel.getByRole("button", { name: "Undo", exact: true });
  await undo.press("Enter");
  await expect(said(panel)).toHaveText(/site\.yaml has changed since this step.*Leave it out/);
  await panel.getByRole("button", { name: "Leave this step out" }).press("Enter");
  await expect(said(panel)).toHaveText(/^The step is left out/);
  await expect(panel.locator(":focus"), "The focus stays in the panel.").toHaveCount(1);
  await exchange(page, () => undo.press("Enter"));
  expect([await editing.read(file), await editing.read("site.yaml")]).toEqual([before, other]);
});

test("a text leads back to the list that opened it", async ({ page, panel }) => {
  await page.goto("/about");
  const field = await pressText(page.getByRole("heading", { name: "Quality First" }), panel);
  await field.fill("Typed");
  await panel.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  const todo = panel.getByRole("heading", { name: "To do" });
  await panel.getByRole("button", { name: "Typed", exact: true }).press("Enter");
  await expect(todo).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(todo).toBeVisible();
  await expect(panel.locator("[data-place]:visible").first()).toBeFocused();
  await panel.getByRole("button", { name: "Close the panel" }).press("Enter");
  await openList(page, panel);
  await panel.getByRole("button", { name: /Quality First|Typed/ }).press("Enter");
  await expect(panel.getByRole("textbox").last()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel.getByLabel("Show", { exact: true })).toBeVisible();
  await expect(todo).toBeHidden();
});
