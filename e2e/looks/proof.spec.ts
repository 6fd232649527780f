import { addStyle } from "../support/add-style.ts";
import { themeButton } from "../support/controls.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { expect, test } from "../support/test.ts";

test("a ring that is gone, thin or pale is measured as too little", async ({ page, browser }) => {
  await page.goto("/");
  await themeButton(page).focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  const examiner = await browser.newPage();
  // Twice, because measuring must leave the ring as it was.
  for (let time = 0; time < 2; time++) {
    const { area, needed } = await measureIndicator(page, examiner);
    expect(area).toBeGreaterThanOrEqual(needed);
  }
  for (const outline of ["none", "1px solid", "3px solid rgb(128 128 128 / 20%)"]) {
    await addStyle(
      page,
      `:focus-visible { outline: ${outline} !important; box-shadow: none !important; }`,
    );
    const { area, needed } = await measureIndicator(page, examiner);
    expect(area, outline).toBeLessThan(needed);
  }
  await examiner.close();
});
