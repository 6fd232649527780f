import { checkViews } from "../support/check-view.ts";
import { hasPage, products, site } from "../support/content.ts";
import { type State, serviceStates, states, waitlistStates } from "../support/states.ts";
import { visits } from "../support/visits.ts";

const sendsItself = hasPage("contact") && site.delivery.method !== "mailto";
const isWaitlistOpen = hasPage("products") && products.some(({ waitlist }) => waitlist === "open");
const pages = visits.map(
  ({ route, path }): State => ({ name: route.key, reach: (page) => page.goto(path) }),
);

checkViews([
  ...pages,
  ...states.filter(({ isThere = true }) => isThere),
  ...(sendsItself ? serviceStates : []),
  ...(isWaitlistOpen ? waitlistStates : []),
]);
