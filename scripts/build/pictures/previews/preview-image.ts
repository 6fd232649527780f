import { createHash } from "node:crypto";
import type { Page } from "../../../../src/engine/schema/pages.ts";
import type { RenderableContent } from "../../../../src/render/resources.ts";
import type { LinkPreview } from "../../../../src/site/data/link-preview.ts";
import { openingColours } from "../../../../src/site/design/derived-colours.ts";
import { toHex } from "../../../../src/site/design/theme.ts";
import { paragraphText } from "../../../../src/words/inline.ts";
import { embeddedMark, markSvg, markWidth } from "../embedded-mark.ts";
import { renderSvg } from "../render-svg.ts";
import type { Renditions } from "../renditions.ts";
import { fitText, fitWords, type TextBlock, type TextBox } from "./fit-text.ts";
import { unitsPerEm } from "./fonts.ts";
import type { MissingGlyphs } from "./missing-glyphs.ts";
import { frame, previewPicture } from "./preview-picture.ts";
import { shaperFor } from "./shape-text.ts";

const { width, height, margin, ground } = frame;
const logoHeight = 52;
/** A wide logo is drawn lower, so that it leaves room for the name. */
const widestLogo = 160;
/** Pixels from the logo to the name. */
const nameGap = 18;

/** Height of a capital, as a share of the size. */
const capital = 0.714;

/** The sizes of the lead below the heading, and the gap between them, in pixels. */
const leadSizes = { largest: 30, least: 25 };
const leadGap = 44;

/** Most bytes of a link preview: messengers leave out larger ones, some from 300 kB on. */
const mostBytes = 250_000;

/** The file of a page's link preview, and what the page says of it. */
interface PreviewImage {
  name: string;
  bytes: Uint8Array;
  preview: LinkPreview;
}

/** A page's link preview: its heading and picture, with the company below, in the theme's colours. */
export async function previewImage(...page: Parameters<typeof previewSvg>): Promise<PreviewImage> {
  const [key] = page;
  const svg = await previewSvg(...page);
  const [png, jpg] = await Promise.all([
    renderSvg(svg, "png", (pixels) => pixels.png({ compressionLevel: 8 }).toBuffer()),
    renderSvg(svg, "jpg", (pixels) =>
      firstSmall([90, 70, 50, 30, 10], (quality) =>
        pixels.clone().jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer(),
      ),
    ),
  ]);
  return png.length <= jpg.length
    ? hashedPreview(`${key}.png`, png, "image/png")
    : hashedPreview(`${key}.jpg`, jpg, "image/jpeg");
}

/** Services fetch each address once, so that of a changed picture is another one. */
function hashedPreview(name: string, bytes: Uint8Array, type: string): PreviewImage {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  // Apache refuses an encoded slash (AllowEncodedSlashes).
  const path = `/previews/${name.split("/").map(encodeURIComponent).join("/")}?${hash}`;
  return { name, bytes, preview: { path, type, width, height } };
}

/** The first of several forms that is small enough, otherwise the last. */
async function firstSmall<Choice>(
  choices: readonly Choice[],
  encode: (choice: Choice) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const [choice, ...others] = choices;
  const bytes = await encode(choice as Choice);
  return bytes.length <= mostBytes || others.length === 0 ? bytes : firstSmall(others, encode);
}

/**
 * @param renditions The owner's pictures; without it no preview has a photograph.
 * @param undrawn Gets the texts with characters that no font draws.
 */
export async function previewSvg(
  key: string,
  content: RenderableContent,
  renditions?: Renditions,
  undrawn: MissingGlyphs = new Map(),
): Promise<string> {
  const { site, pages } = content;
  const { company, theme, language } = site;
  const { paper, ink } = theme.light;
  const opening = openingColours(theme);
  const hasColour = opening.paper !== paper;
  const picture = await previewPicture(key, content, renditions);
  const logo = await embeddedMark(content, 2 * widestLogo);
  const logoWidth = Math.min(markWidth(logo, logoHeight), widestLogo);
  const nameInset = margin + logoWidth + nameGap;

  const shaperOf = async (text: string) => {
    const shaper = await shaperFor(text, site);
    if (shaper.undrawn.length > 0) undrawn.set(text, shaper.undrawn);
    return shaper;
  };
  if (picture.sign) await shaperOf(picture.sign);
  const fitInRoom = async (text: string, room: TextBox) =>
    fitText(await shaperOf(text), language, [room]);
  const heading = headingOf(pages[key] as Page);
  // No sentence is there twice.
  const signature = heading === company.name ? company.tagline : company.name;
  const [headingBlock, nameBlock] = await Promise.all([
    fitInRoom(heading, { ...picture.room, largest: 88, least: 30 }),
    fitInRoom(signature, { width: width - margin - nameInset, height: 84, largest: 32, least: 18 }),
  ]);

  const leadTop = margin + capitalHeight(headingBlock) + leadGap;
  const lead = leadOf(pages[key] as Page);
  const leadShaper = lead && (await shaperFor(lead, site));
  const leadRoom = {
    ...picture.room,
    height: picture.room.height + margin - leadTop,
    ...leadSizes,
  };
  // What does not fit, or no font draws, is left out.
  const leadBlock =
    leadShaper && leadShaper.undrawn.length === 0 && leadRoom.height > leadSizes.largest
      ? fitWords(leadShaper, language, leadRoom)
      : undefined;
  const hasLead = leadBlock && leadBlock.lines.length < 3;

  /** The left end of a box with such an inset from the edge at which lines begin. */
  const leftEdge = (inset: number, thing: number) =>
    site.direction === "rtl" ? width - inset - thing : inset;
  /** Lines of text. `top` is where the capitals of the first line begin. */
  const lines = (block: TextBlock, inset: number, top: number, colour: string) => {
    const scale = block.size / unitsPerEm;
    const drawn = block.lines.map(({ width, paths }, index) => {
      const y = top + capital * block.size + index * block.pitch;
      return `<g fill="${toHex(colour)}" transform="translate(${leftEdge(inset, width * scale)} ${y}) scale(${scale} ${-scale})">${paths}</g>`;
    });
    return drawn.join("");
  };

  const middle = (ground + height) / 2;
  const line = `<path d="M0 ${ground}h${width}" stroke="${toHex(theme.light.accent)}" stroke-width="3"/>`;
  const coloured = `<path d="M0 0h${width}v${ground}H0z" fill="${toHex(opening.paper)}"/>`;
  const parts = [
    hasColour ? coloured : picture.hasGround ? "" : line,
    picture.svg,
    markSvg(
      logo,
      [leftEdge(margin, logoWidth), middle - logoHeight / 2, logoWidth, logoHeight],
      toHex(theme.light.accent),
    ),
    lines(headingBlock, margin, margin, opening.ink),
    hasLead ? lines(leadBlock, margin, leadTop, opening.inkSoft) : "",
    lines(nameBlock, nameInset, middle - capitalHeight(nameBlock) / 2, ink),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${toHex(paper)}"/>${parts.join("")}</svg>`;
}

/** The main heading of a page. */
function headingOf(page: Page): string {
  if (page.layout !== "sections") return page.heading;
  const [first] = page.sections;
  return page.heading ?? (first?.kind === "hero" ? first.heading : page.title);
}

/** The first sentence below that, if it is plain: a template has no words of its own. */
function leadOf(page: Page): string | undefined {
  const first = page.layout === "sections" ? page.sections[0] : undefined;
  const intro = ("intro" in page && page.intro) || (first?.kind === "hero" && first.intro) || "";
  const [sentence] = /^.+?[.!?。](?=\s|$)/su.exec(paragraphText(intro).text) ?? [intro];
  return sentence.trim() && !sentence.includes("{") ? sentence.trim() : undefined;
}

/** The visual height of a block: from the top of the first line's capitals to the last baseline. */
function capitalHeight({ size, pitch, lines }: TextBlock): number {
  return capital * size + pitch * (lines.length - 1);
}
