import { expect, type Page } from "playwright/test";
import { isWhole } from "../../scripts/check/testing/whole.ts";
import { bringAxe, expectNoViolations } from "./axe.ts";
import {
  allConditions,
  type Condition,
  inWords,
  pairwiseConditions,
  prepareForConditions,
  setCondition,
  setSpacing,
  settleColours,
} from "./conditions.ts";
import { serviceStates, states, waitlistStates } from "./states.ts";
import { test } from "./test.ts";
import { sidewaysScroll } from "./text-faults.ts";

/** Names of all states, in the order in which they meet conditions. */
export const stateNames = [...states, ...serviceStates, ...waitlistStates].map(({ name }) => name);

/** Conditions in which a state is checked. */
export const stateConditions = (name: string) =>
  pairwiseConditions(stateNames.indexOf(name), "outer");

/** Checks one of the site's views in its conditions. */
export async function checkView(
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
export async function checkConditions(
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
    await setSpacing(page, condition.spacing);
    await page.evaluate(settleColours);
    const state = `${name} in ${inWords(condition)}`;
    // Of what axe asks, the look alone changes nothing but the colours.
    await expectNoViolations(page, state, isNewSize || isWhole ? "all" : "colours");
    expect(
      await page.evaluate(sidewaysScroll),
      `px by which ${state} is wider than its window`,
    ).toBe(0);
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
