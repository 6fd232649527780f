import { readFileSync } from "node:fs";
import { openList, press, testOfWriting } from "../support/product/writing.ts";
import { inProject } from "../support/project.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("e2e/firms/english");
const home = "languages/ar/pages/home.yaml";
const before = readFileSync(inProject("e2e/firms/english", home), "utf8");
const heading = /^( +heading: ).*$/m;

test("a translation is written beside its source, and fits it from then on", async ({
  page,
  panel,
  editing,
}) => {
  const source = "pages/home.yaml";
  await editing.write(
    source,
    (await editing.read(source)).replace(/^( +heading: ).*$/m, "$1Other words here"),
  );
  await page.goto("/ar/");
  await openList(page, panel, "To do");
  const stale = panel.getByRole("button", { name: /source changed/ });
  await expect(stale).toHaveCount(1);
  await stale.click();
  await expect(panel.getByText("Other words here", { exact: true })).toHaveAttribute("lang", "en");
  const field = panel.getByRole("textbox").last();
  await expect(field).toHaveAttribute("dir", "rtl");
  await expect(field).toHaveAttribute("lang", "ar");
  await field.fill("كلمات أخرى هنا");
  await field.press("Control+Enter");
  await expect.poll(() => editing.read(home)).toBe(before.replace(heading, '$1"كلمات أخرى هنا"'));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("كلمات أخرى هنا");
  await expect(panel.getByRole("button", { name: /source changed/ })).toHaveCount(0);
});

test("a translation that fits its changed source is said to, and that can be undone", async ({
  page,
  panel,
  editing,
}) => {
  const stamps = await editing.read("languages/ar/translated.json");
  const source = "pages/home.yaml";
  await editing.write(
    source,
    (await editing.read(source)).replace(/^( +heading: ).*$/m, "$1Nearly the same"),
  );
  await page.goto("/ar/");
  const field = await press(page.getByRole("heading", { level: 1 }), panel);
  await panel.getByRole("button", { name: "It fits its source" }).click();
  await expect(field).toHaveCount(0);
  await expect.poll(() => editing.read("languages/ar/translated.json")).not.toBe(stamps);
  expect(await editing.read(home)).toBe(before);
  await openList(page, panel);
  await panel.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => editing.read("languages/ar/translated.json")).toBe(stamps);
});

test("a missing translation is written at its place, and what a page inherits in its source", async ({
  page,
  panel,
  editing,
}) => {
  await editing.write(home, before.replace(heading, "$1"));
  await page.goto("/ar/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[a-z]/);
  const field = await press(page.getByRole("heading", { level: 1 }), panel);
  await expect(field).toHaveValue("");
  await field.fill("عنوان جديد");
  await field.press("Control+Enter");
  await expect.poll(() => editing.read(home)).toBe(before.replace(heading, "$1عنوان جديد"));

  const name = page.locator("[data-words='site#/company/name']").first();
  await expect(async () => {
    // The page may be loaded again in this moment.
    await name.click({ modifiers: ["Alt"], timeout: 5000 });
    await expect(panel.getByText(/content\/site\.yaml, line/)).toBeVisible({ timeout: 5000 });
  }).toPass();
});
