import { urlOf } from "../../src/content/address.ts";
import type { ExportedPage, ExportedSite } from "./exported-site.ts";

/** Links into the site and pictures that lead to no file, and fragments that name no element. */
export function linkFaults(site: ExportedSite): string[] {
  return site.pages.flatMap((page) =>
    addressesIn(page).flatMap((address) => {
      const fault = faultOf(address, page, site);
      return fault ? [`${page.file} links to ${address}: ${fault}`] : [];
    }),
  );
}

function addressesIn({ document }: ExportedPage): string[] {
  const valuesOf = (name: string, selector = `[${name}]`) =>
    document.querySelectorAll(selector).map((element) => element.getAttributeValue(name) ?? "");
  // Each address comes before its width (HTML, "srcset attributes").
  const choices = valuesOf("srcset").flatMap((set) => set.split(/,\s*/));
  const pictures = choices.map((choice) => choice.replace(/ .*/, ""));
  const previews = valuesOf("content", 'meta[property="og:image"]');
  return [...new Set([...valuesOf("href"), ...valuesOf("src"), ...pictures, ...previews])];
}

function faultOf(
  address: string,
  page: ExportedPage,
  { base, origin, pages, files }: ExportedSite,
): string | undefined {
  const url = urlOf(address, `${origin}${base}${page.file}`);
  if (!url) return "that is no address.";
  if (url.origin !== origin) return undefined;
  if (!url.pathname.startsWith(base))
    return "it leaves the path below which the site is published.";
  const file = filesFor(url.pathname.slice(base.length)).find((name) => files.has(name));
  if (!file) return "there is no such file.";
  const target = pages.find((candidate) => candidate.file === file);
  // The fragment of any other file is for the program that shows it.
  if (!target) return undefined;
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !target.document.querySelector(`#${id}`)) return `no element there has the id "${id}".`;
  return undefined;
}

/** Files that hosts send for a path: the file itself, the page of that name, or a folder's first page. */
function filesFor(path: string): string[] {
  const name = decodeURIComponent(path).replace(/\/$/, "");
  return [name, `${name}.html`, name ? `${name}/index.html` : "index.html"];
}
