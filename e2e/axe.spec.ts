import { expectNoViolations } from "./support/axe.ts";
import { mainNavigation, menuButton, openThemeMenu, themeMenu } from "./support/controls.ts";
import { modeNames, narrow, setMode, wide } from "./support/modes.ts";
import { visits } from "./support/visits.ts";
import { expect, test } from "./test.ts";

for (const { route, path } of visits) {
  for (const viewport of [narrow, wide])
    test.describe(() => {
      test.use({ viewport });

      for (const mode of modeNames)
        test(`axe finds no fault on ${route.key} in ${mode} at ${viewport.width} px`, async ({
          page,
        }) => {
          await setMode(page, mode);
          await page.goto(path);
          await expectNoViolations(page);
        });

      test(`axe finds no fault on ${route.key} after the theme button was used at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.goto(path);
        await openThemeMenu(page);
        await page.keyboard.press("Escape");
        await expect(themeMenu(page)).toBeHidden();
        await expectNoViolations(page);
      });
    });
}

for (const mode of modeNames) {
  test.describe(() => {
    test.use({ viewport: narrow });

    test(`axe finds no fault in the open main navigation in ${mode}`, async ({ page }) => {
      await setMode(page, mode);
      await page.goto("/");
      await menuButton(page).click();
      await expect(mainNavigation(page)).toBeVisible();
      await expectNoViolations(page);
    });
  });

  for (const viewport of [narrow, wide])
    test.describe(() => {
      test.use({ viewport });

      test(`axe finds no fault in the open theme menu in ${mode} at ${viewport.width} px`, async ({
        page,
      }) => {
        await setMode(page, mode);
        await page.goto("/");
        await openThemeMenu(page);
        await expectNoViolations(page);
      });
    });
}
