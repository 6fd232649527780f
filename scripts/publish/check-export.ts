import type { ExportedSite } from "./exported-site.ts";
import { heavyPages } from "./heavy-pages.ts";
import { linkFaults } from "./link-faults.ts";
import { headFaults, markupFaults, policyFaults } from "./page-faults.ts";

/** The checks of a build, which ask what the content check cannot know. */
const checks: Record<string, (site: ExportedSite) => string[] | Promise<string[]>> = {
  "each page says what it is": headFaults,
  "no link leads nowhere": linkFaults,
  "the policies cover all code": policyFaults,
  "the markup is valid": markupFaults,
  "pages are light": heavyPages,
};

/** What each check of a build finds: faults prevent publishing, remarks are only worth knowing. */
export async function checkExport(
  site: ExportedSite,
): Promise<{ check: string; faults: string[]; remarks: string[] }[]> {
  const faults = [`${site.directory} holds no page.`];
  if (site.pages.length === 0) return [{ check: "there are pages", faults, remarks: [] }];
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const found = await run(site);
      // Without a limit of the owner's, the weight of a page is no fault.
      const isRemark = run === heavyPages && site.pageLimit === undefined;
      return { check, faults: isRemark ? [] : found, remarks: isRemark ? found : [] };
    }),
  );
}
