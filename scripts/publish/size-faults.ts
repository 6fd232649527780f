import type { ExportedSite } from "./exported-site.ts";
import { meetsBar, pageWeights } from "./weights.ts";

/** Pages that are heavier than a poor network should carry. */
export function sizeFaults({ pages }: ExportedSite): string[] {
  return pages.flatMap(({ file, html }) =>
    pageWeights(html)
      .filter(({ size, bar }) => !meetsBar(size, bar))
      .map(({ what, size, unit, bar }) => `${file}: ${what}: ${size} ${unit}, over ${bar.limit}.`),
  );
}
