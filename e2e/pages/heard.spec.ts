import { readFileSync } from "node:fs";
import { structuredPatch } from "diff";
import type { Page } from "playwright/test";
import { accessibilityTree } from "../support/accessibility-tree.ts";
import { holdChunks } from "../support/assets.ts";
import { wide } from "../support/conditions.ts";
import { serviceTest, waitlistTest } from "../support/other-sites.ts";
import { inProject } from "../support/project.ts";
import { serviceStates, states, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";
import { settle } from "../support/time.ts";
import { under } from "../support/under.ts";
import { recordViolations } from "../support/violations.ts";
import { type Visit, visits } from "../support/visits.ts";

for (const { route, path } of visits)
  test(`${route.key} is heard as it was reviewed`, async ({ page }) => {
    // As it comes: what moves by itself would change it at any moment.
    await holdChunks(page);
    const tree = await hear(page, () => page.goto(path));
    expect(tree).toMatchSnapshot(`${route.key}.txt`);
  });

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

/** Holds what a state says to what somebody has read and found good: its differences from its page. */
async function expectReviewed(page: Page, name: string, reach: () => Promise<unknown>) {
  const tree = await hear(page, async () => {
    await reach();
    await settle(page);
    await expect.poll(() => page.evaluate(mapsUnderWay), "A map in view is there.").toBe(0);
  });
  const { pathname } = new URL(page.url());
  const visit = visits.find(({ path }) => under(path) === pathname) as Visit;
  const file = `${visit.route.key}.txt`;
  const known = readFileSync(inProject("e2e/heard", file), "utf8");
  expect(differencesFrom(known, file, tree)).toMatchSnapshot(`${name.replaceAll(" ", "-")}.txt`);
}

/**
 * The accessibility tree of a page or state, which is held to its policy. Whoever changes what is heard
 * reads the new one before it is kept: `npm run test:e2e -- heard --update-snapshots`.
 */
async function hear(page: Page, reach: () => Promise<unknown>): Promise<string> {
  await page.setViewportSize(wide);
  // The year of the copyright line is the reader's.
  await page.clock.setFixedTime("2026-06-01");
  const violations = await recordViolations(page);
  await reach();
  expect(await violations()).toEqual([]);
  return accessibilityTree(page);
}

/**
 * What of a text is other than in one that is known, with a line before and after each difference;
 * the text itself where that is no longer.
 *
 * @param name What the known text is called.
 */
function differencesFrom(known: string, name: string, text: string): string {
  const { hunks } = structuredPatch("", "", known, text, "", "", { context: 1 });
  const parts = hunks.map(({ lines }) => `\n${lines.join("\n")}\n`);
  const differences = `As ${name}, but:\n${parts.join("")}`;
  return differences.length < text.length ? differences : text;
}

/** Runs in the page: how many maps are in view, and not yet to be heard. */
function mapsUnderWay(): number {
  return [...document.querySelectorAll("iframe")].filter((map) => {
    const { top, bottom } = map.getBoundingClientRect();
    const isInView = bottom > 0 && top < innerHeight && map.checkVisibility();
    return isInView && !map.checkVisibility({ visibilityProperty: true });
  }).length;
}
