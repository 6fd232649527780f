import { escapeAttribute } from "../../../src/content/escape-attribute.ts";
import type { Content } from "../../../src/content/schema/content.ts";
import { toHex } from "../../../src/design/theme.ts";
import { routesOf } from "../../../src/routes.ts";
import { hostRedirects, redirectPage, redirectsOf } from "../redirects.ts";
import { iconFiles, iconPng, iconSvg } from "./icons.ts";
import { previewImage } from "./preview/preview-image.ts";

/** What stands beside the pages, by file. */
type SideFiles = Map<string, string | Uint8Array>;

/** Makes the address of a path of the site: below its base path, or a whole one. */
type AddressOf = (path: string) => string;

/** Makes all files that readers other than visitors ask for. */
export async function sideFiles(content: Content, base: string): Promise<SideFiles> {
  const { site, pages } = content;
  const pathOf: AddressOf = (path) => base + path.slice(1);
  const addressOf: AddressOf = (path) => site.origin + pathOf(path);
  const files: SideFiles = new Map<string, string | Uint8Array>([
    ["sitemap.xml", siteMap(content, addressOf)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${addressOf("/sitemap.xml")}\n`],
    ["site.webmanifest", webManifest(content, pathOf)],
    ["icon.svg", iconSvg(site)],
  ]);
  if (site.security) files.set(securityFile, securityText(site.security, site.language, addressOf));
  const redirects = redirectsOf(pages);
  for (const redirect of redirects) files.set(redirect.file, redirectPage(redirect, content, base));
  if (redirects.length > 0) files.set("_redirects", hostRedirects(redirects, base));
  for (const icon of iconFiles) files.set(icon.file, await iconPng(site, icon));
  await Promise.all(
    foundPages(content).map(async ({ key, title }) =>
      files.set(`previews/${key}.png`, await previewImage({ key, title }, content)),
    ),
  );
  return files;
}

/** The pages that may be found, each with its route. */
function foundPages({ pages }: Content) {
  const found = routesOf(pages).filter(({ isMissing }) => !isMissing);
  return found.map(({ key, path }) => {
    const { title = "", updated } = pages[key] ?? {};
    return { key, path, title, updated };
  });
}

/**
 * The site map (sitemaps.org 0.9): every page that may be found, with the day of its last change as
 * the content tells it, never the clock.
 */
function siteMap(content: Content, addressOf: AddressOf): string {
  const entries = foundPages(content).map(({ path, updated }) => {
    const day = updated ? `<lastmod>${updated}</lastmod>` : "";
    return `  <url><loc>${escapeAttribute(addressOf(path))}</loc>${day}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** The web app manifest (W3C), for devices that keep a site on their first screen. */
function webManifest({ site, pages }: Content, pathOf: AddressOf): string {
  const { company, language, direction, theme, startPage } = site;
  const pictures = iconFiles.map(({ file, size, maskable }) => ({
    src: pathOf(`/${file}`),
    type: "image/png",
    sizes: `${size}x${size}`,
    purpose: maskable ? "maskable" : "any",
  }));
  const manifest = {
    name: company.name,
    short_name: company.shortName,
    description: pages[startPage]?.description,
    lang: language,
    dir: direction,
    start_url: pathOf("/"),
    scope: pathOf("/"),
    display: "browser",
    theme_color: toHex(theme.light.paper),
    background_color: toHex(theme.light.paper),
    icons: [{ src: pathOf("/icon.svg"), type: "image/svg+xml", sizes: "any" }, ...pictures],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Where readers look for how to report a weakness (RFC 9116). */
const securityFile = ".well-known/security.txt";

/** How to report a weakness. The day it expires stands in the content. */
function securityText(
  { contact, expires }: NonNullable<Content["site"]["security"]>,
  language: string,
  addressOf: AddressOf,
): string {
  return `Contact: ${contact}
Expires: ${expires}T00:00:00.000Z
Preferred-Languages: ${language}
Canonical: ${addressOf(`/${securityFile}`)}
`;
}
