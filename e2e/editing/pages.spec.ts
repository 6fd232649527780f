import { openView, pressText, said, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");
// A page that goes is loaded once more, and one whose links lead nowhere says so.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  expectedErrors: async ({}, use) =>
    use([/ERR_NAME_NOT_RESOLVED/, /404: no page/, /status of (404|500)/]),
});

test("a new page comes with its links, by keyboard, and is undone", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  const site = await editing.read("site.yaml");
  await pressText(page.getByRole("heading", { level: 1 }), panel);
  await page.keyboard.press("Escape");
  await openView(panel, "Pages");
  await expect(panel.getByLabel("Kind")).toBeFocused();
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
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/prices$/);
  await expect(page).toHaveTitle(/^Our prices \(2027\)\./);
  await expect(said(panel)).toHaveText("Created.");
  await expect(panel.getByLabel("Show", { exact: true })).toHaveValue("todo");
  await expect(panel.getByText("to write").first()).toBeVisible();
  await panel.getByLabel("Show", { exact: true }).selectOption("All texts");
  await expect(panel.locator("summary", { hasText: "Our prices (2027)." })).toBeVisible();
  await expect(
    panel.locator("summary", { hasText: "About us" }),
    "It has texts of its own.",
  ).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Our prices (2027)." })).toHaveCount(2);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(page, "It was asked from there.").toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await editing.read("site.yaml")).toBe(site);
});

test("a page gets another name, to which its former address leads, and has the first again after an undo", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  await openView(panel, "Pages");
  await panel.getByText("About us", { exact: true }).click();
  const form = panel.getByRole("form", { name: "About us" });
  await form.getByLabel("New name").fill("Our story");
  await expect(form.getByRole("status").first()).toHaveText(/Writes \S+our-story\.yaml\. Deletes/);
  await form.getByRole("button", { name: "Rename" }).click();
  await expect(page).toHaveURL(/\/our-story$/);
  await expect(said(panel)).toHaveText("Renamed.");
  expect(await editing.read("pages/our-story.yaml")).toContain("formerly:\n  - about\n");
  await page.goto("/about");
  await expect(page).toHaveURL(/\/our-story$/);
  await expect(page.getByRole("link", { name: "About", exact: true }).first()).toHaveAttribute(
    "href",
    "/our-story",
  );
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Built slowly/);
});

test("a page says which links lead nowhere before it is deleted, and is there again after an undo", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/about");
  const before = await editing.read("pages/about.yaml");
  await openView(panel, "Pages");
  await panel.getByText("About us", { exact: true }).press("Enter");
  const form = panel.getByRole("form", { name: "About us" });
  await form.getByRole("button", { name: "Delete" }).press("Enter");
  await expect(form.getByRole("status").last()).toHaveText(/2 links would lead nowhere:$/);
  await expect(form.getByText("This site has no page /about.")).toBeVisible();
  expect(await editing.read("pages/about.yaml"), "Nothing is written yet.").toBe(before);
  await expect(form.getByRole("button", { name: "Delete it" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/$/);
  await expect(said(panel)).toHaveText("Deleted.");
  expect((await page.request.get("/about")).status()).toBe(404);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await editing.read("pages/about.yaml")).toBe(before);
});

test("a narrow window shows the list of pages, where those that each site has keep their names", async ({
  page,
  panel,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/about");
  await openView(panel, "Pages");
  await panel.getByText("Business software that takes root", { exact: true }).click();
  await expect(panel.getByText("Each site has this page").first()).toBeVisible();
  await panel.getByText("Fresh Saver", { exact: true }).click();
  await expect(panel.getByRole("form", { name: "Fresh Saver" })).toBeVisible();
  const isCut = (body: HTMLElement) => body.scrollWidth > body.clientWidth;
  expect(await panel.locator(".body").evaluate(isCut)).toBe(false);
  await panel.getByRole("link", { name: "Show on the page" }).last().click();
  await expect(page).toHaveURL(/\/products$/);
});
