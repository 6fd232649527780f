import { renderAsync } from "@resvg/resvg-js";
import { scriptOf } from "../../../content/direction-of.ts";
import type { Mark } from "../../../content/mark.ts";
import type { Content } from "../../../content/schema/content.ts";
import { toHex } from "../../../design/theme.ts";
import { markOf } from "../../mark.ts";
import { markSvg, markWidth } from "../mark-svg.ts";
import { fitText, type Room, type TextBlock } from "./fit-text.ts";
import { beginOf, groundOf, groundSvg, isOpen } from "./preview-ground.ts";
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
/** From words to the drawing beside them, and from a heading to the tagline below it. */
const [besideGap, belowGap] = [28, 44];
/** Where words end at the latest in a picture whose lower part is a drawing's, in pixels from the top. */
const foot = 535;

/** Scripts whose headings have serifs; beside the one font of another script serifs are strangers. */
const withSerifs = new Set(["Latn", "Cyrl", "Grek"]);
/** Pixels of paper around letters that stand on the drawing. */
const halo = 7;

/** What a text may take up: first the column beside a drawing, then the whole width. */
interface Extent {
  height: number;
  /** Sizes of letters, from the largest to the least. */
  sizes: Readonly<Record<"beside" | "whole", readonly [largest: number, least: number]>>;
}

const ofTitle: Extent = { height: 266, sizes: { beside: [92, 39], whole: [80, 26] } };
const ofName: Extent = { height: 84, sizes: { beside: [34, 29], whole: [34, 20] } };
const ofTagline: Extent = { height: 100, sizes: { beside: [30, 26], whole: [30, 20] } };

/** A page of which a picture is made. */
interface Previewed {
  key: string;
  title: string;
}

/** A picture of a page's title in the house's colours, for link previews, as PNG. */
export async function previewImage(page: Previewed, content: Content): Promise<Uint8Array> {
  const svg = await previewSvg(page, content);
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

/** The picture as SVG, its letters as paths. */
export async function previewSvg({ key, title }: Previewed, content: Content): Promise<string> {
  const { site } = content;
  const { company, theme, language, direction } = site;
  const { paper, ink, inkSoft, accent } = theme.light;
  const headingStyle = withSerifs.has(scriptOf(language) ?? "") ? "serif" : "sans";
  const ground = groundOf(key, content);
  const column = ground ? beginOf(ground) - margin - besideGap : inside;
  /** The column beside the drawing, and for longer texts, or where there is none, the whole width. */
  const roomsFor = ({ height, sizes }: Extent, inset = 0): Room[] => {
    const [largest, least] = sizes.whole;
    const whole = { width: inside - inset, height, largest, least };
    if (!ground) return [whole];
    const [largestBeside, leastBeside] = sizes.beside;
    const beside = { largest: largestBeside, least: leastBeside };
    return [{ width: column - inset, height, ...beside }, whole];
  };
  const logo = markOf(company.logo);
  const logoWidth = Math.min(markWidth(logo, logoHeight), widestLogo);
  const nameInset = logoWidth + nameGap;
  const [name, heading, tagline] = await Promise.all([
    shaperFor(company.name, "sans", site).then((text) =>
      fitText(text, language, roomsFor(ofName, nameInset)),
    ),
    shaperFor(title, headingStyle, site).then((text) => fitText(text, language, roomsFor(ofTitle))),
    shaperFor(company.tagline, "sans", site).then((text) =>
      fitText(text, language, roomsFor(ofTagline)),
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
        const isOnDrawing =
          ground && (isOpen(ground) || inset + line.width * scale > margin + column);
        const halos = `<g stroke="${toHex(paper)}" stroke-width="${(2 * halo) / scale}" stroke-linejoin="round" ${place}>${line.paths}</g>`;
        return `${isOnDrawing ? halos : ""}<g fill="${toHex(fill)}" ${place}>${line.paths}</g>`;
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
  const drawn = ground ? groundSvg(ground, theme.light, { width, height }, isRightToLeft) : "";
  const nameTop = margin + (logoHeight - capitalHeight(name)) / 2;
  const [headingHeight, taglineHeight] = [capitalHeight(heading), capitalHeight(tagline)];
  const taglineAtFoot = height - margin - taglineHeight;
  // Beside a drawing from a file the foot of the picture is left to what it stands on.
  const isClose = ground !== undefined && "shapes" in ground;
  const together = headingHeight + belowGap + taglineHeight;
  const headingTop = isClose
    ? Math.max(logoBottom + belowGap, (logoBottom + foot - together) / 2)
    : (logoBottom + taglineAtFoot - headingHeight) / 2;
  const taglineTop = isClose ? headingTop + headingHeight + belowGap : taglineAtFoot;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${toHex(paper)}"/>${drawn}${drawing(logo, from(margin, logoWidth), margin, [logoWidth, logoHeight], 2.25)}${lines(name, margin + nameInset, nameTop + capital * name.size, ink)}${lines(heading, margin, headingTop + capital * heading.size, ink)}${lines(tagline, margin, taglineTop + capital * tagline.size, inkSoft)}</svg>`;
}

/** Height of a capital, as a share of the size. */
const capital = 0.714;

/** From the top of the first line's capitals to the last baseline: what the eye takes for the block. */
function capitalHeight({ size, pitch, lines }: TextBlock): number {
  return capital * size + pitch * (lines.length - 1);
}
