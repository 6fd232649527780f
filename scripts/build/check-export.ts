import type { ExportedSite } from "./exported-site.ts";
import { heavyPages } from "./heavy-pages.ts";
import { linkFaults } from "./link-faults.ts";
import { markupFaults } from "./markup-faults.ts";

/** What is wrong with a build: faults prevent publishing, remarks are only worth knowing. */
export function checkExport(site: ExportedSite): Record<"faults" | "remarks", string[]> {
  const faults = [...linkFaults(site), ...site.pages.flatMap(markupFaults)];
  const heavy = heavyPages(site);
  // The weight of a page is a fault only if the owner has set a limit.
  if (site.pageLimit === undefined) return { faults, remarks: heavy };
  return { faults: [...faults, ...heavy], remarks: [] };
}
