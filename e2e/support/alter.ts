import type { Page } from "playwright/test";

/**
 * Changes a document, or each, on its way to the page, as a proxy or a translation service does.
 *
 * @throws Where the change leaves it as it was.
 */
export async function alterDocument(
  page: Page,
  path: string | RegExp,
  change: (html: string) => string,
): Promise<void> {
  await page.route(path, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const changed = change(html);
    if (changed === html) throw new Error(`The change has left ${path} as it was.`);
    return route.fulfill({ response, body: changed });
  });
}
