import { serviceAddress } from "../../src/content/service-address.ts";
import { checkView } from "../support/check-view.ts";
import { hasPage, products, site } from "../support/content.ts";
import { standInForService } from "../support/mail-service.ts";
import { serviceStates, states, waitlistStates } from "../support/states.ts";
import { test } from "../support/test.ts";
import { visits } from "../support/visits.ts";

const deliveryService = serviceAddress(site.delivery);
const isWaitlistOpen = hasPage("products") && products.some(({ waitlist }) => waitlist === "open");

for (const { route, path } of visits)
  test(`axe finds no fault on ${route.key}`, ({ page }) =>
    checkView(page, route.key, () => page.goto(path), true));

for (const { name, errors = [], reach, isThere = true } of [
  ...states,
  ...waitlistStates.map((state) => ({ ...state, isThere: isWaitlistOpen })),
])
  if (isThere)
    test(`axe finds no fault in ${name}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(...errors);
      if (deliveryService) await standInForService(page, deliveryService.origin);
      await checkView(page, name, () => reach(page));
    });

for (const { name, errors = [], reach } of serviceStates)
  if (hasPage("contact") && deliveryService)
    test(`axe finds no fault in ${name}`, async ({ page, expectedErrors }) => {
      expectedErrors.push(...errors);
      const service = await standInForService(page, deliveryService.origin);
      await checkView(page, name, () => reach(page, service));
    });
