import type { Content } from "../../../../src/content/schema/content.ts";
import type { Page } from "../../../../src/content/schema/pages.ts";
import { toHex } from "../../../../src/design/theme.ts";
import { markOf, markSvg, markWidth } from "../../drawings.ts";
import { renderSvg } from "../../pictures/kept-picture.ts";
import type { Renditions } from "../../pictures/renditions.ts";
import { fitText, type Room, type TextBlock } from "./fit-text.ts";
import { frame, previewPicture } from "./preview-picture.ts";
import { shaperFor, unitsPerEm } from "./shape-text.ts";

const { width, height, margin, ground } = frame;
const logoHeight = 52;
/** A wide logo is drawn lower, so that it leaves room for the name. */
const widestLogo = 160;
/** From the logo to the name. */
const nameGap = 18;

/** Height of a capital, as a share of the size. */
const capital = 0.714;

/** A page's link preview as PNG: its heading and picture, with the company below, in the theme's colours. */
export async function previewImage(...page: Parameters<typeof previewSvg>): Promise<Uint8Array> {
  return renderSvg(await previewSvg(...page));
}

/** @param renditions The owner's pictures; without it no preview has a photograph. */
export async function previewSvg(
  key: string,
  content: Content,
  renditions?: Renditions,
): Promise<string> {
  const { site, pages } = content;
  const { company, theme, language } = site;
  const { paper, ink, accent } = theme.light;
  const picture = await previewPicture(key, content, renditions);
  const logo = markOf(company.logo);
  const logoWidth = Math.min(markWidth(logo, logoHeight), widestLogo);
  const nameInset = margin + logoWidth + nameGap;

  const fitted = async (text: string, room: Room) =>
    fitText(await shaperFor(text, site), language, [room]);
  const heading = headingOf(pages[key] as Page);
  // No sentence is there twice.
  const signature = heading === company.name ? company.tagline : company.name;
  const [headingBlock, nameBlock] = await Promise.all([
    fitted(heading, { ...picture.room, largest: 88, least: 30 }),
    fitted(signature, { width: width - margin - nameInset, height: 84, largest: 32, least: 18 }),
  ]);

  /** The left end of a box with such an inset from the edge at which lines begin. */
  const from = (inset: number, thing: number) =>
    site.direction === "rtl" ? width - inset - thing : inset;
  /** Lines of text. `top` is where the capitals of the first line begin. */
  const lines = (block: TextBlock, inset: number, top: number) => {
    const scale = block.size / unitsPerEm;
    const drawn = block.lines.map(({ width, paths }, index) => {
      const y = top + capital * block.size + index * block.pitch;
      return `<g fill="${toHex(ink)}" transform="translate(${from(inset, width * scale)} ${y}) scale(${scale} ${-scale})">${paths}</g>`;
    });
    return drawn.join("");
  };

  const middle = (ground + height) / 2;
  const line = `<path d="M0 ${ground}h${width}" stroke="${toHex(accent)}" stroke-width="3"/>`;
  const parts = [
    picture.hasGround ? "" : line,
    picture.svg,
    markSvg(
      logo,
      [from(margin, logoWidth), middle - logoHeight / 2, logoWidth, logoHeight],
      toHex(accent),
    ),
    lines(headingBlock, margin, margin),
    lines(nameBlock, nameInset, middle - capitalHeight(nameBlock) / 2),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${toHex(paper)}"/>${parts.join("")}</svg>`;
}

/** The main heading of a page. */
function headingOf(page: Page): string {
  if (page.layout !== "sections") return page.heading;
  const [first] = page.sections;
  return page.heading ?? (first?.kind === "hero" ? first.heading : page.title);
}

/** The visual height of a block: from the top of the first line's capitals to the last baseline. */
function capitalHeight({ size, pitch, lines }: TextBlock): number {
  return capital * size + pitch * (lines.length - 1);
}
