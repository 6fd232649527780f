import { join } from "node:path";
import type { Artwork, Drawings, Shape, Versal } from "../../src/content/artwork.ts";
import type { Content } from "../../src/content/content.ts";
import type { Logo } from "../../src/content/logo.ts";
import { isStrokes, type Mark, strokesOf } from "../../src/content/mark.ts";
import { isOwnOpening } from "../../src/content/opening.ts";
import { readSvg, shapesText } from "../check/clean-svg.ts";
import { contentDirectory } from "../content/content-directory.ts";
import { versalOf } from "./versal.ts";

/**
 * A drawing from its file, cleaned.
 *
 * @param name Of the file in `content/pictures/`.
 * @param prefix Put before its ids, which are unique in a page only then.
 * @throws If there is no such drawing. The check reports that first.
 */
function artworkOf(name: string, prefix: string): Artwork {
  const drawing = readSvg(join(contentDirectory(), "pictures", name), prefix);
  if ("fault" in drawing) throw new Error(`${name}: ${drawing.fault}`);
  return drawing.artwork;
}

/**
 * The company's mark with its drawings, read from their files and cleaned.
 *
 * @throws If there is no such drawing. The check reports that first.
 */
export function markOf(logo: Logo): Mark {
  const { file, darkFile } = logo;
  if (file === undefined) return strokesOf(logo);
  return { light: artworkOf(file, "m"), ...(darkFile && { dark: artworkOf(darkFile, "md") }) };
}

/**
 * The drawings that a page shows, read from their files and cleaned.
 *
 * @param key Of the page.
 * @throws If one of them is not a drawing. The check reports that first.
 */
export function drawingsOf(
  key: string,
  { site, pages, products }: Pick<Content, "site" | "pages" | "products">,
): Drawings {
  const page = pages[key];
  if (page?.layout === "sections" && isOwnOpening(page.opening))
    return page.opening === "ground" && versalOf(site) ? { versal: "whole" } : {};
  // Without products their page is an opening alone, with the drawing of the first page.
  const isAlone = page?.layout === "products" && products.length === 0;
  const drawing = site.drawings?.find(({ for: of }) => of === (isAlone ? "home" : key));
  const versal = versalOf(site) && (isAlone ? "whole" : versalOn(key, pages, site));
  const stations = page?.layout === "products" ? page.roadmap?.drawings : undefined;
  return {
    ...(drawing && {
      drawing: { ...artworkOf(drawing.file, "d"), ...(drawing.view && { isClose: true }) },
    }),
    ...(versal && { versal }),
    ...(stations && { stations: stations.map((name, place) => artworkOf(name, `s${place}`)) }),
  };
}

/**
 * How the versal stands on a page: whole on the first page, growing along the roadmap of products, and close on one
 * of three others in the menu, of those without pictures.
 */
function versalOn(key: string, pages: Content["pages"], site: Content["site"]): Versal | undefined {
  const page = pages[key];
  if (page?.layout === "products") return page.roadmap?.drawings ? undefined : "lane";
  if (page?.layout === "sections" && key === site.startPage) return "whole";
  const others = site.header.links.filter(({ page: name = "" }) => {
    const one = pages[name];
    return one?.layout === "sections" && name !== site.startPage && !hasPicture(one);
  });
  const place = others.findIndex((link) => link.page === key);
  return place >= 0 && place % 3 === 0 ? "close" : undefined;
}

function hasPicture(part: object): boolean {
  return (
    "image" in part ||
    Object.values(part).some((one) => typeof one === "object" && one !== null && hasPicture(one))
  );
}

/** Drawings without their paths. The document has them already, and hydration changes no attribute. */
export function withoutPaths({ drawing, stations }: Drawings): Drawings {
  const withoutAttributes = ([name, , children]: Shape): Shape => [
    name,
    {},
    children.map(withoutAttributes),
  ];
  const withoutShapeAttributes = ({ shapes, ...frame }: Artwork) => ({
    ...frame,
    shapes: shapes.map(withoutAttributes),
  });
  return {
    ...(drawing && { drawing: withoutShapeAttributes(drawing) }),
    ...(stations && { stations: stations.map(withoutShapeAttributes) }),
  };
}

/** A place in a picture, in pixels. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/**
 * A mark in a picture, as SVG: of two drawings the one for light grounds.
 *
 * @param colour Of its strokes; a drawing has its own, and this one for `currentColor`.
 * @param strokeWidth Of a mark that is strokes.
 */
export function markSvg(
  mark: Mark,
  [x, y, width, height]: Box,
  colour: string,
  strokeWidth = 2.25,
): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  if (isStrokes(mark))
    return `<svg ${place} viewBox="${mark.viewBox}" fill="none" stroke="${colour}" stroke-width="${strokeWidth}" stroke-linecap="round"><path d="${mark.path}"/></svg>`;
  const { viewBox, shapes } = mark.light;
  return `<svg ${place} viewBox="${viewBox}" color="${colour}">${shapesText(shapes)}</svg>`;
}

/** How wide a mark of that height is. */
export function markWidth(mark: Mark, height: number): number {
  const { viewBox } = isStrokes(mark) ? mark : mark.light;
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(/[\s,]+/).map(Number);
  return (height * boxWidth) / boxHeight;
}
