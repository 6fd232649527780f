import { narrow } from "../support/conditions.ts";
import { said, saveText, testOfWriting } from "../support/product/writing.ts";
import { expect } from "../support/test.ts";

const test = testOfWriting("arabic");

test("panel and findings of an Arabic site are in Arabic", async ({ page, editing }) => {
  const panel = page.getByRole("complementary", { name: "الكتابة في الصفحة" });
  await page.setViewportSize(narrow);
  await page.goto("/");
  await expect(panel).toHaveAttribute("dir", "rtl");
  await page.getByRole("heading", { level: 1 }).click();
  const field = panel.getByRole("textbox", { name: "العنوان الرئيسي" });
  await expect(field).toBeFocused();
  await field.fill("TODO  lorem ipsum");
  const finding = panel.getByRole("listitem").locator("strong").first();
  await expect(finding).toHaveText(/^[^a-z]*\p{Script=Arabic}[^a-z]*$/u);
  await field.fill("الثلاثاء، 4 ديسمبر 2026");
  await expect(finding).toHaveText(/\u20662026-12-04\u2069/);
  await expect(finding).not.toHaveAttribute("lang");
  const latin = () =>
    panel.locator("button, label, h3, option, [role=status]").evaluateAll((elements) =>
      elements
        .filter((one) => !one.closest("[lang=en]") && !one.querySelector("[lang=en]"))
        .map((one) => `${one.getAttribute("aria-label") ?? ""} ${one.textContent}`)
        .filter((text) => /[a-z]{2}/i.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, ""))),
    );
  expect(await latin()).toEqual([]);
  await field.fill("عملكم واضح");
  await saveText(page);
  await expect(said(panel)).toHaveText(/^حُفظ في \u2068[^\u2069]+\u2069\.$/);
  expect(await editing.read("pages/home.yaml")).toContain("heading: عملكم واضح\n");

  // Nothing was undone before.
  await page.getByRole("heading", { level: 1 }).click();
  await expect(field).toBeFocused();
  const redo = panel.getByRole("button", { name: "إعادة", exact: true });
  await expect(redo).toHaveAttribute("aria-disabled", "true");
  await redo.press("Enter");
  await expect(said(panel)).toHaveText("لم يبق ما يمكن التراجع عنه أو إعادته منذ آخر تشغيل.");
  await page.keyboard.press("Escape");

  await panel.getByRole("button", { name: "نصوص هذه الصفحة" }).click();
  await expect(panel.getByLabel("عرض", { exact: true })).toBeFocused();
  expect(await latin()).toEqual([]);
  await panel.getByRole("button", { name: "الصفحات" }).click();
  await expect(panel.getByRole("form").first()).toBeVisible();
  expect(await latin()).toEqual([]);
});
