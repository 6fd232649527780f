import {
  holdRequest,
  openList,
  openView,
  said,
  saveText,
  testOfWriting,
} from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("english");
// A page that goes is loaded once more, and one whose links lead nowhere says so.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  expectedErrors: async ({}, use) => use([/ERR_NAME_NOT_RESOLVED/, /404: /, /status of (404|500)/]),
});

test("a page is renamed and deleted in both languages", async ({ page, panel, editing }) => {
  const translated = "/ar/من-نحن";
  const answerOf = (path: string) => fetch(new URL(path, editing.origin));
  const statusOf = async (path: string) => (await answerOf(path)).status;
  const file = (name: string) => `languages/ar/pages/${name}.yaml`;
  const [before, words] = await Promise.all(["pages/about.yaml", file("about")].map(editing.read));
  const entry = panel.locator("summary").filter({ hasText: "About us" });
  const form = panel.getByRole("form", { name: "About us" });
  const button = (name: string) => form.getByRole("button", { name, exact: true });
  await page.goto(translated);
  await openView(panel, "Pages");
  await expect(panel.getByLabel("Kind")).toBeFocused();
  await entry.press("Enter");
  await form.getByLabel("New name").fill("Who we are");
  await expect(form.getByRole("status").first()).toHaveText(/Writes \S+who-we-are\.yaml\W/);
  await expect(form.getByRole("status").first()).toHaveText(/\. Deletes/);
  await button("Rename").press("Enter");
  await expect(page).toHaveURL(/\/who-we-are$/);
  await expect(said(panel)).toHaveText("Renamed.");
  await expect(entry, "Rename").toBeFocused();
  expect(await editing.read("pages/who-we-are.yaml")).toContain("formerly:\n  - about\n");
  expect(await editing.read(file("who-we-are"))).toBe(words);
  expect(await statusOf(translated), "It keeps its own address.").toBe(200);
  expect((await answerOf("/about")).url).toMatch(/\/who-we-are$/);
  await expect(page.locator("header a[href='/who-we-are']")).not.toHaveCount(0);
  await expect(page.locator("a[href='/about']")).toHaveCount(0);

  // The panel knows of no step before it has read the list.
  const read = await holdRequest(page, "list");
  await page.goto("/");
  await panel.getByRole("button", { name: "Undo" }).last().press("Enter");
  await expect(page).toHaveURL(/\/about$/);
  await read();
  await expect(entry, "Undo").toBeFocused();
  expect(await editing.read("pages/about.yaml")).toBe(before);
  expect(await editing.read(file("about"))).toBe(words);
  expect(await statusOf(translated)).toBe(200);

  const next = entry.locator("xpath=../following-sibling::details[1]/summary");
  const title = `${await next.textContent()}`.trim();
  await page.goto("/");
  await entry.press("Enter");
  await button("Delete").press("Enter");
  await expect(form.getByRole("status").last()).toHaveText(/1 link would lead nowhere:$/);
  await expect(form.getByText("There is no page `about`.")).toBeVisible();
  expect(await editing.read("pages/about.yaml"), "Nothing is written yet.").toBe(before);
  await expect(button("Delete it")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entry).toHaveCount(0);
  await expect(page).toHaveURL(/\d\/$/);
  await expect(said(panel)).toHaveText("Deleted. The content has errors");
  expect(await statusOf(translated)).toBe(404);
  await expect(panel.locator("summary").filter({ hasText: title }), "Delete").toBeFocused();
});

test("a page is added in a language, and left out again", async ({ page, panel, editing }) => {
  await page.goto("/ar/");
  await openView(panel, "Pages");
  await panel.getByText("not in Arabic").first().click();
  const form = panel.getByRole("form").filter({ visible: true }).last();
  await form.getByRole("button", { name: "Add in Arabic" }).press("Enter");
  await expect(page).toHaveURL(/\/ar\/products$/);
  await expect(panel.getByLabel("Show", { exact: true })).toHaveValue("todo");
  await expect(panel.getByText("to write").first()).toBeVisible();
  expect(await editing.read("languages/ar/pages/products.yaml")).toContain("# source: ");

  await panel.getByRole("button", { name: "Pages", exact: true }).click();
  await panel.locator("summary", { hasText: /^Our products/ }).press("Enter");
  const leaveOut = form.getByRole("button", { name: "Leave out in Arabic" });
  await leaveOut.press("Enter");
  await expect(form.getByText(/^Leaves out .*languages\/ar\/pages\/products\.yaml/)).toBeVisible();
  await form.getByRole("button", { name: "Leave it out" }).press("Enter");
  await expect(page).toHaveURL(/\d\/products$/);
  await expect(editing.read("languages/ar/pages/products.yaml")).rejects.toThrow("ENOENT");
});

test("a language is added, and another deleted", async ({ page, panel, editing }) => {
  await page.goto("/");
  await openView(panel, "Settings");
  await panel.getByText("Languages", { exact: true }).press("Enter");
  await panel.getByText("Arabic", { exact: true }).press("Enter");
  await panel.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(panel.getByText("pages/home.yaml")).toBeVisible();
  await panel.getByRole("button", { name: "Delete it" }).press("Enter");
  await expect(page.getByRole("link", { name: "العربية" })).toHaveCount(0);
  const choice = panel.getByRole("combobox", { name: "Languages" });
  await expect(choice, "The button that was pressed is gone.").toBeFocused();
  await expect(editing.read("languages/ar/pages/home.yaml")).rejects.toThrow("ENOENT");

  await panel.locator("summary", { hasText: "Contact and places" }).press("Enter");
  const places = panel.getByRole("button", { name: "Further places" });
  await places.press("Enter");
  await expect(places).toHaveCount(0);
  await expect(panel.getByLabel("Name of the place"), "Add").toBeFocused();
  await panel.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(panel.getByRole("heading", { name: "To do" }), "Publish").toBeFocused();

  await panel.getByRole("button", { name: "All texts" }).press("Enter");
  await panel.getByRole("button", { name: "Settings", exact: true }).press("Enter");
  // The group is unfolded as it was.
  await panel.getByRole("combobox", { name: "Languages" }).selectOption("French");
  await panel.getByRole("button", { name: "Add a language" }).press("Enter");
  await expect(page).toHaveURL(/\/fr\/?$/);
  await expect(panel.getByText("to write").first()).toBeVisible();
  expect(await editing.read("languages/fr/pages/home.yaml")).toContain("# source: ");
});

test("by keyboard, one text is translated after the other", async ({ page, panel, editing }) => {
  const file = "languages/ar/pages/home.yaml";
  const before = await editing.read(file);
  const left = ["title", "description", "heading", "intro"];
  const without = (text: string, key: string) =>
    text.replace(new RegExp(`^( *${key}: ).*$`, "m"), "$1");
  await editing.writeText(file, left.reduce(without, before));
  await page.goto("/ar/");
  await openList(page, panel);
  await panel.locator("[data-place]").first().focus();
  for (const key of left) {
    const row = panel.locator("[data-place]:focus");
    await expect(row).toHaveAttribute("data-place", new RegExp(`/${key}$`));
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("textbox").last()).toBeFocused();
    await page.keyboard.type("كلمات");
    await saveText(page);
  }
  await expect(panel.locator("[data-place]:focus")).toHaveCount(1);
});
