import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "../../src/routes.ts";
import type { ExportedSite } from "./exported-site.ts";

/** Where the site map and the route table differ. */
export function siteMapFaults({ directory, base, origin, files }: ExportedSite): string[] {
  if (!files.has("sitemap.xml")) return ["There is no sitemap.xml."];
  const map = readFileSync(join(directory, "sitemap.xml"), "utf8");
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => `${address}`);
  const wanted = routes
    .filter(({ pattern }) => !pattern)
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
