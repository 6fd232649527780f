import type { Page } from "playwright/test";
import { accessibilityTree } from "../support/accessibility-tree.ts";
import { wide } from "../support/modes.ts";
import { serviceStates, states, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";
import { test as serviceTest } from "../support/test-with-service.ts";
import { test as waitlistTest } from "../support/test-with-waitlist.ts";
import { recordViolations } from "../support/violations.ts";
import { visits } from "../support/visits.ts";

for (const { route, path } of visits)
  test(`${route.key} is heard as it was reviewed`, ({ page }) =>
    expectReviewed(page, route.key, () => page.goto(path)));

for (const { name, reach, errors = [] } of states)
  test(`${name}: heard as reviewed, and nothing offends the policy`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...errors);
    await expectReviewed(page, name, () => reach(page));
  });

for (const { name, reach, errors = [] } of serviceStates)
  serviceTest(
    `${name}: heard as reviewed, and nothing offends the policy`,
    async ({ page, service, expectedErrors }) => {
      expectedErrors.push(...errors);
      await expectReviewed(page, name, () => reach(page, service));
    },
  );

for (const { name, reach } of waitlistStates)
  waitlistTest(`${name}: heard as reviewed, and nothing offends the policy`, ({ page }) =>
    expectReviewed(page, name, () => reach(page)),
  );

/**
 * Holds a page or state to its policy, and its accessibility tree to the one that somebody has read
 * and found good (`e2e/heard/`). Whoever changes what is heard reads the new one before it is kept:
 * `npm run test:e2e -- heard --update-snapshots`.
 */
async function expectReviewed(page: Page, name: string, reach: () => Promise<unknown>) {
  await page.setViewportSize(wide);
  // The year of the copyright line is the reader's.
  await page.clock.setFixedTime("2026-06-01");
  const violations = await recordViolations(page);
  await reach();
  expect(await violations()).toEqual([]);
  expect(await accessibilityTree(page)).toMatchSnapshot(`${name.replaceAll(" ", "-")}.txt`);
}
