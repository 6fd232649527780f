import type { ExportedSite } from "./exported-site.ts";
import { headFaults } from "./head-faults.ts";
import { linkFaults } from "./link-faults.ts";
import { markupFaults } from "./markup-faults.ts";
import { policyFaults } from "./policy-faults.ts";
import { referenceFaults } from "./reference-faults.ts";
import { siteMapFaults } from "./site-map-faults.ts";
import { sizeFaults } from "./size-faults.ts";

/** The checks of a build, by what they ask. */
const checks: Record<string, (site: ExportedSite) => string[] | Promise<string[]>> = {
  "each page says what it is": headFaults,
  "no link leads nowhere": linkFaults,
  "ids are unique and references answered": referenceFaults,
  "the site map lists the pages": siteMapFaults,
  "the policies cover all code": policyFaults,
  "the markup is valid": markupFaults,
  "pages are light": sizeFaults,
};

/** Runs all checks on a build, and says of each what it found. */
export async function checkExport(
  site: ExportedSite,
): Promise<{ check: string; faults: string[] }[]> {
  if (site.pages.length === 0)
    return [{ check: "there are pages", faults: [`${site.directory} holds no page.`] }];
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => ({ check, faults: await run(site) })),
  );
}
