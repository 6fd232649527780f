import { Resvg } from "@resvg/resvg-js";
import type { Site } from "../../content/schema/site.ts";
import { toHex } from "../../design/theme.ts";

/** One picture of the company's mark. */
interface IconFile {
  file: string;
  /** Edge in pixels. */
  size: number;
  /** Whether a device may cut it to its own shape: the mark then keeps to the safe middle. */
  maskable: boolean;
}

/** The pictures that devices ask for. */
export const iconFiles: readonly IconFile[] = [
  { file: "apple-touch-icon.png", size: 180, maskable: true },
  { file: "icon-192.png", size: 192, maskable: false },
  { file: "icon-512.png", size: 512, maskable: false },
  { file: "icon-maskable-512.png", size: 512, maskable: true },
];

/** The mark as an SVG document, which follows the device's theme. */
export function iconSvg({ company, theme }: Site): string {
  const { viewBox, path } = company.logo;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>path{fill:none;stroke:${toHex(theme.light.accent)};stroke-width:2.25;stroke-linecap:round}@media(prefers-color-scheme:dark){path{stroke:${toHex(theme.dark.accent)}}}</style><path d="${path}"/></svg>\n`;
}

export function iconPng({ company, theme }: Site, { size, maskable }: IconFile): Uint8Array {
  const { viewBox, path } = company.logo;
  // A circle of four fifths is never cut off (W3C Web App Manifest, icon masks).
  const inner = maskable ? 0.56 : 0.82;
  const edge = size * inner;
  const offset = (size - edge) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${toHex(theme.light.paper)}"/><svg x="${offset}" y="${offset}" width="${edge}" height="${edge}" viewBox="${viewBox}" fill="none" stroke="${toHex(theme.light.accent)}" stroke-width="2.25" stroke-linecap="round"><path d="${path}"/></svg></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
