import type { BrowserContext } from "playwright/test";

/** Stands in for a page of another site, such as the map. */
/** Like the map, it has something to press. */
const standIn =
  '<!doctype html><html lang="en"><title>Elsewhere</title><button>Zoom in</button></html>';

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

function isForeign({ protocol, hostname }: URL): boolean {
  return /^(https?|wss?):$/.test(protocol) && hostname !== "127.0.0.1" && hostname !== "localhost";
}
