import { join } from "node:path";
import { hydrate } from "../support/controls.ts";
import { testWithContent } from "../support/product/other-sites.ts";
import { addOpenProduct, setInFile } from "../support/product/variant.ts";
import { expect } from "../support/test.ts";
import { address } from "../support/waitlist.ts";

/** Tests against a site in a language with digits of its own, from right to left, with an open waitlist. */
const test = testWithContent("right-to-left", async (content) => {
  await addOpenProduct(content);
  await setInFile(join(content, "site.yaml"), { language: "ar-EG", direction: "rtl" });
});

test("digits are the language's, and React is content", async ({ page, consoleLines }) => {
  await page.clock.setFixedTime(new Date(2041, 5, 15));
  const year = page.getByRole("contentinfo").getByText("٢٠٤١", { exact: true });
  for (const path of ["/privacy", "/products"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(/[٠-٩]/).first()).toBeVisible();
    await expect(year).toBeVisible();
    await hydrate(page);
    await expect(year).toBeVisible();
  }
  expect(consoleLines).toEqual([]);
});

test("the address that joined a waitlist is set apart from words", async ({ page }) => {
  await page.goto("/products");
  await page.locator("button[aria-haspopup=dialog]").press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox")).toBeFocused();
  await page.keyboard.type(address);
  await page.keyboard.press("Enter");
  const joined = dialog.getByText(address, { exact: true });
  await expect(joined).toHaveCSS("direction", "ltr");
  await expect(joined).toHaveCSS("unicode-bidi", "isolate");
});
