import { Resvg } from "@resvg/resvg-js";
import { shapesText } from "../../check/svg/clean-svg.ts";
import type { Artwork } from "../../content/artwork.ts";
import { isStrokes } from "../../content/mark.ts";
import type { Site } from "../../content/schema/site.ts";
import { toHex } from "../../design/theme.ts";
import { markOf } from "../mark.ts";
import { markSvg } from "./mark-svg.ts";

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
  const mark = markOf(company.logo);
  const [light, dark] = [theme.light.accent, theme.dark.accent].map(toHex) as [string, string];
  const begin = '<svg xmlns="http://www.w3.org/2000/svg"';
  if (isStrokes(mark)) {
    const { viewBox, path } = mark;
    return `${begin} viewBox="${viewBox}"><style>path{fill:none;stroke:${light};stroke-width:2.25;stroke-linecap:round}@media(prefers-color-scheme:dark){path{stroke:${dark}}}</style><path d="${path}"/></svg>\n`;
  }
  // A square, in which a drawing of any measure stands in the middle.
  const square = ({ viewBox, shapes }: Artwork, name: string, colour: string) =>
    `<svg class="${name}" width="32" height="32" viewBox="${viewBox}" color="${colour}">${shapesText(shapes)}</svg>`;
  const choice =
    mark.dark &&
    "<style>.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>";
  return `${begin} viewBox="0 0 32 32">${choice ?? ""}${square(mark.light, "light", light)}${mark.dark ? square(mark.dark, "dark", dark) : ""}</svg>\n`;
}

export function iconPng({ company, theme }: Site, { size, maskable }: IconFile): Uint8Array {
  // A circle of four fifths is never cut off (W3C Web App Manifest, icon masks).
  const inner = maskable ? 0.56 : 0.82;
  const edge = size * inner;
  const offset = (size - edge) / 2;
  const mark = markSvg(markOf(company.logo), {
    x: offset,
    y: offset,
    width: edge,
    height: edge,
    stroke: toHex(theme.light.accent),
    strokeWidth: 2.25,
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${toHex(theme.light.paper)}"/>${mark}</svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
