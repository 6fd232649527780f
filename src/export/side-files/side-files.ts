import type { Content } from "../../content/schema/content.ts";
import { routeOf } from "../../routes.ts";
import { redirectsOf } from "../redirects.ts";
import { hostRedirects } from "./host-redirects.ts";
import { iconFiles, iconPng, iconSvg } from "./icons.ts";
import { previewImage } from "./preview/preview-image.ts";
import { redirectPage } from "./redirect-page.ts";
import { securityText } from "./security-text.ts";
import { siteMap } from "./site-map.ts";
import { webManifest } from "./web-manifest.ts";

/** Where readers look for it (RFC 9116). */
const securityPath = "/.well-known/security.txt";

/** What stands beside the pages, by file. */
export type SideFiles = Map<string, string | Uint8Array>;

/** Makes all files that readers other than visitors ask for. */
export async function sideFiles(content: Content, base: string): Promise<SideFiles> {
  const { site, pages } = content;
  const pathOf = (path: string) => base + path.slice(1);
  const addressOf = (path: string) => site.origin + pathOf(path);
  const files: SideFiles = new Map<string, string | Uint8Array>([
    ["sitemap.xml", siteMap(content, addressOf)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${addressOf("/sitemap.xml")}\n`],
    ["site.webmanifest", webManifest(content, pathOf)],
    ["icon.svg", iconSvg(site)],
  ]);
  if (site.security) {
    const text = securityText(site.security, site.language, securityPath, addressOf);
    files.set(securityPath.slice(1), text);
  }
  const redirects = redirectsOf(pages);
  for (const redirect of redirects) files.set(redirect.file, redirectPage(redirect, content, base));
  if (redirects.length > 0) files.set("_redirects", hostRedirects(redirects, base));
  for (const icon of iconFiles) files.set(icon.file, iconPng(site, icon));
  await Promise.all(
    Object.entries(pages).map(async ([key, { title }]) => {
      if (!routeOf(key).isMissing)
        files.set(`previews/${key}.png`, await previewImage({ key, title }, content));
    }),
  );
  return files;
}
