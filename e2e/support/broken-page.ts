import type { Page } from "playwright/test";
import { routeOf } from "../../src/routes.ts";
import { pages } from "./content.ts";
import { themeButton } from "./controls.ts";

/** What the console says of it: React tells what went wrong, and that it rendered the page anew. */
export const brokenPageErrors = [/Broken by the test/, /Minified React error #423/];

/** The first page after that of the site's own address, where there is one. */
const other = Object.keys(pages).find((key) => key !== "home" && key !== "not-found") ?? "home";

/** Opens a page, and lets React run it, with a component that throws. */
export async function openBrokenPage(page: Page): Promise<void> {
  await breakPage(page, other);
  await themeButton(page).click();
}

/**
 * Opens a page whose component throws once React runs it.
 *
 * @returns A function that mends it for the next visit.
 */
export async function breakPage(page: Page, key: string): Promise<() => Promise<void>> {
  await page.goto(routeOf(key).path);
  const chunks = await page.locator("script[data-app]").getAttribute("data-app");
  // The last is the page's own module.
  const chunk = chunks?.split(" ").pop() ?? "";
  const body = withBrokenPage(chunk);
  await page.route(chunk, (route) => route.fulfill({ contentType: "text/javascript", body }));
  return () => page.unroute(chunk);
}

/** A page's own module, with a component that throws. */
function withBrokenPage(chunk: string): string {
  return `export { content } from "${chunk}?whole";
    export function Page() { throw new Error("Broken by the test"); }`;
}
