import type { Page } from "playwright/test";
import { routeOf } from "../../src/site/routes.ts";

/** What the console reports: what went wrong, and that React rendered the page again. */
export const brokenPageErrors = [/Broken by the test/, /Minified React error #423/];

/**
 * Opens a page whose component throws once React runs it.
 *
 * @returns A function that repairs it for the next visit.
 */
export async function openBrokenPage(page: Page, key: string): Promise<() => Promise<void>> {
  await page.goto(routeOf(key).path);
  const chunks = await page.locator("script[data-app]").getAttribute("data-app");
  // The last is the page's own module.
  const chunk = chunks?.split(" ").pop() ?? "";
  const body = `export * from "${chunk}?whole";
    export function Page() { throw new Error("Broken by the test"); }`;
  await page.route(chunk, (route) => route.fulfill({ contentType: "text/javascript", body }));
  return () => page.unroute(chunk);
}
