import { before, file, pressText, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("sample");

test("trial", async ({ page, panel, editing }) => {
  page.on("console", (m) => console.log("console", m.text()));
  page.on("pageerror", (m) => console.log("error", m));
  page.on("framenavigated", (f) => console.log("nav", f.url()));
  await page.goto("/about");
  await page.evaluate("window.mark = 1");
  const heading = page.getByRole("heading", { level: 1 });
  const field = await pressText(heading, panel);
  await field.fill("Built to last");
  await page.keyboard.press("Control+Enter");
  await expect(heading).toHaveText("Built to last");
  await expect(heading).toBeFocused();
  await expect(panel.getByRole("status").first()).toHaveText(/^Saved in \S+about\.yaml\.$/);
  await expect.poll(() => editing.read(file)).not.toBe(before);
  await page.waitForTimeout(1500);
  expect(await page.evaluate("window.mark")).toBe(1);
  await expect(panel.getByRole("status").first()).toHaveText(/^Saved in \S+about\.yaml\.$/);
  await expect(heading).toBeFocused();
  await editing.writeText(file, before);
  await expect(heading).not.toHaveText("Built to last");
  await expect(panel.getByRole("status").first()).toHaveText(/^The content has changed/);
  expect(await page.evaluate("window.mark")).toBe(1);
});
