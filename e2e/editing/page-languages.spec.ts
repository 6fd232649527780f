import { openView, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("english");
// A page that goes is loaded once more, and one whose links lead nowhere says so.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  expectedErrors: async ({}, use) => use([/ERR_NAME_NOT_RESOLVED/, /404: /, /status of (404|500)/]),
});

test("a page gets another name, and goes, in both languages", async ({
  page,
  panel,
  editing,
  request,
}) => {
  const translated = "/ar/من-نحن";
  const statusOf = async (path: string) => (await request.get(path)).status();
  const file = (name: string) => `languages/ar/pages/${name}.yaml`;
  const words = await editing.read(file("about"));
  await page.goto(translated);
  await openView(panel, "Pages");
  await panel.getByText("About us", { exact: true }).click();
  const form = panel.getByRole("form", { name: "About us" });
  await form.getByLabel("New name").fill("Who we are");
  await form.getByRole("button", { name: "Rename" }).click();
  await expect(page).toHaveURL(/\/who-we-are$/);
  expect(await editing.read(file("who-we-are"))).toBe(words);
  expect(await statusOf(translated), "It keeps its own address.").toBe(200);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/\/about$/);

  await page.goto(translated);
  await panel.getByText("About us", { exact: true }).click();
  await form.getByRole("button", { name: "Delete" }).click();
  await form.getByRole("button", { name: "Delete it" }).click();
  await expect(page).toHaveURL(/\d\/$/);
  expect(await statusOf(translated)).toBe(404);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect(page).toHaveURL(/\/about$/);
  expect(await statusOf(translated)).toBe(200);
  expect(await editing.read(file("about"))).toBe(words);
});

test("a page that a language lacks is added there, with a gap for each text", async ({
  page,
  panel,
  editing,
}) => {
  await page.goto("/ar/");
  await openView(panel, "Pages");
  await panel.getByText("not in Arabic").first().click();
  const form = panel.getByRole("form").filter({ visible: true }).last();
  await form.getByRole("button", { name: "Add in Arabic" }).press("Enter");
  await expect(page).toHaveURL(/\/ar\/products$/);
  await expect(panel.getByLabel("Show", { exact: true })).toHaveValue("todo");
  await expect(panel.getByText("to write").first()).toBeVisible();
  expect(await editing.read("languages/ar/pages/products.yaml")).toContain("# source: ");

  const words = await editing.read("languages/ar/pages/products.yaml");
  await panel.getByRole("button", { name: "Pages", exact: true }).click();
  await panel.locator("summary", { hasText: /^Our products/ }).press("Enter");
  const leaveOut = form.getByRole("button", { name: "Leave out in Arabic" });
  await leaveOut.press("Enter");
  await expect(form.getByText(/^Leaves out .*languages\/ar\/pages\/products\.yaml/)).toBeVisible();
  await form.getByRole("button", { name: "Leave it out" }).press("Enter");
  await expect(page).toHaveURL(/\d\/products$/);
  await panel.getByRole("button", { name: "Undo" }).first().click();
  await expect(page).toHaveURL(/\/ar\/products$/);
  expect(await editing.read("languages/ar/pages/products.yaml")).toBe(words);
});

test("a language is added in the settings, undone, and another goes with its folder", async ({
  page,
  panel,
  editing,
}) => {
  const settings = panel.getByRole("button", { name: "Settings", exact: true });
  const undo = panel.getByRole("button", { name: "Undo" }).first();
  await page.goto("/");
  await openView(panel, "Settings");
  await panel.getByText("Languages", { exact: true }).press("Enter");
  await panel.getByRole("combobox", { name: "Languages" }).selectOption("French");
  await panel.getByRole("button", { name: "Add a language" }).press("Enter");
  await expect(page).toHaveURL(/\/fr\/?$/);
  await expect(panel.getByText("to write").first()).toBeVisible();
  expect(await editing.read("languages/fr/pages/home.yaml")).toContain("# source: ");
  await undo.press("Enter");
  await expect(page).toHaveURL(/\d\/$/);
  await expect(page.getByRole("link", { name: "français" })).toHaveCount(0);

  await settings.click();
  // The group is unfolded as it was.
  await panel.getByText("Arabic", { exact: true }).press("Enter");
  await panel.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await expect(panel.getByText("pages/home.yaml")).toBeVisible();
  const home = await editing.read("languages/ar/pages/home.yaml");
  await panel.getByRole("button", { name: "Delete it" }).press("Enter");
  await expect(page.getByRole("link", { name: "العربية" })).toHaveCount(0);
  await undo.press("Enter");
  await expect(page.getByRole("link", { name: "العربية" }).first()).toBeVisible();
  expect(await editing.read("languages/ar/pages/home.yaml")).toBe(home);
});
