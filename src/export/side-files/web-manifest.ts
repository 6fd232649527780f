import type { Content } from "../../content/schema/content.ts";
import { toHex } from "../../design/theme.ts";
import { iconFiles } from "./icons.ts";

/** The web app manifest (W3C), for devices that keep a site on their first screen. */
export function webManifest({ site, pages }: Content, pathOf: (path: string) => string): string {
  const { company, language, direction, theme, startPage } = site;
  return `${JSON.stringify(
    {
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
      icons: [
        { src: pathOf("/icon.svg"), type: "image/svg+xml", sizes: "any" },
        ...iconFiles.map(({ file, size, maskable }) => ({
          src: pathOf(`/${file}`),
          type: "image/png",
          sizes: `${size}x${size}`,
          purpose: maskable ? "maskable" : "any",
        })),
      ],
    },
    null,
    2,
  )}\n`;
}
