import { readFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { join } from "node:path";
import { goOn, openList, press, testOfWriting } from "../support/product/writing.ts";
import { inProject } from "../support/project.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting();
const file = "pages/about.yaml";
const before = readFileSync(inProject("e2e/firms/sample", file), "utf8");
const save = "Control+Enter";

test("a pressed heading is written, judged meanwhile, and saved in its line alone", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  const was = `${await heading.textContent()}`;
  const field = await press(heading, panel);
  await expect(field).toHaveValue(was);
  await expect(field).toHaveAttribute("lang", "en");
  await field.fill("Built to  last");
  await expect(heading, "The page shows what is typed.").toHaveText("Built to  last");
  const finding = panel.getByRole("listitem").filter({ hasText: "2 spaces" });
  await expect(finding).toContainText("Leave one.");
  await expect(field).toHaveAccessibleDescription(/2 spaces between two words/);
  await finding.getByRole("button", { name: /^Mend/ }).click();
  await expect(field).toHaveValue("Built to last");
  await expect(field).toBeFocused();
  await expect(panel.getByText("The check finds nothing.")).toBeVisible();
  expect(await editing.read(file), "Nothing is saved yet.").toBe(before);
  await page.keyboard.press(save);
  await expect.poll(() => editing.read(file)).toBe(before.replace(was, "Built to last"));
  await expect(heading).toHaveText("Built to last");
  await expect(heading).toBeFocused();
  await expect(panel.getByRole("status").first()).toHaveText(/^Saved in \S+about\.yaml\.$/);
});

test("a paragraph keeps its marks and its lines, and Enter saves no heading by itself", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  const paragraph = page.getByText("We sit beside the people");
  const field = await press(paragraph, panel);
  await field.fill("We sit beside **all** people, and [write](/contact).");
  await expect(paragraph.or(page.getByText("We sit beside")).locator("strong")).toHaveText("all");
  await page.keyboard.press(save);
  const after = before.replace(
    /We sit beside[\s\S]*?helped\./,
    "We sit beside **all** people, and [write](/contact).",
  );
  await expect.poll(() => editing.read(file)).toBe(after);
  await expect(page.locator("main").getByRole("link", { name: "write" })).toBeVisible();

  const heading = await press(page.getByRole("heading", { level: 1 }), panel);
  await page.keyboard.press("Enter");
  await expect(heading).toBeFocused();
  expect(await heading.inputValue()).not.toContain("\n");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await editing.read(file)).toBe(after);
});

test("a link does what it does for visitors, and its words are written where Alt is held", async ({
  page,
  panel,
}) => {
  await page.goto("/about");
  const link = page.getByRole("main").getByRole("link").last();
  const words = `${await link.textContent()}`;
  await link.click({ modifiers: ["Alt"] });
  await expect(panel.getByRole("textbox").last()).toHaveValue(words);
  await expect(page).toHaveURL(/about$/);
  await page.keyboard.press("Escape");
  await link.click();
  await expect(page).not.toHaveURL(/about$/);
});

test("by keyboard alone: to the list, a text without a place on the page, and on to the next", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  const opener = panel.getByRole("button", { name: "Texts of this page" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const filter = panel.getByLabel("Show", { exact: true });
  await expect(filter).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("About us");
  await expect(panel.getByText("One text")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(panel.getByRole("button", { name: /^Title of the page/ })).toBeFocused();
  await page.keyboard.press("Enter");
  const field = panel.getByRole("textbox").last();
  await expect(field).toHaveValue("About us");
  await page.keyboard.press("Control+A");
  await page.keyboard.type("Who we are");
  await page.keyboard.press(save);
  await expect.poll(() => editing.read(file)).toBe(before.replace("About us", "Who we are"));
  await expect(page).toHaveTitle(/^Who we are/);
  await expect(
    panel.getByRole("button", { name: /^Title of the page.*Who we are/ }),
    "The search has no such text any more.",
  ).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
});

test("a text of the list is shown on the page, and what no press reaches says so", async ({
  page,
  panel,
}) => {
  await page.goto("/about");
  await openList(page, panel);
  await panel.getByRole("button", { name: /Quality First/ }).click();
  await panel.getByRole("button", { name: "Show on the page" }).click();
  await expect(page.getByRole("heading", { name: "Quality First" })).toBeFocused();
  await panel.getByRole("button", { name: "All texts" }).click();
  await panel.getByRole("button", { name: /^Title of the page/ }).click();
  await panel.getByRole("button", { name: "Show on the page" }).click();
  await expect(panel.getByRole("alert")).toHaveText("No press on this page reaches this text.");
});

test("React finds the page as it came, also while words are typed, and presses reach words after it", async ({
  page,
  panel,
}) => {
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  const was = `${await heading.textContent()}`;
  const places = await page.locator("[data-words]").count();
  expect(places).toBeGreaterThan(15);
  const field = await press(heading, panel);
  await field.fill("Not saved");
  await expect(heading).toHaveText("Not saved");
  await page.locator(".theme-button").click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-words]")).toHaveCount(places);
  await expect(heading, "React has the words of the file.").toHaveText(was);
  await expect(field, "What is typed is still there.").toHaveValue("Not saved");
});

test("a file that changes meanwhile is not written over, and nothing that was typed is lost", async ({
  page,
  panel,
  editing,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/, /ERR_FAILED/);
  await page.goto("/about");
  const heading = page.getByRole("heading", { level: 1 });
  let field = await press(heading, panel);
  await field.fill("Mine");
  // Without a word from the server, as when it is about to come.
  await page.route("**/@words/list", (route) => route.abort(), { times: 1 });
  const other = before.replace(/^heading: .*$/m, "heading: Somebody else's");
  await editing.write(file, other);
  await page.keyboard.press(save);
  field = panel.getByRole("textbox").last();
  await expect(panel.getByText("The file says now: Somebody else's")).toBeVisible();
  await expect(field).toHaveValue("Mine");
  await expect(async () => {
    await field.press(save, { timeout: 5000 });
    await expect(panel.getByRole("alert")).toHaveText(/^Nothing was saved/, { timeout: 5000 });
  }).toPass();
  expect(await editing.read(file)).toBe(other);
  await panel.getByRole("button", { name: "Write in place of these" }).click();
  await field.press(save);
  await expect.poll(() => editing.read(file)).toContain("heading: Mine");
});

test("two tabs: the second is told, keeps its words, and saves beside those of the first", async ({
  context,
  page,
  panel,
  editing,
  expectedErrors,
}) => {
  // The first press may come before the page is loaded again.
  expectedErrors.push(/status of 409/);
  await page.goto("/about");
  const second = await context.newPage();
  await second.goto("/about");
  const there = second.getByRole("complementary", { name: "Write on the page" });
  const field = await press(second.getByRole("heading", { level: 1 }), there);
  await field.fill("Second");
  const title = await press(page.getByRole("heading", { name: "Quality First" }), panel);
  await title.fill("First");
  await title.press(save);
  await expect.poll(() => editing.read(file)).toContain("title: First");
  await expect(there.getByRole("textbox").last()).toHaveValue("Second");
  await expect(async () => {
    // The page may be loaded again in this moment.
    await there.getByRole("textbox").last().press(save, { timeout: 5000 });
    await expect.poll(() => editing.read(file), { timeout: 5000 }).toContain("heading: Second");
  }).toPass();
  expect(await editing.read(file)).toBe(
    before.replace("Quality First", "First").replace(/^heading: .*$/m, "heading: Second"),
  );
});

test("edits are undone and made again, but not where the file has changed since", async ({
  page,
  panel,
  editing,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409/);
  await page.goto("/about");
  for (const words of ["One", "Two"]) {
    const field = await press(page.getByRole("heading", { level: 1 }), panel);
    await field.fill(words);
    await Promise.all([page.waitForEvent("load"), field.press(save)]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect.poll(() => editing.read(file)).toContain(`heading: ${words}`);
  }
  await openList(page, panel);
  const [undo, redo] = ["Undo", "Redo"].map((name) =>
    panel.getByRole("button", { name, exact: true }),
  );
  await undo?.click();
  await expect.poll(() => editing.read(file)).toContain("heading: One");
  await expect(redo ?? panel).toHaveAttribute("aria-disabled", "false");
  await undo?.click();
  await expect.poll(() => editing.read(file)).toBe(before);
  await expect(redo ?? panel).toHaveAttribute("aria-disabled", "false");
  await redo?.click();
  await expect.poll(() => editing.read(file)).toContain("heading: One");
  const changed = `${await editing.read(file)}\n# Another line.\n`;
  await editing.write(file, changed);
  await expect(async () => {
    await undo?.click();
    await expect(panel.getByRole("status").first()).toHaveText(/has changed since/, {
      timeout: 1000,
    });
  }).toPass();
  expect(await editing.read(file)).toBe(changed);
});

test("words that no page can be built with take away their page alone, and are mended on another", async ({
  page,
  panel,
  editing,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500/);
  await page.goto("/about");
  const field = await press(page.getByRole("heading", { name: "Quality First" }), panel);
  await field.fill("");
  await expect(panel.getByRole("listitem").filter({ hasText: "error:" })).toContainText("is empty");
  await field.press(save);
  await expect(panel.getByRole("alert")).toHaveText(/^Not saved yet/);
  expect(await editing.read(file)).toBe(before);
  await panel.getByRole("button", { name: "Save all the same" }).click();
  await expect(page.getByRole("heading", { name: "The content has errors" })).toBeVisible();
  await expect.poll(() => editing.read(file)).toBe(before.replace("Quality First", '""'));
  await goOn(page, "/contact");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("The content has errors");
  await openList(page, panel, "To do");
  await panel
    .getByRole("button", { name: /to write/ })
    .first()
    .click();
  await panel.getByRole("textbox").last().fill("Quality First");
  await page.keyboard.press(save);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\w/);
  // What is in quotes stays so.
  await expect
    .poll(() => editing.read(file))
    .toBe(before.replace("Quality First", '"Quality First"'));
});

test("a server that ends and a file that goes away take nothing that was typed", async ({
  page,
  panel,
  editing,
  expectedErrors,
}) => {
  expectedErrors.push(/status of (404|500)/, /ERR_FAILED|Failed to load/);
  await page.goto("/about");
  const field = await press(page.getByRole("heading", { level: 1 }), panel);
  await page.route("**/@words/*", (route) => route.abort());
  await field.fill("Typed");
  await expect(panel.getByRole("alert")).toHaveText(/does not answer/);
  await field.press(save);
  await field.press(save);
  await expect(field).toHaveValue("Typed");
  await page.unroute("**/@words/*");
  await rename(join(editing.folder, file), join(editing.folder, "away"));
  await expect(panel.getByText("not in the content any more")).toBeVisible();
  await rename(join(editing.folder, "away"), join(editing.folder, file));
  await expect(panel.getByRole("textbox").last()).toHaveValue("Typed");
});
