import { serviceAddress } from "../../src/content/service-address.ts";
import { checkView, stateConditions } from "../support/check-view.ts";
import { type Condition, pairwiseConditions } from "../support/conditions.ts";
import { hasPage, products, site } from "../support/content.ts";
import { standInForService } from "../support/mail-service.ts";
import { serviceStates, states, waitlistStates } from "../support/states.ts";
import { expect, test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

/**
 * Every page, and every state that the content allows, in looks, sizes, motions and spacings: in all
 * combinations with `npm run test:full`, else pairwise.
 */
const deliveryService = serviceAddress(site.delivery);

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
    // In both themes, and one window.
    const { size } = conditions[0] as Condition;
    const themes = conditions.slice(0, 2).map((condition) => ({ ...condition, size }));
    await checkView(page, `${route.key} without scripts`, themes, async () => {
      await page.goto(path);
      expect(await page.locator("script").count()).toBe(0);
    });
  });

for (const { name, errors = [], reach, isThere = true } of states)
  if (isThere)
    test(`axe finds no fault in ${name}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(...errors);
      await checkView(page, name, stateConditions(name), () => reach(page));
    });

for (const { name, errors = [], reach } of serviceStates)
  if (hasPage("contact") && deliveryService)
    test(`axe finds no fault in ${name}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(...errors);
      const service = await standInForService(page, deliveryService.origin);
      await checkView(page, name, stateConditions(name), () => reach(page, service));
    });

for (const { name, reach } of waitlistStates)
  if (hasPage("products") && products.some(({ waitlist }) => waitlist === "open"))
    test(`axe finds no fault in ${name}`, async ({ page }) => {
      if (deliveryService) await standInForService(page, deliveryService.origin);
      await checkView(page, name, stateConditions(name), () => reach(page));
    });
