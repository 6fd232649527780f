import { goOn, press, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("e2e/firms/english");

test("a translation that is written anew is not said to be older than its source", async ({
  page,
  panel,
  editing,
}) => {
  const source = await editing.read("pages/contact.yaml");
  await editing.write("pages/contact.yaml", source.replace(/^heading: .*$/m, "heading: Write"));
  const stale = panel.getByRole("listitem").filter({ hasText: "has changed" });
  await expect(async () => {
    await goOn(page, "/ar/contact");
    await press(page.getByRole("heading", { level: 1 }), panel);
    await expect(stale).toHaveCount(1, { timeout: 5000 });
  }).toPass();
  const field = panel.getByRole("textbox").last();
  await field.fill("اكتب إلينا");
  await expect(stale).toHaveCount(0);
  await field.press("Control+Enter");
  await expect.poll(() => editing.read("languages/ar/pages/contact.yaml")).toContain("اكتب إلينا");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("اكتب إلينا");
  await press(page.getByRole("heading", { level: 1 }), panel);
  await expect(stale).toHaveCount(0);
});
