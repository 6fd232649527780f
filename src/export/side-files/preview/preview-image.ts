import { renderAsync } from "@resvg/resvg-js";
import { scriptOf } from "../../../content/direction-of.ts";
import type { Content } from "../../../content/schema/content.ts";
import type { StrokeDrawing } from "../../../content/schema/primitives.ts";
import { toHex } from "../../../design/theme.ts";
import { fitText, type Room, type TextBlock } from "./fit-text.ts";
import { shaperFor, unitsPerEm } from "./shape-text.ts";

/** Size of a link-preview image in pixels, as the Open Graph protocol's readers like it. */
const [width, height] = [1200, 630];
const margin = 72;
const logoHeight = 80;
/** From the margin to the name beside the logo. */
const nameInset = 104;
const inside = width - 2 * margin;
/** Width beside the drawing. */
const column = 700;

/** Scripts whose headings have serifs; beside the one font of another script serifs are strangers. */
const withSerifs = new Set(["Latn", "Cyrl", "Grek"]);
/** Pixels of paper around letters that stand on the drawing. */
const halo = 7;

/** The column beside the drawing, and for longer texts, or where there is none, the whole width. */
const titleRooms: readonly Room[] = [
  { width: column, height: 266, largest: 92, least: 39 },
  { width: inside, height: 266, largest: 80, least: 26 },
];
const nameRooms: readonly Room[] = [
  { width: column - nameInset, height: 84, largest: 34, least: 29 },
  { width: inside - nameInset, height: 84, largest: 34, least: 20 },
];
const taglineRooms: readonly Room[] = [
  { width: column, height: 100, largest: 30, least: 26 },
  { width: inside, height: 100, largest: 30, least: 20 },
];

/** A picture of a page's title in the house's colours, for link previews, as PNG. */
export async function previewImage(title: string, content: Content): Promise<Uint8Array> {
  const svg = await previewSvg(title, content);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** The picture as SVG, its letters as paths. */
export async function previewSvg(title: string, { site, pages }: Content): Promise<string> {
  const { company, theme, language, direction } = site;
  const { paper, ink, inkSoft, accent } = theme.light;
  const headingStyle = withSerifs.has(scriptOf(language) ?? "") ? "serif" : "sans";
  const { motif } = pages.home.hero;
  const roomsFor = (rooms: readonly Room[]) => (motif ? rooms : rooms.slice(1));
  const [name, heading, tagline] = await Promise.all([
    shaperFor(company.name, "sans", site).then((text) =>
      fitText(text, language, roomsFor(nameRooms)),
    ),
    shaperFor(title, headingStyle, site).then((text) =>
      fitText(text, language, roomsFor(titleRooms)),
    ),
    shaperFor(company.tagline, "sans", site).then((text) =>
      fitText(text, language, roomsFor(taglineRooms)),
    ),
  ]);
  const isRightToLeft = direction === "rtl";
  /** The left end of a thing that stands so far from the edge at which lines begin. */
  const from = (inset: number, thing: number) => (isRightToLeft ? width - inset - thing : inset);
  const lines = (block: TextBlock, inset: number, firstBaseline: number, fill: string) =>
    block.lines
      .map((line, index) => {
        const scale = block.size / unitsPerEm;
        const x = from(inset, line.width * scale);
        const y = firstBaseline + index * block.pitch;
        const place = `transform="translate(${x} ${y}) scale(${scale} ${-scale})"`;
        const isOnDrawing = motif && inset + line.width * scale > margin + column;
        const ground = `<g stroke="${toHex(paper)}" stroke-width="${(2 * halo) / scale}" stroke-linejoin="round" ${place}>${line.paths}</g>`;
        return `${isOnDrawing ? ground : ""}<g fill="${toHex(fill)}" ${place}>${line.paths}</g>`;
      })
      .join("");

  const logoBottom = margin + logoHeight;
  const taglineTop = height - margin - capitalHeight(tagline);
  const behind = motif
    ? `<g opacity="0.35">${drawing(motif, isRightToLeft ? -120 : width + 120 - widthOf(motif, height), 0, height, toHex(accent), 2)}</g>`
    : "";
  const nameTop = margin + (logoHeight - capitalHeight(name)) / 2;
  const headingTop = (logoBottom + taglineTop - capitalHeight(heading)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${toHex(paper)}"/>${behind}${drawing(company.logo, from(margin, widthOf(company.logo, logoHeight)), margin, logoHeight, toHex(accent), 2.25)}${lines(name, margin + nameInset, nameTop + capital * name.size, ink)}${lines(heading, margin, headingTop + capital * heading.size, ink)}${lines(tagline, margin, taglineTop + capital * tagline.size, inkSoft)}</svg>`;
}

/** Height of a capital, as a share of the size. */
const capital = 0.714;

/** From the top of the first line's capitals to the last baseline: what the eye takes for the block. */
function capitalHeight({ size, pitch, lines }: TextBlock): number {
  return capital * size + pitch * (lines.length - 1);
}

function widthOf({ viewBox }: StrokeDrawing, drawn: number): number {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(" ").map(Number);
  return (drawn * boxWidth) / boxHeight;
}

/** A stroke drawing as high as asked. */
function drawing(
  source: StrokeDrawing,
  x: number,
  y: number,
  drawn: number,
  stroke: string,
  strokeWidth: number,
): string {
  return `<svg x="${x}" y="${y}" width="${widthOf(source, drawn)}" height="${drawn}" viewBox="${source.viewBox}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round"><path d="${source.path}"/></svg>`;
}
