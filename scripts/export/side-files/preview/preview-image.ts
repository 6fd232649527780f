import type { Artwork, Shape } from "../../../../src/content/artwork.ts";
import { scriptOf } from "../../../../src/content/direction-of.ts";
import type { Content } from "../../../../src/content/schema/content.ts";
import type { StrokeDrawing } from "../../../../src/content/schema/primitives.ts";
import type { Palette } from "../../../../src/content/schema/site.ts";
import { drawnOf, endColours, tintOf } from "../../../../src/design/derived-colours.ts";
import { toHex, variableOf } from "../../../../src/design/theme.ts";
import type { FontStyle } from "../../../check/fonts/font-files.ts";
import { shapesText } from "../../../check/svg/clean-svg.ts";
import { drawingsOf, markOf, markSvg, markWidth } from "../../drawings.ts";
import { renderSvg } from "../../pictures/kept-picture.ts";
import { fitText, type TextBlock } from "./fit-text.ts";
import { shaperFor, unitsPerEm } from "./shape-text.ts";

/** Size of a link preview in pixels, as readers of the Open Graph protocol expect it. */
const [width, height] = [1200, 630];
const margin = 72;
const inside = width - 2 * margin;
const logoHeight = 80;
const logoBottom = margin + logoHeight;
/** A wide logo is drawn lower, so that it leaves room for the name. */
const widestLogo = 200;
/** Gaps from the logo to the name, from text to the drawing next to it, and from the heading to the tagline. */
const [nameGap, besideGap, belowGap] = [24, 28, 44];
/** The lowest end of text above a drawing, in pixels from the top. */
const foot = 535;

/** Scripts whose headings have serifs. The others have one font, which serifs would not match. */
const withSerifs = new Set(["Latn", "Cyrl", "Grek"]);
/** Width of the outline in the paper's colour around letters on the drawing, in pixels. */
const halo = 7;
/** Height of a capital, as a share of the size. */
const capital = 0.714;

/** From the largest size of letters to the least. */
type Sizes = readonly [largest: number, least: number];

/** Room for a text: the column next to a drawing; the whole width for longer texts, or without a drawing. */
type Extent = Readonly<{ height: number; beside: Sizes; whole: Sizes }>;
const ofTitle: Extent = { height: 266, beside: [92, 39], whole: [80, 26] };
const ofName: Extent = { height: 84, beside: [34, 29], whole: [34, 20] };
const ofTagline: Extent = { height: 100, beside: [30, 26], whole: [30, 20] };

/** The drawing in a link preview. */
type Ground = Artwork | StrokeDrawing;

type Previewed = Record<"key" | "title", string>;

/** A page's link preview as PNG: its title, the company's name and tagline, in the theme's colours. */
export async function previewImage(page: Previewed, content: Content): Promise<Uint8Array> {
  return renderSvg(await previewSvg(page, content));
}

export async function previewSvg({ key, title }: Previewed, content: Content): Promise<string> {
  const { site } = content;
  const { company, theme, language } = site;
  const { paper, ink, inkSoft, accent } = theme.light;
  const isRightToLeft = site.direction === "rtl";
  const ground = groundOf(key, content);
  const column = ground ? beginOf(ground) - margin - besideGap : inside;
  const logo = markOf(company.logo);
  const logoWidth = Math.min(markWidth(logo, logoHeight), widestLogo);
  const nameInset = logoWidth + nameGap;

  async function fitted(text: string, style: FontStyle, extent: Extent, inset = 0) {
    const room = (width: number, [largest, least]: Sizes) => {
      return { width: width - inset, height: extent.height, largest, least };
    };
    const rooms = [ground ? room(column, extent.beside) : [], room(inside, extent.whole)].flat();
    return fitText(await shaperFor(text, style, site), language, rooms);
  }
  const headingStyle = withSerifs.has(scriptOf(language) ?? "") ? "serif" : "sans";
  const [name, heading, tagline] = await Promise.all([
    fitted(company.name, "sans", ofName, nameInset),
    fitted(title, headingStyle, ofTitle),
    fitted(company.tagline, "sans", ofTagline),
  ]);

  /** The left end of a box with such an inset from the edge at which lines begin. */
  const from = (inset: number, thing: number) => (isRightToLeft ? width - inset - thing : inset);
  /** Lines of text. `top` is where the capitals of the first line begin. */
  const lines = (block: TextBlock, inset: number, top: number, fill: string) => {
    const scale = block.size / unitsPerEm;
    const drawn = block.lines.map(({ width, paths }, index) => {
      const y = top + capital * block.size + index * block.pitch;
      const place = `transform="translate(${from(inset, width * scale)} ${y}) scale(${scale} ${-scale})"`;
      const isOnDrawing = ground && (isOpen(ground) || inset + width * scale > margin + column);
      const halos = `<g stroke="${toHex(paper)}" stroke-width="${(2 * halo) / scale}" stroke-linejoin="round" ${place}>${paths}</g>`;
      return `${isOnDrawing ? halos : ""}<g fill="${toHex(fill)}" ${place}>${paths}</g>`;
    });
    return drawn.join("");
  };

  const drawn = ground ? groundSvg(ground, theme.light, isRightToLeft) : "";
  const mark = markSvg(
    logo,
    [from(margin, logoWidth), margin, logoWidth, logoHeight],
    toHex(accent),
  );
  const [headingHeight, taglineHeight] = [capitalHeight(heading), capitalHeight(tagline)];
  const taglineAtFoot = height - margin - taglineHeight;
  // A drawing from a file may have ground at the foot of the picture, so text ends above it.
  const isClose = ground !== undefined && "shapes" in ground;
  const together = headingHeight + belowGap + taglineHeight;
  const headingTop = isClose
    ? Math.max(logoBottom + belowGap, (logoBottom + foot - together) / 2)
    : (logoBottom + taglineAtFoot - headingHeight) / 2;
  const words = [
    lines(name, margin + nameInset, margin + (logoHeight - capitalHeight(name)) / 2, ink),
    lines(heading, margin, headingTop, ink),
    lines(
      tagline,
      margin,
      isClose ? headingTop + headingHeight + belowGap : taglineAtFoot,
      inkSoft,
    ),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${toHex(paper)}"/>${drawn}${mark}${words.join("")}</svg>`;
}

/** The visual height of a block: from the top of the first line's capitals to the last baseline. */
function capitalHeight({ size, pitch, lines }: TextBlock): number {
  return capital * size + pitch * (lines.length - 1);
}

/** The drawing of a page, otherwise that of the first page, otherwise the site's first motif. */
function groundOf(key: string, content: Content): Ground | undefined {
  const { drawing = drawingsOf("home", content).drawing } = drawingsOf(key, content);
  if (drawing) return drawing;
  const sections = Object.values(content.pages).flatMap((page) =>
    page.layout === "sections" ? page.sections : [],
  );
  return sections.flatMap((section) => (section.kind === "hero" ? (section.motif ?? []) : []))[0];
}

/** Pixels from the edge at which lines begin to the drawing. A motif is pale, and goes on below text. */
const beginOf = (ground: Ground): number => ("shapes" in ground ? 700 : 800);

/** Whether the drawing may go on below any text. */
const isOpen = (ground: Ground): boolean => "shapes" in ground && ground.isOpen === true;

/** The drawing as SVG: a motif over the whole height, or a drawing next to the text. */
function groundSvg(ground: Ground, palette: Palette, isRightToLeft: boolean): string {
  const colour = toHex(palette.accent);
  if ("shapes" in ground) {
    const { viewBox, fit = "xMidYMax" } = ground;
    const side = beginOf(ground);
    const place = `x="${side}" y="0" width="${width - side}" height="${height}"`;
    const seen = isOpen(ground) ? ' overflow="visible"' : "";
    const drawn = `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="${fit}"${seen} color="${colour}" fill="${colour}">${inColours(ground.shapes, palette)}</svg>`;
    return isRightToLeft ? `<g transform="translate(${width}) scale(-1 1)">${drawn}</g>` : drawn;
  }
  const own = markWidth(ground, height);
  const x = isRightToLeft ? -120 : width + 120 - own;
  return `<g opacity="0.35">${markSvg(ground, [x, 0, own, height], colour, 2)}</g>`;
}

/** Shapes as SVG, with the theme's light colours written out, since a picture has no variables of a page. */
function inColours(shapes: readonly Shape[], palette: Palette): string {
  const colours = {
    ...palette,
    tint: tintOf(palette),
    drawn: drawnOf(palette),
    ...endColours(palette),
  };
  const known = Object.entries(colours).map(([token, colour]) => [variableOf(token), colour]);
  const colourOf = new Map(known as [string, string][]);
  return shapesText(shapes).replace(
    /(?<==)"\s*var\(\s*(--[\w-]+)[^"]*\)\s*"/g,
    (_, name: string) => `"${toHex(colourOf.get(name) ?? palette.accent)}"`,
  );
}
