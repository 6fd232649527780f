import type { Page } from "playwright/test";
import { pages } from "./content.ts";
import { themeButton } from "./controls.ts";

/** What the console says of it: React tells what went wrong, and that it rendered the page anew. */
export const brokenPageErrors = [/Broken by the test/, /Minified React error #423/];

/** Opens the page about the company, or where there is none that of the form, and lets React run it, with a component that throws. */
export async function openBrokenPage(page: Page): Promise<void> {
  await breakPage(page, pages["about"] ? "about" : "contact");
  await themeButton(page).click();
}

/**
 * Opens a page whose component throws once React runs it.
 *
 * @returns A function that mends it for the next visit.
 */
export async function breakPage(page: Page, key: string): Promise<() => Promise<void>> {
  await page.goto(`/${key}`);
  const chunks = await page.locator("script[data-app]").getAttribute("data-app");
  // The page's own chunk.
  const [chunk = ""] = new RegExp(`\\S*/${key}-(?!styles)\\S*`).exec(chunks ?? "") ?? [];
  await page.route(chunk, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `
        export { content } from "${chunk}?whole";
        export function Page() {
          throw new Error("Broken by the test");
        }`,
    }),
  );
  return () => page.unroute(chunk);
}
