import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localAddress } from "../../../src/engine/check/index.ts";
import { exportFiles } from "../../../src/engine/site/index.ts";
import { urlOf } from "../../../src/words/addresses/url.ts";
import { memoize } from "../../../src/words/memoize.ts";
import { say } from "../../../src/words/say.ts";
import type { ExportedPage, ExportedSite } from "./exported-site.ts";
import { attributeOf } from "./parse-page.ts";

/** Links into the site and pictures that lead to no file, fragments that name no element, and pages listed wrongly. */
export function linkFaults(site: ExportedSite): string[] {
  const broken = site.pages.flatMap((page) =>
    addressesIn(page).flatMap((address) => {
      const fault = linkFaultOf(address, page, site);
      return fault ? [say("built-pages.link", { file: page.file, address, ...fault })] : [];
    }),
  );
  return [...broken, ...alternateFaults(site), ...siteMapFaults(site)];
}

/**
 * What is wrong with the pages that a page names as its own in each language: search engines ignore such as do not
 * name each other.
 */
function alternateFaults(site: ExportedSite): string[] {
  const pageOf = new Map(site.pages.map((page) => [page.file, page]));
  const linksOf = memoize((file) =>
    (pageOf.get(file)?.elements ?? []).flatMap((link) => {
      const tag = link.tagName === "link" ? attributeOf(link, "hreflang") : undefined;
      return tag === undefined ? [] : [{ tag, address: attributeOf(link, "href") ?? "" }];
    }),
  );
  const alternatesAsJson = (file: string) => JSON.stringify(linksOf(file));
  return site.pages.flatMap(({ file }) => {
    const links = linksOf(file);
    const targets = links.map(({ address }) => fileAt(address, file, site));
    const faults = links.flatMap(({ tag, address }, index) => {
      const target = targets[index] ?? "";
      const [html] = pageOf.get(target)?.elements ?? [];
      const language = html && attributeOf(html, "lang");
      // A dead link has a fault of its own.
      if (!language) return [];
      if (alternatesAsJson(target) !== alternatesAsJson(file))
        return [say("built-pages.other-alternates", { file, address })];
      if (tag === "x-default" || tag === language) return [];
      return [say("built-pages.wrong-language", { file, address, tag, language })];
    });
    const isAmong = links.length === 0 || targets.includes(file);
    return isAmong ? faults : [...faults, say("built-pages.no-own-alternate", { file })];
  });
}

/** Addresses in the site map that it has twice, or where no page is. */
function siteMapFaults(site: ExportedSite): string[] {
  const maps = [...site.files].filter((file) => /^sitemap(-\d+)?\.xml$/.test(file));
  const addresses = maps.flatMap((file) => {
    const text = readFileSync(join(site.directory, file), "utf8");
    return Array.from(text.matchAll(/<url><loc>([^<]*)<\/loc>/g), ([, address = ""]) => address);
  });
  const seen = new Set<string>();
  return addresses.flatMap((address) => {
    if (seen.has(address)) return [say("built-pages.listed-twice", { address })];
    seen.add(address);
    const file = fileAt(address, exportFiles.siteMap, site);
    return file?.endsWith(".html") ? [] : [say("built-pages.listed-wrongly", { address })];
  });
}

function addressesIn({ elements }: ExportedPage): string[] {
  const valuesOf = (name: string, among = elements) =>
    among.flatMap((element) => attributeOf(element, name) ?? []);
  // Each address comes before its width (HTML, "srcset attributes").
  const choices = valuesOf("srcset").flatMap((set) => set.split(/,\s*/));
  const pictures = choices.map((choice) => choice.replace(/ .*/, ""));
  const previews = elements.filter((element) => attributeOf(element, "property") === "og:image");
  const found = [valuesOf("href"), valuesOf("src"), pictures, valuesOf("content", previews)];
  return [...new Set(found.flat())];
}

/** Why an address leads nowhere, with the id that the page there lacks. */
function linkFaultOf(written: string, page: ExportedPage, site: ExportedSite) {
  const { base, origin, pages } = site;
  const address = localAddress(written, origin);
  const url = urlOf(address, `${origin}${base}${page.file}`);
  if (!url) return { fault: "address", id: "" };
  if (url.origin !== origin) return undefined;
  if (!url.pathname.startsWith(base)) return { fault: "outside", id: "" };
  const file = fileAt(address, page.file, site);
  if (!file) return { fault: "file", id: "" };
  const target = pages.find((candidate) => candidate.file === file);
  // The fragment of any other file is for the program that shows it.
  if (!target) return undefined;
  const id = decodeURIComponent(url.hash.slice(1));
  return !id || target.ids.has(id) ? undefined : { fault: "id", id };
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
