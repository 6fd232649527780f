import { urlOf } from "../../src/content/url-of.ts";
import { attributeOf, type ExportedPage, type ExportedSite } from "./exported-site.ts";
import { chunkAddresses } from "./weights.ts";

/** Links into the site, pictures for links and chunks that lead nowhere, and fragments that no element answers to. */
export function linkFaults(site: ExportedSite): string[] {
  return site.pages.flatMap((page) =>
    addressesIn(page).flatMap((address) => {
      const fault = faultOf(address, page, site);
      return fault ? [`${page.file} links to ${address}: ${fault}`] : [];
    }),
  );
}

function addressesIn(page: ExportedPage): string[] {
  const { document, html } = page;
  const valuesOf = (name: string) =>
    document.querySelectorAll(`[${name}]`).map((element) => element.getAttributeValue(name) ?? "");
  // Pictures of several widths: each address stands before its width (HTML, "srcset attributes").
  const choices = valuesOf("srcset").flatMap((set) => set.split(/,\s*/));
  const pictures = choices.map((one) => one.split(" ")[0] ?? "");
  const preview = attributeOf(page, 'meta[property="og:image"]', "content") ?? [];
  const chunks = chunkAddresses(html).flatMap(([, addresses]) => addresses);
  const all = [valuesOf("href"), valuesOf("src"), pictures, preview, chunks];
  return [...new Set(all.flat())];
}

function faultOf(
  address: string,
  page: ExportedPage,
  { base, origin, pages, files }: ExportedSite,
): string | undefined {
  const here = `${origin}${base}${page.file}`;
  if (!urlOf(address, here)) return "that is no address.";
  const { origin: host, pathname, hash } = new URL(address, here);
  if (host !== origin || !/^https?:/.test(host)) return undefined;
  if (!pathname.startsWith(base)) return "it leaves the path below which the site stands.";
  const file = filesFor(pathname.slice(base.length)).find((name) => files.has(name));
  if (!file) return "there is no such file.";
  const target = pages.find((candidate) => candidate.file === file);
  // What stands behind the # of a file is for the program that shows it.
  if (!target) return undefined;
  const id = decodeURIComponent(hash.slice(1));
  if (id && !target.document.querySelector(`#${id}`)) return `no element there has the id "${id}".`;
  return undefined;
}

/** Files that hosts send for a path: the file itself, the page of that name, or a folder's first page. */
function filesFor(path: string): string[] {
  const name = decodeURIComponent(path).replace(/\/$/, "");
  return [name, `${name}.html`, name ? `${name}/index.html` : "index.html"];
}
