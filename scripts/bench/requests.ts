import { visits } from "../../e2e/support/visits.ts";
import type { Bench } from "./bench.ts";
import { type Figure, figure } from "./figure.ts";

/** Requests until the load event, on every page. */
export async function requests(bench: Bench): Promise<Figure[]> {
  const { origin } = await bench.site();
  const figures: Figure[] = [];
  for (const { route, path } of visits) {
    const count = await bench.page({ slowProcessor: false }, async (page) => {
      let count = 0;
      page.on("request", (request) => {
        if (!request.url().startsWith("data:")) count += 1;
      });
      await page.goto(origin + path);
      // What comes later, such as the icon, is none of them.
      return count;
    });
    const bar = { limit: 1, kind: "exactly" } as const;
    figures.push(figure(`${route.key}: requests until load`, "requests", count, bar));
  }
  return figures;
}
