import { readFileSync } from "node:fs";
import { isOwnOpening } from "../../../src/engine/schema/groups/opening.ts";
import type { Site } from "../../../src/engine/schema/site.ts";
import type { Artwork, Drawings, Shape, Versal } from "../../../src/site/data/artwork.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { isStrokes, type Mark, strokesOf } from "../../../src/site/data/mark.ts";
import { toHex } from "../../../src/site/design/theme.ts";
import { factsOnDisk } from "../../disk/disk.ts";
import { readSvg, shapesText } from "../../disk/facts/clean-svg.ts";
import { picturePath } from "../../disk/owner-files.ts";
import { resizePicture } from "./encode-picture.ts";
import { versalOf } from "./versal.ts";

/**
 * A drawing from its file, cleaned.
 *
 * @param name Of the file in `content/pictures/`.
 * @param prefix Put before its ids, which are unique in a page only then.
 * @throws If there is no such drawing. The check reports that first.
 */
function artworkOf(name: string, prefix: string): Artwork {
  const drawing = readSvg(picturePath(name), prefix);
  if ("fault" in drawing) throw new Error(`${name}: ${drawing.fault}`);
  return drawing.artwork;
}

/** What tells how the company's mark looks. */
type MarkedSite = Pick<Site, "company" | "theme">;

/**
 * The company's mark with its drawings, read from their files and cleaned. One of pixels is a drawing that shows a
 * picture; in the dark theme on light ground, as its letters may be dark.
 *
 * @param addressOf Returns the address of a picture of pixels.
 * @throws If there is no such picture. The check reports that first.
 */
export function markOf({ company, theme }: MarkedSite, addressOf: (name: string) => string): Mark {
  const { file, darkFile } = company.logo;
  if (file === undefined) return strokesOf(company.logo);
  const shown = (name: string, prefix: string): Artwork =>
    isSvg(name) ? artworkOf(name, prefix) : ofPixels(name, addressOf(name));
  const light = shown(file, "m");
  if (darkFile) return { light, dark: shown(darkFile, "md") };
  if (isSvg(file)) return { light };
  const [, , width, height] = light.viewBox.split(" ");
  const ground = { fill: toHex(theme.light.paper), d: `M0 0h${width}v${height}H0z` };
  return { light, dark: { ...light, shapes: [["path", ground, []], ...light.shapes] } };
}

const isSvg = (name: string) => name.endsWith(".svg");

/** A drawing that shows a picture of pixels. */
function ofPixels(name: string, href: string): Artwork {
  const facts = factsOnDisk(picturePath(name)).picture();
  if ("fault" in facts) throw new Error(`${name}: ${facts.fault}`);
  const [width, height] = [`${facts.width}`, `${facts.height}`];
  return { viewBox: `0 0 ${width} ${height}`, shapes: [["image", { href, width, height }, []]] };
}

/** The company's mark with its pictures in it, at most so many pixels wide, as it is in a file of its own. */
export async function embeddedMark(site: MarkedSite, width: number): Promise<Mark> {
  const { file, darkFile } = site.company.logo;
  const addresses = new Map<string, string>();
  for (const name of [file, darkFile]) {
    if (!name || isSvg(name)) continue;
    const resized = await resizePicture(readFileSync(picturePath(name)), width);
    const bytes = await resized.png({ palette: true }).toBuffer();
    addresses.set(name, `data:image/png;base64,${bytes.toString("base64")}`);
  }
  return markOf(site, (name) => `${addresses.get(name)}`);
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
