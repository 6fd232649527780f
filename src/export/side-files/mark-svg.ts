import { shapesText } from "../../check/svg/clean-svg.ts";
import { isStrokes, type Mark } from "../../content/mark.ts";

/** Where and how a mark is drawn in a picture. */
interface Placing {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Colour and width of strokes; a drawing has its own, and takes the colour where it says so. */
  stroke: string;
  strokeWidth: number;
}

/** A mark in a picture, as SVG: of two drawings the one for light grounds. */
export function markSvg(mark: Mark, { x, y, width, height, stroke, strokeWidth }: Placing): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  if (isStrokes(mark))
    return `<svg ${place} viewBox="${mark.viewBox}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round"><path d="${mark.path}"/></svg>`;
  const { viewBox, shapes } = mark.light;
  return `<svg ${place} viewBox="${viewBox}" color="${stroke}">${shapesText(shapes)}</svg>`;
}

/** How wide a mark of that height is. */
export function markWidth(mark: Mark, height: number): number {
  const { viewBox } = isStrokes(mark) ? mark : mark.light;
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(/[\s,]+/).map(Number);
  return (height * boxWidth) / boxHeight;
}
