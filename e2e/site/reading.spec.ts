import { expectReadable } from "../support/check-reading.ts";
import { wide } from "../support/conditions.ts";
import { test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

for (const { route, path } of visits)
  test(`${route.key} can be read in any window and spacing`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await expectReadable(page, path, route.isMissing);
  });
