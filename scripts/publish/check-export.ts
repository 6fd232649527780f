import { addressedPaths, type ExportedSite, textOf } from "./exported-site.ts";
import { heavyPages } from "./heavy-pages.ts";
import { linkFaults } from "./link-faults.ts";
import { headFaults, markupFaults, policyFaults, referenceFaults } from "./page-faults.ts";
import { redirectFaults } from "./redirect-faults.ts";

/** The checks of a build, by what they ask. */
const checks: Record<string, (site: ExportedSite) => string[] | Promise<string[]>> = {
  "each page says what it is": headFaults,
  "no link leads nowhere": linkFaults,
  "ids are unique and references answered": referenceFaults,
  "the site map lists the pages": siteMapFaults,
  "former addresses lead to pages": redirectFaults,
  "the policies cover all code": policyFaults,
  "the markup is valid": markupFaults,
  "pages are light": heavyPages,
};

/** What each check of a build says: what stops publishing, and what is only worth knowing. */
export async function checkExport(
  site: ExportedSite,
): Promise<{ check: string; faults: string[]; remarks: string[] }[]> {
  const faults = [`${site.directory} holds no page.`];
  if (site.pages.length === 0) return [{ check: "there are pages", faults, remarks: [] }];
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const found = await run(site);
      // No owner has said how heavy a page may be.
      const isRemark = run === heavyPages && site.pageLimit === undefined;
      return { check, faults: isRemark ? [] : found, remarks: isRemark ? found : [] };
    }),
  );
}

/** Where the site map and the pages of the content differ. */
function siteMapFaults(site: ExportedSite): string[] {
  if (!site.files.has("sitemap.xml")) return ["There is no sitemap.xml."];
  const locations = textOf(site, "sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g);
  const listed = Array.from(locations, ([, address]) => `${address}`);
  const wanted = addressedPaths(site).map((path) => site.origin + path);
  const missing = wanted.filter((address) => !listed.includes(address));
  const strange = listed.filter((address) => !wanted.includes(address));
  return [
    ...missing.map((address) => `sitemap.xml lacks ${address}.`),
    ...strange.map((address) => `sitemap.xml lists ${address}, which is no page.`),
  ];
}
