import type { Content } from "../../content/schema/content.ts";
import { routeOf } from "../../routes.ts";
import { iconFiles, iconPng, iconSvg } from "./icons.ts";
import { previewImage } from "./preview/preview-image.ts";
import { securityText } from "./security-text.ts";
import { siteMap } from "./site-map.ts";
import { webManifest } from "./web-manifest.ts";

/** What stands beside the pages, by file. */
export type SideFiles = Map<string, string | Uint8Array>;

/** Makes all files that readers other than visitors ask for. */
export async function sideFiles(content: Content, base: string): Promise<SideFiles> {
  const { site, pages } = content;
  const pathOf = (path: string) => base + path.slice(1);
  const addressOf = (path: string) => site.origin + pathOf(path);
  const security = "/.well-known/security.txt";
  const files: SideFiles = new Map<string, string | Uint8Array>([
    ["sitemap.xml", siteMap(content, addressOf)],
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${addressOf("/sitemap.xml")}\n`],
    ["site.webmanifest", webManifest(content, pathOf)],
    ["icon.svg", iconSvg(site)],
    [security.slice(1), securityText(site, security, addressOf)],
  ]);
  for (const icon of iconFiles) files.set(icon.file, iconPng(site, icon));
  await Promise.all(
    Object.entries(pages).map(async ([key, { title }]) => {
      if (!routeOf(key).isMissing)
        files.set(`previews/${key}.png`, await previewImage(title, content));
    }),
  );
  return files;
}
