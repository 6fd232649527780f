import { contentIn, given, pages } from "../support/content.ts";
import { themeButtonName } from "../support/controls.ts";
import { serveExport } from "../support/host.ts";
import { sites } from "../support/product/sites.ts";
import { sidewaysScroll } from "../support/text-faults.ts";
import { visits } from "../support/visits.ts";
import { expect, test } from "./test.ts";

for (const { route, path } of visits)
  test(`${route.key} is whole, fits a narrow window and comes alive`, async ({ visitor }) => {
    await visitor.visit(path);
    const page = await visitor.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll("h1").length,
      year: document.querySelector("[data-thisyear]")?.textContent,
    }));
    // The page's own script writes the year.
    const year = `${new Date().getFullYear()}`;
    const title = expect.stringContaining(pages[route.key]?.title ?? "");
    expect(page).toEqual({ title, headings: 1, year });

    for (const width of [320, 1280]) {
      await visitor.setWidth(width);
      const sideways = await visitor.evaluate(sidewaysScroll);
      expect(sideways, `Nothing lies beyond a width of ${width} px.`).toBe(0);
    }

    await visitor.focus("button", themeButtonName("system"));
    await visitor.expectInPage(isHydrated, true);
  });

test("the last of many products has a role and a name", async ({ visitor, share }) => {
  // Engines do not lay out so many at once.
  const { folder, base, content } = sites.german;
  const { products } = contentIn(content());
  const { origin } = await share("many products", () => serveExport(folder, base));
  await visitor.visit(`${origin}${base}bausteine`);
  await visitor.see("heading", given(products[0]).name);
  await visitor.see("heading", given(products.at(-1)).name);
});

/** Runs in the page: whether React has taken over what has the focus. */
function isHydrated(): boolean {
  return Object.keys(document.activeElement ?? {}).some((key) => key.startsWith("__reactProps$"));
}
