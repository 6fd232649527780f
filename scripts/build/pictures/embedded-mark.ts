import { readFileSync } from "node:fs";
import { type DrawnSite, isSvg, markOf } from "../../../src/render/prepare/drawings.ts";
import { isStrokes, type Mark } from "../../../src/site/data/mark.ts";
import { shapesText } from "../../disk/facts/clean-svg.ts";
import { picturePath } from "../../disk/owner-files.ts";
import { resizePicture } from "./encode-picture.ts";

/** The company's mark with its pictures in it, at most so many pixels wide, as it is in a file of its own. */
export async function embeddedMark(drawn: DrawnSite, width: number): Promise<Mark> {
  const { file, darkFile } = drawn.site.company.logo;
  const addresses = new Map<string, string>();
  for (const name of [file, darkFile]) {
    if (!name || isSvg(name)) continue;
    const resized = await resizePicture(readFileSync(picturePath(name)), width);
    const bytes = await resized.png({ palette: true }).toBuffer();
    addresses.set(name, `data:image/png;base64,${bytes.toString("base64")}`);
  }
  return markOf(drawn, (name) => `${addresses.get(name)}`);
}

/** A place in a picture, in pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * A mark in a picture, as SVG: of two drawings the one for light grounds.
 *
 * @param colour Of its strokes; a drawing has its own, and this one for `currentColor`.
 */
export function markSvg(mark: Mark, [x, y, width, height]: Box, colour: string): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  if (isStrokes(mark))
    return `<svg ${place} viewBox="${mark.viewBox}" fill="none" stroke="${colour}" stroke-width="2.25" stroke-linecap="round"><path d="${mark.path}"/></svg>`;
  const { viewBox, shapes } = mark.light;
  return `<svg ${place} viewBox="${viewBox}" color="${colour}">${shapesText(shapes)}</svg>`;
}

/** How wide a mark of that height is. */
export function markWidth(mark: Mark, height: number): number {
  const { viewBox } = isStrokes(mark) ? mark : mark.light;
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(/[\s,]+/).map(Number);
  return (height * boxWidth) / boxHeight;
}
