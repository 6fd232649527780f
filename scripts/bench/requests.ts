import { visits } from "../../e2e/support/visits.ts";
import type { Bench } from "./bench.ts";
import type { Figure } from "./figure.ts";
import { withPage } from "./with-page.ts";

/** Requests until the load event, on every page. */
export async function requests(bench: Bench): Promise<Figure[]> {
  const [{ origin }, browser] = [await bench.site(), await bench.browser()];
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const measured = await withPage(browser, { slowProcessor: false }, async (page) => {
      let count = 0;
      page.on("request", (request) => {
        if (!request.url().startsWith("data:")) count += 1;
      });
      await page.goto(origin + path);
      return count;
    });
    figures.push({
      what: `${route.key}: requests until load`,
      measured,
      unit: "requests",
      bar: { limit: 1, kind: "exactly" },
    });
  }
  return figures;
}
