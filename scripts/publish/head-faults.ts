import { attributeOf, type ExportedPage, type ExportedSite } from "./exported-site.ts";

/** Faults of what each page says of itself: heading, title, description, canonical address. */
export function headFaults(site: ExportedSite): string[] {
  return [
    ...site.pages.flatMap((page) => pageFaults(page, site)),
    ...doubles(site.pages, "title", ({ document }) => document.querySelector("title")?.textContent),
    ...doubles(site.pages, "description", (page) =>
      attributeOf(page, 'meta[name="description"]', "content"),
    ),
  ];
}

function pageFaults(page: ExportedPage, { origin, base, routes }: ExportedSite): string[] {
  const { file, document } = page;
  const route = routes.find((candidate) => candidate.file === file);
  if (!route) return [`${file} stands in the export, and the content has no such page.`];
  const faults: string[] = [];
  const count = (selector: string) => document.querySelectorAll(selector).length;
  for (const selector of ["h1", "title", 'meta[name="description"]', "main"])
    if (count(selector) !== 1)
      faults.push(`${file} has ${count(selector)} of ${selector}, not one.`);

  const canonical = attributeOf(page, 'link[rel="canonical"]', "href");
  const wanted = route.isMissing ? undefined : origin + base + route.path.slice(1);
  if (canonical !== wanted)
    faults.push(`${file} names ${canonical} as its canonical address, not ${wanted}.`);
  const robots = attributeOf(page, 'meta[name="robots"]', "content");
  if ((robots === "noindex") !== Boolean(route.isMissing))
    faults.push(`${file} says "${robots}" to search engines, which is wrong for it.`);
  return faults;
}

function doubles(
  pages: readonly ExportedPage[],
  what: string,
  read: (page: ExportedPage) => string | undefined,
): string[] {
  const seen = new Map<string | undefined, string>();
  return pages.flatMap((page) => {
    const value = read(page);
    const first = seen.get(value);
    seen.set(value, first ?? page.file);
    return first ? [`${page.file} has the same ${what} as ${first}: "${value}".`] : [];
  });
}
