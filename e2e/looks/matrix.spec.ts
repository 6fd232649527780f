import type { Page } from "playwright/test";
import { bringAxe, expectNoViolations } from "../support/axe.ts";
import {
  allConditions,
  type Condition,
  inWords,
  outerSizes,
  pairwiseConditions,
  prepareForConditions,
  rotatingCondition,
  setCondition,
  settleCondition,
} from "../support/conditions.ts";
import { onNginx } from "../support/host.ts";
import { serviceStates, states, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";
import { test as serviceTest } from "../support/test-with-service.ts";
import { test as waitlistTest } from "../support/test-with-waitlist.ts";
import { visits } from "../support/visits.ts";
import { isWhole } from "../support/whole.ts";
import { components, openStory, stories, test as workshopTest } from "../support/workshop.ts";

/**
 * Every page, state and story in looks, sizes, motions and spacings: in all combinations with
 * `npm run test:full`, else pairwise.
 */
const ways = [...states, ...serviceStates, ...waitlistStates].map(({ name }) => name);
const wayConditions = (name: string) => pairwiseConditions(ways.indexOf(name), "outer");

test("all pages, all states and all stories together meet every pair of values", () => {
  const pages = visits.map((_, place) => pairwiseConditions(place));
  for (const conditions of pages) expect(valuesOf(conditions)).toEqual(valuesOf(allConditions));
  expect(pairsOf(pages.flat())).toEqual(pairsOf(allConditions));
  const atOuterSizes = allConditions.filter(({ size }) => outerSizes.includes(size));
  expect(pairsOf(ways.flatMap(wayConditions))).toEqual(pairsOf(atOuterSizes));
  const ofStories = stories.map((_, place) => rotatingCondition(place));
  expect(pairsOf(ofStories)).toEqual(pairsOf(allConditions));
});

for (const [place, { route, path }] of visits.entries())
  test(`axe finds no fault on ${route.key}, with scripts and without`, async ({ page }) => {
    const conditions = pairwiseConditions(place);
    await checkView(page, route.key, conditions, () => page.goto(path));
    // axe is a script, so those of the page are taken out instead of being switched off.
    await page.route(`**${path}`, async (answer) => {
      const response = await answer.fetch();
      const html = (await response.text()).replace(/<script\b.*?<\/script>/gs, "");
      await answer.fulfill({ response, body: html });
    });
    // In both themes.
    await checkView(page, `${route.key} without scripts`, conditions.slice(0, 2), async () => {
      await page.goto(path);
      expect(await page.locator("script").count()).toBe(0);
    });
  });

for (const { name, errors = [], reach } of states)
  test(`axe finds no fault in ${name}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(...errors);
    await checkView(page, name, wayConditions(name), () => reach(page));
  });

for (const { name, errors = [], reach } of serviceStates)
  serviceTest(`axe finds no fault in ${name}`, async ({ page, service, expectedErrors }) => {
    expectedErrors.push(...errors);
    await checkView(page, name, wayConditions(name), () => reach(page, service));
  });

for (const { name, reach } of waitlistStates)
  waitlistTest(`axe finds no fault in ${name}`, async ({ page }) => {
    await checkView(page, name, wayConditions(name), () => reach(page));
  });

/** Components whose stories share a test, and so a page: what reaches the console fails the test. */
const together = 4;

for (let at = 0; at < components.length; at += together) {
  const some = components.slice(at, at + together);
  workshopTest(
    `every story of ${some.join(", ")} reaches its state, and axe finds no fault`,
    async ({ page, foreignRequests }) => {
      workshopTest.skip(onNginx, "The workshop is no part of the export.");
      await prepareForConditions(page);
      await bringAxe(page);
      for (const [place, story] of stories.entries())
        if (some.includes(story.component))
          await checkConditions(page, story.id, [rotatingCondition(place)], () =>
            openStory(page, story),
          );
      expect(foreignRequests, "Nothing is asked of another machine.").toEqual([]);
    },
  );
}

/** Checks one of the site's views in its conditions. */
async function checkView(
  page: Page,
  name: string,
  conditions: readonly Condition[],
  reach: () => Promise<unknown>,
): Promise<void> {
  await prepareForConditions(page);
  await bringAxe(page);
  await checkConditions(page, name, conditions, async () => {
    await forgetVisit(page);
    await reach();
  });
}

/** Checks a thing in its conditions, or in all. It is reached anew for each size, because sizes change states. */
async function checkConditions(
  page: Page,
  name: string,
  conditions: readonly Condition[],
  reach: () => Promise<unknown>,
): Promise<void> {
  const all = isWhole ? allConditions : conditions;
  test.setTimeout(test.info().timeout + 10_000 * all.length);
  let reached: Condition["size"] | undefined;
  for (const condition of all) {
    const isNewSize = condition.size !== reached;
    if (isNewSize) {
      // Some states are reached only where things move.
      await setCondition(page, { ...condition, motion: "motion" });
      await reach();
      reached = condition.size;
    }
    await setCondition(page, condition);
    await settleCondition(page, condition);
    const state = `${name} in ${inWords(condition)}`;
    // Of what axe asks, the look alone changes nothing but the colours.
    await expectNoViolations(page, state, isNewSize || isWhole ? "all" : "colours");
    expect(await sidewaysScroll(page), `px by which ${state} is wider than its window`).toBe(0);
  }
}

/** Forgets what the visit so far has left behind, such as a draft. */
async function forgetVisit(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => {
    // Before the first visit there is an empty page, which may keep nothing.
    if (location.protocol === "about:") return;
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Pixels by which the page is wider than its window (WCAG 1.4.10). */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

function valuesOf(conditions: readonly Condition[]): Set<string> {
  return new Set(conditions.flatMap((condition) => Object.values(condition)));
}

function pairsOf(conditions: readonly Condition[]): Set<string> {
  return new Set(
    conditions.flatMap((condition) => {
      const values = Object.values(condition);
      return values.flatMap((one, index) =>
        values.slice(index + 1).map((other) => `${one}, ${other}`),
      );
    }),
  );
}
