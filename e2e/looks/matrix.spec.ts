import type { Page } from "playwright/test";
import { bringAxe, expectNoViolations } from "../support/axe.ts";
import {
  allConditions,
  type Condition,
  inWords,
  isWhole,
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
import { components, openStory, stories, test as workshopTest } from "../support/workshop.ts";

/**
 * Every page, state and story in looks, sizes, motions and spacings: in all combinations with
 * `npm run test:full`, else pairwise.
 */
const pages = visits.flatMap(({ route: { key } }) => [key, `${key} without scripts`]);
const ways = [...states, ...serviceStates, ...waitlistStates].map(({ name }) => name);

/** The four conditions of a page or a state. A state is reached in two sizes, a page in all. */
function someConditions(name: string): readonly Condition[] {
  const place = pages.indexOf(name);
  return place < 0 ? pairwiseConditions(ways.indexOf(name), 2) : pairwiseConditions(place);
}

test("every page meets every value, and all pages together every pair of values", () => {
  expect(pairsOf(pages.flatMap(someConditions))).toEqual(pairsOf(allConditions));
  for (const name of pages) expect(valuesOf(someConditions(name))).toEqual(valuesOf(allConditions));
});

test("all states together meet every pair of values", () => {
  expect(pairsOf(ways.flatMap(someConditions))).toEqual(pairsOf(allConditions));
});

test("all stories together meet every pair of values", () => {
  const conditions = stories.map((_, place) => rotatingCondition(place));
  expect(pairsOf(conditions)).toEqual(pairsOf(allConditions));
});

for (const { route, path } of visits) {
  test(`axe finds no fault on ${route.key}`, async ({ page }) => {
    await checkView(page, route.key, () => page.goto(path));
  });

  test(`axe finds no fault on ${route.key} without scripts`, async ({ page }) => {
    // axe is a script, so those of the page are taken out instead of being switched off.
    await page.route(`**${path}`, async (answer) => {
      const response = await answer.fetch();
      const html = (await response.text()).replace(/<script\b.*?<\/script>/gs, "");
      await answer.fulfill({ response, body: html });
    });
    await checkView(page, `${route.key} without scripts`, async () => {
      await page.goto(path);
      expect(await page.locator("script").count()).toBe(0);
    });
  });
}

for (const { name, errors = [], reach } of states)
  test(`axe finds no fault in ${name}`, async ({ page, expectedErrors }) => {
    expectedErrors.push(...errors);
    await checkView(page, name, () => reach(page));
  });

for (const { name, errors = [], reach } of serviceStates)
  serviceTest(`axe finds no fault in ${name}`, async ({ page, service, expectedErrors }) => {
    expectedErrors.push(...errors);
    await checkView(page, name, () => reach(page, service));
  });

for (const { name, reach } of waitlistStates)
  waitlistTest(`axe finds no fault in ${name}`, async ({ page }) => {
    await checkView(page, name, () => reach(page));
  });

// A component's stories share a test, and so a page: what reaches the console fails the test.
for (const component of components)
  workshopTest(
    `every story of ${component} reaches its state, and axe finds no fault`,
    async ({ page, foreignRequests }) => {
      workshopTest.skip(onNginx, "The workshop is no part of the export.");
      await Promise.all([prepareForConditions(page), bringAxe(page)]);
      for (const [place, story] of stories.entries()) {
        if (story.component !== component) continue;
        await checkConditions(
          page,
          story.id,
          isWhole ? allConditions : [rotatingCondition(place)],
          () => openStory(page, story),
        );
      }
      expect(foreignRequests, "Nothing is asked of another machine.").toEqual([]);
    },
  );

/** Checks one of the site's views in its conditions. */
async function checkView(page: Page, name: string, reach: () => Promise<unknown>): Promise<void> {
  await Promise.all([prepareForConditions(page), bringAxe(page)]);
  const conditions = isWhole ? allConditions : someConditions(name);
  await checkConditions(page, name, conditions, async () => {
    await forgetVisit(page);
    await reach();
  });
}

/** Checks a thing in its conditions. It is reached anew for each size, because sizes change states. */
async function checkConditions(
  page: Page,
  name: string,
  conditions: readonly Condition[],
  reach: () => Promise<unknown>,
): Promise<void> {
  test.setTimeout(test.info().timeout + 10_000 * conditions.length);
  let reached: Condition["size"] | undefined;
  for (const condition of conditions) {
    if (condition.size !== reached) {
      // Some states are reached only where things move.
      await setCondition(page, { ...condition, motion: "motion" });
      await reach();
      reached = condition.size;
    }
    await setCondition(page, condition);
    await settleCondition(page, condition);
    const state = `${name} in ${inWords(condition)}`;
    await expectNoViolations(page, state);
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
