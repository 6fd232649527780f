import type { Artwork } from "../../../src/content/artwork.ts";
import { isStrokes } from "../../../src/content/mark.ts";
import type { Site } from "../../../src/content/site.ts";
import { toHex } from "../../../src/design/theme.ts";
import { shapesText } from "../../check/clean-svg.ts";
import { exportFiles } from "../../content/files/export-files.ts";
import { renderSvg } from "./cached-picture.ts";
import { embeddedMark, markSvg } from "./drawings.ts";

/**
 * The pictures of the company's mark that devices ask for, with their edges in pixels. A maskable one may
 * be cut to a device's own shape: the mark then keeps to the safe middle.
 */
export const iconFiles = [
  { file: exportFiles.touchIcon, size: 180, maskable: true },
  { file: exportFiles.smallIcon, size: 192, maskable: false },
  { file: exportFiles.largeIcon, size: 512, maskable: false },
  { file: exportFiles.maskableIcon, size: 512, maskable: true },
] as const;

/** The mark as an SVG document, which follows the device's theme. */
export async function iconSvg(site: Site): Promise<string> {
  const mark = await embeddedMark(site, 128);
  const { theme } = site;
  const [light, dark] = [theme.light.accent, theme.dark.accent].map(toHex) as [string, string];
  const begin = '<svg xmlns="http://www.w3.org/2000/svg"';
  if (isStrokes(mark)) {
    const { viewBox, path } = mark;
    return `${begin} viewBox="${viewBox}"><style>path{fill:none;stroke:${light};stroke-width:2.25;stroke-linecap:round}@media(prefers-color-scheme:dark){path{stroke:${dark}}}</style><path d="${path}"/></svg>\n`;
  }
  // A square with the drawing centred in it.
  const square = ({ viewBox, shapes }: Artwork, name: string, colour: string) =>
    `<svg class="${name}" width="32" height="32" viewBox="${viewBox}" color="${colour}">${shapesText(shapes)}</svg>`;
  const choice = mark.dark
    ? "<style>.dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}</style>"
    : "";
  const atNight = mark.dark ? square(mark.dark, "dark", dark) : "";
  return `${begin} viewBox="0 0 32 32">${choice}${square(mark.light, "light", light)}${atNight}</svg>\n`;
}

/** The mark as PNG, as one of {@link iconFiles} has it. */
export async function iconPng(
  site: Site,
  { size, maskable }: (typeof iconFiles)[number],
): Promise<Uint8Array> {
  // A circle of four fifths is never cut off (W3C Web App Manifest, icon masks).
  const edge = size * (maskable ? 0.56 : 0.82);
  const offset = (size - edge) / 2;
  const { accent, paper } = site.theme.light;
  const own = await embeddedMark(site, size);
  const mark = markSvg(own, [offset, offset, edge, edge], toHex(accent));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${toHex(paper)}"/>${mark}</svg>`;
  return renderSvg(svg);
}
