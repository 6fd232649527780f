import { shapesText } from "../../../check/svg/clean-svg.ts";
import type { Artwork, Shape } from "../../../content/artwork.ts";
import type { Content } from "../../../content/schema/content.ts";
import type { StrokeDrawing } from "../../../content/schema/primitives.ts";
import type { Palette } from "../../../content/schema/site.ts";
import { endColours, tintOf } from "../../../design/derived-colours.ts";
import { toHex, variableOf } from "../../../design/theme.ts";
import { drawingsOf, markSvg, markWidth } from "../../drawings.ts";

/** What stands on the paper of a link preview, beside its words. */
export type Ground = Artwork | StrokeDrawing;

/** The drawing of a page, else that of the first page, else the site's first large strokes. */
export function groundOf(key: string, content: Content): Ground | undefined {
  const { drawing = drawingsOf("home", content).drawing } = drawingsOf(key, content);
  if (drawing) return drawing;
  const sections = Object.values(content.pages).flatMap((page) =>
    page.layout === "sections" ? page.sections : [],
  );
  return sections.flatMap((section) => (section.kind === "hero" ? (section.motif ?? []) : []))[0];
}

/** How many pixels what stands on the paper begins from the edge where lines begin; strokes are pale, and run on below words. */
export const beginOf = (ground: Ground): number => ("shapes" in ground ? 700 : 800);

/** Whether what stands on the paper may run on below words, wherever they are. */
export const isOpen = (ground: Ground): boolean => "shapes" in ground && ground.isOpen === true;

/**
 * What stands on the paper, as SVG: strokes across the height, or a drawing beside the lines.
 *
 * @param size Of the picture, in pixels.
 */
export function groundSvg(
  ground: Ground,
  palette: Palette,
  [width, height]: readonly [number, number],
  isRightToLeft: boolean,
): string {
  const colour = toHex(palette.accent);
  if ("shapes" in ground) {
    const { viewBox, fit = "xMidYMax" } = ground;
    const side = beginOf(ground);
    const place = `x="${side}" y="0" width="${width - side}" height="${height}"`;
    const seen = isOpen(ground) ? ' overflow="visible"' : "";
    const drawn = `<svg ${place} viewBox="${viewBox}" preserveAspectRatio="${fit}"${seen} color="${colour}" fill="${colour}">${shapesText(inColours(ground.shapes, palette))}</svg>`;
    return isRightToLeft ? `<g transform="translate(${width}) scale(-1 1)">${drawn}</g>` : drawn;
  }
  const own = markWidth(ground, height);
  const x = isRightToLeft ? -120 : width + 120 - own;
  return `<g opacity="0.35">${markSvg(ground, [x, 0, own, height], colour, 2)}</g>`;
}

/** Shapes whose colours of the theme are written out: a picture stands in no page. */
function inColours(shapes: readonly Shape[], palette: Palette): Shape[] {
  const colours = { ...palette, tint: tintOf(palette), ...endColours(palette) };
  const known = Object.entries(colours).map(([token, colour]) => [variableOf(token), colour]);
  const colourOf = new Map(known as [string, string][]);
  const written = (value: string) =>
    value.replace(/^\s*var\(\s*(--[\w-]+).*\)\s*$/s, (_, name: string) =>
      toHex(colourOf.get(name) ?? palette.accent),
    );
  return shapes.map(([name, attributes, children]) => [
    name,
    Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, written(value)])),
    inColours(children, palette),
  ]);
}
