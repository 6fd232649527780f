import type { Page } from "../../../../src/engine/schema/pages.ts";
import type { Site } from "../../../../src/engine/schema/site.ts";
import { type Image, picturePlaces } from "../../../../src/engine/schema/values/image.ts";
import { drawingsOf, versalOf } from "../../../../src/render/prepare/drawings.ts";
import type { RenderableContent } from "../../../../src/render/resources.ts";
import type { Artwork, Shape } from "../../../../src/site/data/artwork.ts";
import { fallbackWidth, pictureFile } from "../../../../src/site/data/rendition.ts";
import { openingColours } from "../../../../src/site/design/derived-colours.ts";
import { toHex, variableOf } from "../../../../src/site/design/theme.ts";
import { shapesText } from "../../../disk/facts/clean-svg.ts";
import type { Box } from "../embedded-mark.ts";
import { encodePicture } from "../encode-picture.ts";
import type { PictureFile, Renditions } from "../renditions.ts";
import { cutShare, versalInk } from "../versal.ts";

/** A link preview in pixels, as readers of the Open Graph protocol expect it. The firm's name is below the ground. */
export const frame = { width: 1200, height: 630, margin: 72, ground: 502 } as const;
const { width, margin, ground } = frame;

/** The picture of a link preview. */
interface PreviewPicture {
  svg: string;
  /** The room that it leaves for the heading. */
  room: { width: number; height: number };
  /** Whether it has a ground of its own. */
  hasGround?: boolean;
  /** The letter or sign that it is, where the firm has no drawings. */
  sign?: string;
}

/** Where a picture begins, in pixels from the edge at which lines begin, and the gap before it. */
const [side, gap] = [620, 20];
/** How much larger a drawing is that is seen close, as on the page. */
const closeScale = 1.42;
const column = { width: side - margin - gap, height: 340 };

/**
 * The picture of a page's link preview: the page's photograph, its drawing or those of its roadmap, otherwise the drawing of the
 * first page, otherwise the versal.
 */
export async function previewPicture(
  key: string,
  content: RenderableContent,
  renditions?: Renditions,
): Promise<PreviewPicture> {
  const { site, pages } = content;
  const image = openingImageOf(pages[key]);
  if (image && renditions) return photograph(image, renditions, site);
  const { drawing, stations } = drawingsOf(key, content);
  const sign = versalOf(site);
  if (stations) return roadmapPicture(stations, site);
  // The only drawings that hang from the top.
  if (drawing && pages[key]?.layout === "contact")
    return { svg: placeArtwork(drawing, [side, 0, width - side, 300], site), room: column };
  const standing = drawing ?? drawingsOf("home", content).drawing;
  if (standing) {
    const scale = standing.isClose ? closeScale : 1;
    const [boxWidth, boxHeight] = [(width - side) * scale, (ground - 32) * scale];
    const svg = placeArtwork(standing, [side, ground - boxHeight, boxWidth, boxHeight], site);
    return { svg: clipAtGround(svg), room: column, hasGround: standing.isOpen === true };
  }
  if (sign) return versal(sign, site);
  return { svg: "", room: { width: width - 2 * margin, height: column.height } };
}

/** The photograph that opens a page. */
function openingImageOf(page: Page | undefined): Image | undefined {
  if (page?.layout !== "sections") return undefined;
  const [first] = page.sections;
  return page.image ?? (first?.kind === "hero" ? first.image : undefined);
}

/** A photograph on the ground, from the column of words to the edges. */
async function photograph(
  image: Image,
  renditions: Renditions,
  site: Site,
): Promise<PreviewPicture> {
  const { stem, ending, widths, ...whole } = renditions.renditionFor(
    image.file,
    picturePlaces.opening,
  );
  const name = pictureFile(stem, ending, fallbackWidth({ widths }));
  const bytes = await encodePicture(renditions.files.get(name) as PictureFile);
  const type = { jpg: "jpeg", png: "png", svg: "svg+xml" }[ending];
  const x = site.direction === "rtl" ? 0 : side;
  const room = { width: width - side, height: ground };
  const place = `x="${x}" y="0" width="${room.width}" height="${room.height}"`;
  const data = `data:image/${type};base64,${Buffer.from(bytes).toString("base64")}`;
  const [left, top] = (image.focalPoint?.match(/\d+/g) ?? []).map((share) => Number(share) / 100);
  if (left === undefined || top === undefined)
    return {
      svg: `<image ${place} preserveAspectRatio="xMidYMid slice" href="${data}"/>`,
      room: column,
    };
  const scale = Math.max(room.width / whole.width, room.height / whole.height);
  const size = { width: whole.width * scale, height: whole.height * scale };
  const [dx, dy] = [(room.width - size.width) * left, (room.height - size.height) * top];
  const cut = `x="${dx}" y="${dy}" width="${size.width}" height="${size.height}"`;
  return { svg: `<svg ${place}><image ${cut} href="${data}"/></svg>`, room: column };
}

/** The drawings of a roadmap, which grow: the last is the largest, and the edge cuts it. */
function roadmapPicture(stations: readonly Artwork[], site: Site): PreviewPicture {
  const largest = 560;
  const rest = width - largest;
  const svg = stations.map((artwork, index) => {
    const isLast = index === stations.length - 1;
    const own = index === 0 ? 52 : Math.min(210, rest / stations.length);
    const x = margin + (rest * (index + 0.75)) / stations.length;
    const box: Box = isLast ? [rest + margin, 0, largest, ground] : [x - own / 2, 0, own, ground];
    return placeArtwork({ ...artwork, fit: "xMidYMax" }, box, site);
  });
  return { svg: svg.join(""), room: { width: width - 2 * margin, height: 130 } };
}

/** The versal, as high as the heading is above the ground, and cut by the edge. */
async function versal(sign: string, site: Site): Promise<PreviewPicture> {
  const { paths, advance, height, raise } = await versalInk(sign, site);
  const size = (ground - margin) / height;
  const own = advance * size;
  const begin = Math.max(side - 3 * gap, width - (1 - cutShare) * own);
  const x = site.direction === "rtl" ? width - begin - own : begin;
  const place = `translate(${x} ${ground - raise * size}) scale(${size} ${-size})`;
  const letter = `<g fill="${toHex(openingColours(site.theme).tint)}" transform="${place}">${paths}</g>`;
  return {
    sign,
    svg: clipAtGround(letter),
    room: { width: begin - margin - gap, height: column.height },
  };
}

/** Clips shapes at the ground line, such as a root, or the curve of a round letter. */
function clipAtGround(svg: string): string {
  return `<svg width="${width}" height="${ground + 1}">${svg}</svg>`;
}

/** A drawing in a box, mirrored where lines begin at the right. */
function placeArtwork(
  { viewBox, shapes, fit, isOpen }: Artwork,
  box: Box,
  { theme, direction }: Site,
) {
  const colour = openingColours(theme).drawn;
  const [x, y, boxWidth, boxHeight] = isOpen ? uncutBox(viewBox, fit, box) : box;
  const place = `x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}"`;
  const seen = isOpen ? ' overflow="visible"' : "";
  const ratio = isOpen ? fit?.replace(" slice", "") : fit;
  const svg = `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="${ratio ?? "xMidYMax"}"${seen} color="${colour}" fill="${colour}">${colourShapes(shapes, theme)}</svg>`;
  return direction === "rtl" ? `<g transform="translate(${width}) scale(-1 1)">${svg}</g>` : svg;
}

/**
 * The box that the whole of a drawing takes when it fills a box with `slice`. librsvg (2.63) would cut the drawing
 * there, with `overflow="visible"` too.
 */
function uncutBox(viewBox: string, fit: string | undefined, box: Box): Box {
  const [, along = "Mid", down = "Mid"] = /^x(M\w\w)Y(M\w\w) slice/.exec(fit ?? "") ?? [];
  if (!fit?.includes("slice")) return box;
  const [x, y, boxWidth, boxHeight] = box;
  const [, , ownWidth = 1, ownHeight = 1] = viewBox.split(/[\s,]+/).map(Number);
  const scale = Math.max(boxWidth / ownWidth, boxHeight / ownHeight);
  const beyond = [boxWidth - ownWidth * scale, boxHeight - ownHeight * scale] as const;
  const shares: Readonly<Record<string, number>> = { Min: 0, Max: 1 };
  return [
    x + beyond[0] * (shares[along] ?? 0.5),
    y + beyond[1] * (shares[down] ?? 0.5),
    boxWidth - beyond[0],
    boxHeight - beyond[1],
  ];
}

/** Shapes as SVG, with the colours of the opening written out, since a picture has no variables of a page. */
function colourShapes(shapes: readonly Shape[], theme: Site["theme"]): string {
  const colours = openingColours(theme);
  const known = Object.entries(colours).map(([token, colour]) => [variableOf(token), colour]);
  const colourOf = new Map(known as [string, string][]);
  return shapesText(shapes).replace(
    /(?<==)"\s*var\(\s*(--[\w-]+)(?=[\s,)])[^"]*\)\s*"/g,
    (_, name: string) => `"${toHex(colourOf.get(name) ?? colours.accent)}"`,
  );
}
