import type { BrowserContext } from "playwright/test";

/** A page that stands in for those of other sites. Like the map, it has something to press. */
const standIn =
  '<!doctype html><html lang="en"><title>Elsewhere</title><button>Zoom in</button></html>';

/** Addresses on other machines. As a pattern, it spares each request on this one a way to the test. */
const isForeign = /^(https?|wss?):\/\/(?!(127\.0\.0\.1|localhost)[:/])/;

/**
 * Answers what pages ask of other machines on this one, so that nothing leaves it. The list that it
 * gives grows with each such request.
 */
export async function answerForeignRequests(context: BrowserContext): Promise<string[]> {
  const addresses: string[] = [];
  await context.route(isForeign, (route) => {
    addresses.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: standIn });
  });
  return addresses;
}
