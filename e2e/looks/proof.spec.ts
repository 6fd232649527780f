import { addStyle } from "../support/add-style.ts";
import { expectNoViolations } from "../support/axe.ts";
import { themeButton } from "../support/controls.ts";
import { measureIndicator } from "../support/focus-indicator.ts";
import { expect, test } from "../support/test.ts";

test("axe names every fault that is put into a sound page", async ({ page }) => {
  // React does not run what stands still, and so finds no fault with the faults.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/contact");
  await expectNoViolations(page);
  await addStyle(page, "main p { color: #999 !important; }");
  await page.evaluate(() => {
    document.querySelector("label")?.remove();
    document.querySelector("[name=email]")?.setAttribute("aria-labelledby", "nothing");
    const heading = document.querySelector("main h2");
    const deeper = document.createElement("h4");
    deeper.textContent = heading?.textContent ?? "";
    heading?.replaceWith(deeper);
  });
  const findings = await expectNoViolations(page).catch(String);
  for (const rule of ["color-contrast", "label", "aria-valid-attr-value", "heading-order"])
    expect.soft(findings).toContain(`${rule}: `);
});

test("axe names a fault in a frame of another site", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("iframe").scrollIntoViewIfNeeded();
  const button = page.frameLocator("iframe").getByRole("button");
  await button.evaluate((button) => button.replaceChildren());
  await expect(expectNoViolations(page)).rejects.toThrow(/button-name: .*iframe,button/s);
});

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
