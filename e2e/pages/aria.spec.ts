import type { Locator, Page } from "playwright/test";
import { bubble } from "../support/bubble.ts";
import { expectSoundState } from "../support/check-view.ts";
import { wide } from "../support/conditions.ts";
import { contactPart, toast } from "../support/contact.ts";
import { mainNavigation, themeMenu } from "../support/controls.ts";
import { holdChunks } from "../support/product/assets.ts";
import { serviceStates, states, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";
import { waitlistDialog } from "../support/waitlist.ts";

/*
 * What assistive technology is told, as somebody has reviewed it (`e2e/aria/*.aria.yml`). After a change read the
 * new snapshot, and keep it: `npm run test:e2e -- aria --update-snapshots=all`.
 */

/** The part of the page that a state changes; by default the form and its notices. */
const parts: Readonly<Record<string, (page: Page) => Locator>> = {
  "the error toast": (page) => toast(page, "destructive"),
  "the open main navigation": mainNavigation,
  "the theme menu over the form": themeMenu,
  "a tooltip": (page) => page.getByRole("tooltip"),
  "the running bubble": bubble,
  "the map in view": (page) => page.locator("main section:has(iframe)"),
  "the application error": (page) => page.getByRole("main"),
  "the waitlist dialog": waitlistDialog,
  "the joined waitlist": waitlistDialog,
};

test("each page is told as reviewed", { tag: "@daily" }, async ({ page }) => {
  // What moves by itself would change the page at any moment.
  await holdChunks(page);
  for (const { route, path } of visits) {
    await expectReviewed(page, route.key, () => page.goto(path), page.getByRole("main"));
    // The same on all.
    for (const role of ["banner", "contentinfo"] as const)
      await expect.soft(page.getByRole(role)).toMatchAriaSnapshot({ name: `${role}.aria.yml` });
  }
});

for (const { name, reach, errors = [] } of states)
  test(`${name}: told as reviewed`, async ({ page, expectedErrors }) => {
    expectedErrors.push(...errors);
    await expectReviewed(page, name, () => reach(page));
  });

// Axe judges pages and the other states on the site itself (`e2e/site/views.spec.ts`).
for (const state of [...serviceStates, ...waitlistStates])
  test(`${state.name}: told as reviewed, and axe finds no fault`, { tag: "@everything" }, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(...(state.errors ?? []));
    const shown = await expectReviewed(page, state.name, () => state.reach(page));
    await expectSoundState(page, state, shown);
  });

/** Returns what was reached. */
async function expectReviewed<Reached>(
  page: Page,
  name: string,
  reach: () => Promise<Reached>,
  part = (parts[name] ?? contactPart)(page),
): Promise<Reached> {
  await page.setViewportSize(wide);
  // The year of the copyright line is the reader's.
  await page.clock.setFixedTime("2026-06-01");
  const reached = await reach();
  await expect
    .soft(part, name)
    .toMatchAriaSnapshot({ name: `${name.replaceAll(" ", "-")}.aria.yml` });
  return reached;
}
