import { addressedPaths, type ExportedSite, type Findings, textOf } from "./exported-site.ts";
import { linkFaults } from "./link-faults.ts";
import { headFaults, markupFaults, policyFaults, referenceFaults } from "./page-faults.ts";
import { redirectFaults } from "./redirect-faults.ts";
import { weightFindings } from "./weight-findings.ts";

/** The checks of a build, by what they ask. */
const checks: Record<string, (site: ExportedSite) => string[] | Promise<string[]> | Findings> = {
  "each page says what it is": headFaults,
  "no link leads nowhere": linkFaults,
  "ids are unique and references answered": referenceFaults,
  "the site map lists the pages": siteMapFaults,
  "former addresses lead to pages": redirectFaults,
  "the policies cover all code": policyFaults,
  "the markup is valid": markupFaults,
  "pages are light": weightFindings,
};

export async function checkExport(site: ExportedSite): Promise<({ check: string } & Findings)[]> {
  const none = {
    check: "there are pages",
    faults: [`${site.directory} holds no page.`],
    remarks: [],
  };
  if (site.pages.length === 0) return [none];
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const found = await run(site);
      return { check, ...(Array.isArray(found) ? { faults: found, remarks: [] } : found) };
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
