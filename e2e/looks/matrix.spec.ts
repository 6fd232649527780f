import { isWhole } from "../../scripts/check/testing/whole.ts";
import { bringAxe } from "../support/axe.ts";
import { checkConditions, checkView, stateConditions, stateNames } from "../support/check-view.ts";
import {
  allConditions,
  type Condition,
  outerSizes,
  pairwiseConditions,
  prepareForConditions,
  rotatingCondition,
} from "../support/conditions.ts";
import { pageContent } from "../support/content.ts";
import { serviceTest, waitlistTest } from "../support/other-sites.ts";
import { serviceStates, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";
import { components, openStory, stories, test as workshopTest } from "../support/workshop.ts";

/** Stories that show a component as it is, in other words or another size. */
const inLooks = stories.filter(({ look }) => look);
/** Of so many of them one is tried, and each other story; all of them with `npm run test:full`. */
const step = isWhole ? 1 : 6;
const tried = stories.filter((story) => !story.look || inLooks.indexOf(story) % step === 0);

/**
 * Every story, and the states that other content has, in looks, sizes, motions and spacings: in all
 * combinations with `npm run test:full`, else pairwise. Pages and states: `e2e/site/views.spec.ts`.
 */
test("all pages, all states and all stories together meet every pair of values", () => {
  const pages = visits.map((_, place) => pairwiseConditions(place));
  for (const conditions of pages) expect(valuesOf(conditions)).toEqual(valuesOf(allConditions));
  expect(pairsOf(pages.flat())).toEqual(pairsOf(allConditions));
  const atOuterSizes = allConditions.filter(({ size }) => outerSizes.includes(size));
  expect(pairsOf(stateNames.flatMap(stateConditions))).toEqual(pairsOf(atOuterSizes));
  const ofStories = tried.map((_, place) => rotatingCondition(place));
  expect(pairsOf(ofStories)).toEqual(pairsOf(allConditions));
});

for (const { name, errors = [], reach } of serviceStates)
  serviceTest(`axe finds no fault in ${name}`, async ({ page, service, expectedErrors }) => {
    expectedErrors.push(...errors);
    await checkView(page, name, stateConditions(name), () => reach(page, service));
  });

for (const { name, reach } of waitlistStates)
  waitlistTest(`axe finds no fault in ${name}`, async ({ page }) => {
    await checkView(page, name, stateConditions(name), () => reach(page));
  });

/** Components whose stories share a test, and so a page: what reaches the console fails the test. */
const together = 8;

for (let at = 0; at < components.length; at += together) {
  const some = components.slice(at, at + together);
  workshopTest(
    `stories of ${some.join(", ")} reach their states, and axe finds no fault`,
    async ({ page, foreignRequests, expectedErrors }) => {
      // What a story of an address that could not be sent says there.
      expectedErrors.push(new RegExp(pageContent("products").waitlist.sent.console));
      await prepareForConditions(page);
      await bringAxe(page);
      for (const [place, story] of tried.entries())
        if (some.includes(story.component))
          await checkConditions(page, story.id, [rotatingCondition(place)], () =>
            openStory(page, story),
          );
      expect(foreignRequests, "Nothing is asked of another machine.").toEqual([]);
    },
  );
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
