import { openView, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("english");
// A page that goes is loaded once more.
test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
  expectedErrors: async ({}, use) => use([/ERR_NAME_NOT_RESOLVED/, /404: /, /status of (404|500)/]),
});

test("a press that takes its own button away leaves the focus on what it concerned", async ({
  page,
  panel,
}) => {
  const entry = (title: string) => panel.locator("summary").filter({ hasText: title });
  const button = (name: string) => panel.getByRole("button", { name, exact: true });
  const undo = async () => {
    await panel.getByRole("button", { name: "Undo" }).last().press("Enter");
  };
  await page.goto("/");
  await openView(panel, "Pages");
  await expect(panel.getByLabel("Kind")).toBeFocused();
  await entry("About us").press("Enter");
  const form = panel.getByRole("form", { name: "About us" });
  await form.getByLabel("New name").fill("Who we are");
  await form.getByRole("button", { name: "Rename" }).press("Enter");
  await expect(page).toHaveURL(/\/who-we-are$/);
  await expect(entry("About us"), "Rename").toBeFocused();
  await undo();
  await expect(page).toHaveURL(/\/about$/);
  await expect(entry("About us"), "Undo").toBeFocused();

  await page.goto("/");
  await entry("About us").press("Enter");
  const next = entry("About us").locator("xpath=../following-sibling::details[1]/summary");
  const title = `${await next.textContent()}`.trim();
  await form.getByRole("button", { name: "Delete", exact: true }).press("Enter");
  await form.getByRole("button", { name: "Delete it" }).press("Enter");
  await expect(entry("About us")).toHaveCount(0);
  await expect(entry(title), "Delete").toBeFocused();
  await undo();
  await expect(page).toHaveURL(/\/about$/);
  await expect(entry("About us"), "Undo of Delete").toBeFocused();

  await button("All texts").press("Enter");
  await expect(panel.getByLabel("Show", { exact: true })).toBeFocused();
  await button("Settings").press("Enter");
  await entry("Contact and places").press("Enter");
  const places = button("Further places");
  await places.press("Enter");
  await expect(places).toHaveCount(0);
  await expect(panel.getByLabel("Name of the place"), "Add").toBeFocused();
  await entry("Languages").press("Enter");
  await entry("Arabic").press("Enter");
  await button("Delete").press("Enter");
  await button("Delete it").press("Enter");
  await expect(entry("Arabic")).toHaveCount(0);
  await expect(panel.getByRole("combobox", { name: "Languages" }), "Delete").toBeFocused();

  await button("Publish").press("Enter");
  await expect(panel.getByRole("heading", { name: "To do" }), "Publish").toBeFocused();
});
