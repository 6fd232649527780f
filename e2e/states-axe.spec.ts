import type { Page } from "playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { toast } from "./support/contact.ts";
import { narrow, setMode, wide } from "./support/modes.ts";
import { serviceStates, states, waitlistStates } from "./support/states.ts";
import { expect, test } from "./test.ts";
import { test as serviceTest } from "./test-with-service.ts";
import { test as waitlistTest } from "./test-with-waitlist.ts";

/** Ways in which a device shows the same state. */
const looks = [
  { colorScheme: "light", forcedColors: "none" },
  { colorScheme: "dark", forcedColors: "none" },
  { colorScheme: "light", forcedColors: "active" },
] as const;

for (const viewport of [narrow, wide]) {
  const where = `at ${viewport.width} px`;

  test.describe(() => {
    test.use({ viewport });

    for (const { name, reach } of states)
      test(`axe finds no fault in ${name} ${where}`, async ({ page }) => {
        await setMode(page, "forced colours");
        await reach(page);
        await expectNoViolationsInAnyLook(page);
      });
  });

  serviceTest.describe(() => {
    serviceTest.use({ viewport });

    for (const { name, errors = [], reach } of serviceStates)
      serviceTest(
        `axe finds no fault in ${name} ${where}`,
        async ({ page, service, expectedErrors }) => {
          expectedErrors.push(...errors);
          await setMode(page, "forced colours");
          await reach(page, service);
          await expectNoViolationsInAnyLook(page);
          await expect(toast(page, "destructive")).toBeVisible();
        },
      );
  });

  waitlistTest.describe(() => {
    waitlistTest.use({ viewport });

    for (const { name, reach } of waitlistStates)
      waitlistTest(`axe finds no fault in ${name} ${where}`, async ({ page }) => {
        await setMode(page, "forced colours");
        await reach(page);
        await expectNoViolationsInAnyLook(page);
      });
  });
}

/** Holds the page to the rules in light, dark and forced colours, without leaving its state. */
async function expectNoViolationsInAnyLook(page: Page): Promise<void> {
  for (const look of looks) {
    await page.emulateMedia(look);
    // Colours of buttons take a moment to change.
    await page.evaluate(() =>
      Promise.all(
        document
          .getAnimations()
          .filter((animation) => animation instanceof CSSTransition)
          .map(({ finished }) => finished),
      ).then(() => undefined),
    );
    await expectNoViolations(page);
  }
}
