import { type ExportedSite, type Findings, textOf } from "./exported-site.ts";
import { headFaults } from "./head-faults.ts";
import { linkFaults } from "./link-faults.ts";
import { markupFaults } from "./markup-faults.ts";
import { policyFaults } from "./policy-faults.ts";
import { redirectFaults } from "./redirect-faults.ts";
import { weightFindings } from "./weight-findings.ts";

/** Attributes that name other elements of the page by their ids. */
const references = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "popovertarget"];

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

/** Runs all checks on a build, and says of each what it found. */
export async function checkExport(site: ExportedSite): Promise<({ check: string } & Findings)[]> {
  if (site.pages.length === 0)
    return [
      { check: "there are pages", faults: [`${site.directory} holds no page.`], remarks: [] },
    ];
  return Promise.all(
    Object.entries(checks).map(async ([check, run]) => {
      const found = await run(site);
      return { check, ...(Array.isArray(found) ? { faults: found, remarks: [] } : found) };
    }),
  );
}

/** Ids that occur twice, and references that no element answers to. */
function referenceFaults({ pages }: ExportedSite): string[] {
  return pages.flatMap(({ file, document }) => {
    const ids = document.querySelectorAll("[id]").map((element) => element.id ?? "");
    const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
    const missing = references.flatMap((name) =>
      document
        .querySelectorAll(`[${name}]`)
        .flatMap((element) => element.getAttributeValue(name)?.split(/\s+/) ?? [])
        .filter((id) => !ids.includes(id))
        .map((id) => `${file} refers to the id "${id}" by ${name}, and no element has it.`),
    );
    return [...twice.map((id) => `${file} has the id "${id}" more than once.`), ...missing];
  });
}

/** Where the site map and the pages of the content differ. */
function siteMapFaults(site: ExportedSite): string[] {
  const { base, origin, routes, files } = site;
  if (!files.has("sitemap.xml")) return ["There is no sitemap.xml."];
  const listed = [...textOf(site, "sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => `${address}`,
  );
  const wanted = routes
    .filter(({ isMissing }) => !isMissing)
    .map(({ path }) => origin + base + path.slice(1));
  return [
    ...wanted
      .filter((address) => !listed.includes(address))
      .map((address) => `sitemap.xml lacks ${address}.`),
    ...listed
      .filter((address) => !wanted.includes(address))
      .map((address) => `sitemap.xml lists ${address}, which is no page.`),
  ];
}
