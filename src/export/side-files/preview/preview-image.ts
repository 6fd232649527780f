import { renderAsync } from "@resvg/resvg-js";
import { scriptOf } from "../../../content/direction-of.ts";
import type { Mark } from "../../../content/mark.ts";
import type { Content } from "../../../content/schema/content.ts";
import { toHex } from "../../../design/theme.ts";
import { markOf } from "../../mark.ts";
import { markSvg, markWidth } from "../mark-svg.ts";
import { fitText, type Room, type TextBlock } from "./fit-text.ts";
import { shaperFor, unitsPerEm } from "./shape-text.ts";

/** Size of a link-preview image in pixels, as the Open Graph protocol's readers like it. */
const [width, height] = [1200, 630];
const margin = 72;
const logoHeight = 80;
/** A wide logo is drawn lower, so that it leaves room for the name. */
const widestLogo = 200;
/** From the logo to the name beside it. */
const nameGap = 24;
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
const nameRooms = (nameInset: number): readonly Room[] => [
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
  const motif = motifOf(pages);
  const roomsFor = (rooms: readonly Room[]) => (motif ? rooms : rooms.slice(1));
  const logo = markOf(company.logo);
  const logoWidth = Math.min(markWidth(logo, logoHeight), widestLogo);
  const nameInset = logoWidth + nameGap;
  const [name, heading, tagline] = await Promise.all([
    shaperFor(company.name, "sans", site).then((text) =>
      fitText(text, language, roomsFor(nameRooms(nameInset))),
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

  const drawing = (mark: Mark, x: number, y: number, size: [number, number], strokes: number) =>
    markSvg(mark, {
      x,
      y,
      width: size[0],
      height: size[1],
      stroke: toHex(accent),
      strokeWidth: strokes,
    });

  const logoBottom = margin + logoHeight;
  const taglineTop = height - margin - capitalHeight(tagline);
  const motifWidth = motif ? markWidth(motif, height) : 0;
  const motifX = isRightToLeft ? -120 : width + 120 - motifWidth;
  const ground = motif
    ? `<g opacity="0.35">${drawing(motif, motifX, 0, [motifWidth, height], 2)}</g>`
    : "";
  const nameTop = margin + (logoHeight - capitalHeight(name)) / 2;
  const headingTop = (logoBottom + taglineTop - capitalHeight(heading)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${toHex(paper)}"/>${ground}${drawing(logo, from(margin, logoWidth), margin, [logoWidth, logoHeight], 2.25)}${lines(name, margin + nameInset, nameTop + capital * name.size, ink)}${lines(heading, margin, headingTop + capital * heading.size, ink)}${lines(tagline, margin, taglineTop + capital * tagline.size, inkSoft)}</svg>`;
}

/** The first large drawing of the site, mostly that of the first page. */
function motifOf(pages: Content["pages"]): Mark | undefined {
  const sections = Object.values(pages).flatMap((page) =>
    page.layout === "sections" ? page.sections : [],
  );
  return sections.flatMap((section) => (section.kind === "hero" ? (section.motif ?? []) : []))[0];
}

/** Height of a capital, as a share of the size. */
const capital = 0.714;

/** From the top of the first line's capitals to the last baseline: what the eye takes for the block. */
function capitalHeight({ size, pitch, lines }: TextBlock): number {
  return capital * size + pitch * (lines.length - 1);
}
