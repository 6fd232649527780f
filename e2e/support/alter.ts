import type { Page } from "playwright/test";

/**
 * Changes a document on its way to the page, as a proxy or a translation service does.
 *
 * @throws Where the change leaves it as it was.
 */
export async function alterDocument(
  page: Page,
  path: string,
  change: (html: string) => string,
): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const changed = change(html);
    if (changed === html) throw new Error(`The change has left ${path} as it was.`);
    await route.fulfill({ response, body: changed });
  });
}
