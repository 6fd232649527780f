import type { Page } from "playwright/test";
import { accessibilityTree } from "../support/accessibility-tree.ts";
import { site } from "../support/content.ts";
import { wide } from "../support/modes.ts";
import { serviceStates, states, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";
import { test as serviceTest } from "../support/test-with-service.ts";
import { test as waitlistTest } from "../support/test-with-waitlist.ts";
import { visits } from "../support/visits.ts";

/**
 * The accessibility tree of each page and state, beside the one that somebody has read and found
 * good (`e2e/heard/`). Whoever changes what is heard reads the new one before it is kept:
 * `npm run test:e2e -- heard --update-snapshots`.
 */
test.describe(() => {
  skipForOtherWords(test);
  test.use({ viewport: wide });

  for (const { route, path } of visits)
    test(`what is heard of ${route.key} is what was reviewed`, async ({ page }) => {
      await page.goto(path);
      await expectReviewed(page, route.key);
    });

  for (const { name, reach, errors = [] } of states)
    test(`what is heard in ${name} is what was reviewed`, async ({ page, expectedErrors }) => {
      expectedErrors.push(...errors);
      await reach(page);
      await expectReviewed(page, name);
    });
});

serviceTest.describe(() => {
  skipForOtherWords(serviceTest);

  for (const { name, reach, errors = [] } of serviceStates)
    serviceTest(
      `what is heard in ${name} is what was reviewed`,
      async ({ page, service, expectedErrors }) => {
        expectedErrors.push(...errors);
        await reach(page, service);
        await expectReviewed(page, name);
      },
    );
});

waitlistTest.describe(() => {
  skipForOtherWords(waitlistTest);

  for (const { name, reach } of waitlistStates)
    waitlistTest(`what is heard in ${name} is what was reviewed`, async ({ page }) => {
      await reach(page);
      await expectReviewed(page, name);
    });
});

function skipForOtherWords({ skip, beforeEach }: Pick<typeof test, "skip" | "beforeEach">): void {
  skip(!site.sample, "The owner has put other words in place of those that were reviewed.");
  // The year of the copyright line is the reader's.
  beforeEach(({ page }) => page.clock.setFixedTime("2026-06-01"));
}

async function expectReviewed(page: Page, name: string): Promise<void> {
  expect(await accessibilityTree(page)).toMatchSnapshot(`${name.replaceAll(" ", "-")}.txt`);
}
