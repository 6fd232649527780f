import type { Image } from "../../engine/schema/values/image.ts";

/** The files that the export makes of a picture for one place on a page. */
export interface Rendition {
  /** Size of the largest, with which the browser reserves space. */
  width: number;
  height: number;
  /** Path of its files below the site, without width and extension. */
  stem: string;
  /** Widths in pixels, from small to large; empty for a drawing, which scales. */
  widths: readonly number[];
  /** Extension of the fallback file, which has one width, the {@link fallbackWidth}. */
  ending: "jpg" | "png" | "svg";
}

/** A picture as a page shows it. */
export interface RenderedImage extends Image {
  rendition: Rendition;
}

/** Formats that most browsers support, the smallest first. */
export const newFormats = ["avif", "webp"] as const;

/**
 * The width for browsers without the new formats: large enough for a laptop, small enough for a phone; of a drawing
 * none.
 */
export function fallbackWidth({ widths }: Pick<Rendition, "widths">): number | undefined {
  return widths.findLast((width) => width <= 960) ?? widths[0];
}

/** Path below the site of one file of a picture. The file of a drawing has no width. */
export function pictureFile(stem: string, ending: string, width?: number): string {
  return `${stem}${width === undefined ? "" : `-${width}`}.${ending}`;
}

/** The class of pictures with a point that is never cut: `focal-30-20` for `30% 20%`. */
export const focalName = (point: string): string =>
  `focal-${point.replaceAll("%", "").replace(" ", "-")}`;

/** The classes of such a picture. Its rule comes from the content. */
export const focalClasses = (point: string): string => `picture ${focalName(point)}`;
