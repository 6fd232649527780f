import { urlOf } from "../../src/content/address.ts";
import type { ExportedPage, ExportedSite } from "./exported-site.ts";

/** Links into the site and pictures that lead to no file, and fragments that name no element. */
export function linkFaults(site: ExportedSite): string[] {
  const broken = site.pages.flatMap((page) =>
    addressesIn(page).flatMap((address) => {
      const fault = faultOf(address, page, site);
      return fault ? [`${page.file} links to ${address}: ${fault}`] : [];
    }),
  );
  return [...broken, ...alternateFaults(site)];
}

/** Pages that name another as theirs in a language, while that names others: search engines then ignore both. */
function alternateFaults(site: ExportedSite): string[] {
  const alternates = new Map(
    site.pages.map((page) => [
      page.file,
      page.document
        .querySelectorAll("link[hreflang]")
        .map((link) => `${link.getAttributeValue("hreflang")} ${link.getAttributeValue("href")}`),
    ]),
  );
  return site.pages.flatMap(({ file }) => {
    const own = alternates.get(file) ?? [];
    return own.flatMap((alternate) => {
      const address = alternate.replace(/.* /, "");
      const target = fileAt(address, file, site);
      const its = alternates.get(target ?? "")?.join();
      return target === undefined || its === own.join()
        ? []
        : [`${file} names ${address} as its own in another language, which names others.`];
    });
  });
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

function faultOf(address: string, page: ExportedPage, site: ExportedSite): string | undefined {
  const { base, origin, pages } = site;
  const url = urlOf(address, `${origin}${base}${page.file}`);
  if (!url) return "that is no address.";
  if (url.origin !== origin) return undefined;
  if (!url.pathname.startsWith(base))
    return "it leaves the path below which the site is published.";
  const file = fileAt(address, page.file, site);
  if (!file) return "there is no such file.";
  const target = pages.find((candidate) => candidate.file === file);
  // The fragment of any other file is for the program that shows it.
  if (!target) return undefined;
  const id = decodeURIComponent(url.hash.slice(1));
  if (id && !target.document.querySelector(`#${id}`)) return `no element there has the id "${id}".`;
  return undefined;
}

/** The file that a host sends for an address of the site, seen from a page. */
function fileAt(
  address: string,
  from: string,
  { base, origin, files }: ExportedSite,
): string | undefined {
  const { pathname = "" } = urlOf(address, `${origin}${base}${from}`) ?? {};
  return filesFor(pathname.slice(base.length)).find((name) => files.has(name));
}

/** Files that hosts send for a path: the file itself, the page of that name, or a folder's first page. */
function filesFor(path: string): string[] {
  const name = decodeURIComponent(path).replace(/\/$/, "");
  return [name, `${name}.html`, name ? `${name}/index.html` : "index.html"];
}
