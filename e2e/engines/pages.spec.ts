import { pages } from "../support/content.ts";
import { themeButtonName } from "../support/controls.ts";
import { generateProducts } from "../support/product/generate-products.ts";
import { serveVariant } from "../support/product/variant.ts";
import { sidewaysScroll } from "../support/text-faults.ts";
import { under } from "../support/under.ts";
import { visits } from "../support/visits.ts";
import { expect, test } from "./test.ts";

for (const { route, path } of visits)
  test(`${route.key} is whole, fits a narrow window and comes alive`, async ({ visitor }) => {
    await visitor.visit(path);
    const { title, headings, year } = await visitor.evaluate(() => ({
      title: document.title,
      headings: document.querySelectorAll("h1").length,
      year: document.querySelector("[data-thisyear]")?.textContent,
    }));
    expect(title).toContain(pages[route.key]?.title);
    expect(headings).toBe(1);
    expect(year, "The page's own script has run.").toBe(`${new Date().getFullYear()}`);

    for (const width of [320, 1280]) {
      await visitor.setWidth(width);
      const sideways = await visitor.evaluate(sidewaysScroll);
      expect(sideways, `Nothing lies beyond a width of ${width} px.`).toBe(0);
    }

    await visitor.focus("button", themeButtonName("system"));
    await visitor.expectInPage(isHydrated, true);
    // Firefox says of a module that is on its way when its page is left that it failed.
    await visitor.expectInPage(isMapSettled, true);
  });

test("of many products also those far below are told", async ({ visitor, share }) => {
  // More than other engines lay out at once.
  const { origin } = await share("many products", () =>
    serveVariant((content) => generateProducts(content, 40)),
  );
  await visitor.visit(origin + under("/products"));
  await visitor.see("heading", "Product 1");
  await visitor.see("heading", "Product 40");
});

/** Runs in the page: whether a map that is in view has its module. */
function isMapSettled(): boolean {
  const { top, bottom } = document.querySelector("iframe")?.getBoundingClientRect() ?? {};
  const isInView = top !== undefined && bottom !== undefined && bottom > 0 && top < innerHeight;
  const fetched = performance.getEntriesByType("resource");
  return !isInView || fetched.some(({ name }) => name.includes("/show-map-"));
}

/** Runs in the page: whether React has taken over what has the focus. */
function isHydrated(): boolean {
  return Object.keys(document.activeElement ?? {}).some((key) => key.startsWith("__reactProps$"));
}
