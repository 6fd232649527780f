import { holdChunks } from "../support/product/assets.ts";
import {
  listenTo,
  openList,
  openView,
  pressText,
  said,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");
// A page that goes is loaded once more, and one whose links lead nowhere says so.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  expectedErrors: async ({}, use) =>
    use([/ERR_NAME_NOT_RESOLVED/, /404: no page/, /status of (404|500)/]),
});

test("a new page comes with links, by keyboard", { tag: "@daily" }, async ({ page, panel }) => {
  await page.goto("/about");
  await pressText(page.getByRole("heading", { level: 1 }), panel);
  await page.keyboard.press("Escape");
  await openList(page, panel, "To do");
  await expect(panel.getByText("All fields").first(), "Nothing is to do.").toBeVisible();
  await panel.getByRole("button", { name: "Pages", exact: true }).press("Enter");
  await expect(panel.getByLabel("Kind")).toBeFocused();
  await panel.getByText("Home", { exact: true }).click();
  await expect(panel.getByText("Each site has this page").first()).toBeVisible();
  await panel.getByText("Fresh Saver", { exact: true }).click();
  await expect(panel.getByRole("form", { name: "Fresh Saver" })).toBeVisible();
  await panel.getByRole("link", { name: "Show on the page" }).last().click();
  await expect(page).toHaveURL(/\/products$/);
  await panel.getByLabel("Kind").focus();
  const form = panel.getByRole("form", { name: "New page, product or post" });
  const create = form.getByRole("button", { name: "Create" });
  await expect(create).toHaveAccessibleDescription("Write a title.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Our prices (2027).");
  const status = form.getByRole("status");
  await expect(status).toHaveText(/^Writes \S+pages\/our-prices-2027\.yaml\.$/);
  await expect(form.getByText("Nothing on the site links to this page.")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(form.getByLabel("Address")).toHaveValue("our-prices-2027");
  await page.keyboard.type("Prices");
  await expect(status).toHaveText(/^Writes \S+pages\/prices\.yaml\.$/);
  for (const _ of ["header", "footer"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
  }
  await expect(status).toHaveText(/Changes \S+site\.yaml\.$/);
  const title = form.getByLabel("Title");
  await title.fill("");
  await expect(form.getByRole("checkbox")).toHaveCount(0);
  await title.fill("Our prices (2027).");
  await expect(form.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await panel.getByLabel("Kind").selectOption("product");
  await expect(form.getByRole("checkbox"), "Only a page has links to it.").toHaveCount(0);
  await expect(status, "An address that is not shown is not taken.").toHaveText(
    /^Writes \S+products\/our-prices-2027\.yaml\W/,
  );
  await panel.getByLabel("Kind").selectOption("event");
  await form.getByLabel("Day", { exact: true }).fill("2027-05-01");
  await expect(status).toHaveText(/^Writes \S+events\/prices\.yaml\W/);
  await panel.getByLabel("Kind").selectOption("page");
  await expect(status).toHaveText(/Changes \S+site\.yaml\.$/);
  const heard = await listenTo(page);
  const release = await holdChunks(page, /panel\.bundle\.js$/);
  // Pressed twice, it is made once.
  await create.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/prices$/);
  await expect(page).toHaveTitle(/^Our prices \(2027\)\./);
  await expect(said(panel)).toHaveText("One moment …");
  release();
  await expect(said(panel)).toHaveText("Created.");
  const words = () => heard.filter(Boolean).join(" ");
  await expect
    .poll(words, "A page that is long in coming says once what was done.")
    .toMatch(/^(One moment … )+Created\.$/);
  await expect(panel.getByLabel("Show", { exact: true })).toHaveValue("todo");
  const gap = panel.getByRole("button", { name: /to write/ }).first();
  await expect(gap).toBeFocused();
  await expect(gap).toHaveAttribute("data-place", /^pages\/prices#/);
  await panel.getByLabel("Show", { exact: true }).selectOption("All texts");
  await expect(panel.locator("summary", { hasText: "Our prices (2027)." })).toBeVisible();
  await expect(
    panel.locator("summary", { hasText: "About us" }),
    "It has texts of its own.",
  ).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Our prices (2027)." })).toHaveCount(2);
});

test("two presses on Undo take back the last page alone", async ({ page, panel, editing }) => {
  await page.goto("/about");
  await openView(panel, "Pages");
  for (const title of ["First", "Second"]) {
    if (title === "Second") await panel.getByRole("button", { name: "Pages", exact: true }).click();
    await panel.getByLabel("Title").first().fill(title);
    await panel.getByRole("button", { name: "Create" }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`/${title.toLowerCase()}$`));
    await expect(said(panel)).toHaveText("Created.");
  }
  const undo = panel.getByRole("button", { name: "Undo", exact: true }).first();
  await undo.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/first$/);
  await expect(said(panel)).toHaveText("Undone.");
  await expect(page.getByRole("heading", { name: "First", level: 1 })).toBeVisible();
  expect(await editing.read("pages/first.yaml")).toContain('title: "First"');
});
