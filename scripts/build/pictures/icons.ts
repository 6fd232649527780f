import { exportFiles } from "../../../src/engine/site/index.ts";
import type { DrawnSite } from "../../../src/render/prepare/drawings.ts";
import type { Artwork } from "../../../src/site/data/artwork.ts";
import { isStrokes } from "../../../src/site/data/mark.ts";
import { toHex } from "../../../src/site/design/theme.ts";
import { shapesText } from "../../disk/facts/clean-svg.ts";
import { embeddedMark, markSvg } from "./embedded-mark.ts";
import { renderSvg } from "./render-svg.ts";

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
export async function iconSvg(drawn: DrawnSite): Promise<string> {
  const mark = await embeddedMark(drawn, 128);
  const { theme } = drawn.site;
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

/**
 * The icon of a tab for browsers that show no SVG there, such as Safari up to 18, and for programs that ask for
 * `/favicon.ico` by that name. The file (ICO) is a directory of one picture, and that picture as PNG.
 */
export async function faviconIco(drawn: DrawnSite): Promise<Uint8Array> {
  const size = 32;
  const png = await iconPng(drawn, { size, maskable: false });
  const directory = Buffer.alloc(22);
  // Type, number of pictures, width, height; planes of colour, bits of a pixel; length and place of the picture.
  for (const [at, value] of [
    [2, 1],
    [4, 1],
    [6, size],
    [7, size],
    [10, 1],
    [12, 32],
  ] as const)
    directory[at] = value;
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

/** The mark as PNG, as one of {@link iconFiles} has it. */
export async function iconPng(
  drawn: DrawnSite,
  { size, maskable }: Pick<(typeof iconFiles)[number], "maskable"> & { size: number },
): Promise<Uint8Array> {
  // A circle of four fifths is never cut off (W3C Web App Manifest, icon masks).
  const edge = size * (maskable ? 0.56 : 0.82);
  const offset = (size - edge) / 2;
  const { accent, paper } = drawn.site.theme.light;
  const own = await embeddedMark(drawn, size);
  const mark = markSvg(own, [offset, offset, edge, edge], toHex(accent));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${toHex(paper)}"/>${mark}</svg>`;
  return renderSvg(svg);
}
