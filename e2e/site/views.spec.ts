import { checkPages, checkViews } from "../support/check-view.ts";
import { hasPage, products, site } from "../support/content.ts";
import { serviceStates, states, waitlistStates } from "../support/states.ts";
import { visits } from "../support/visits.ts";

const sendsItself = hasPage("contact") && site.delivery.method !== "mailto";
const isWaitlistOpen = hasPage("products") && products.some(({ waitlist }) => waitlist === "open");
checkPages(visits.map(({ route, path }) => ({ name: route.key, path })));
checkViews([
  ...states.filter(({ isThere = true }) => isThere),
  ...(sendsItself ? serviceStates : []),
  ...(isWaitlistOpen ? waitlistStates : []),
]);
