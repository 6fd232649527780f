import type { Image } from "./schema/image.ts";

/** The files that the export makes of a picture for one place, as a page names them. */
export interface Rendition {
  /** Size of the largest, by which the browser keeps room. */
  width: number;
  height: number;
  /** Path of its files below the site, without widths and endings. */
  stem: string;
  /** Widths in pixels, from small to large; none of a drawing, which has every size. */
  widths: readonly number[];
  /** Ending of the file for browsers that know no other: it has one width, the {@link fallbackWidth}. */
  ending: "jpg" | "png" | "svg";
}

/** A picture as a page shows it. */
export interface ShownImage extends Image {
  rendition: Rendition;
}

/** Formats that most browsers know, the smallest first. */
export const newFormats = ["avif", "webp"] as const;

/** The one width for browsers that know no new format: enough for a laptop, bearable on a telephone. */
export function fallbackWidth({ widths }: Pick<Rendition, "widths">): number {
  return widths.findLast((width) => width <= 960) ?? widths[0] ?? 0;
}

/** Path below the site of one file of a picture; of a drawing without a width. */
export function pictureFile(stem: string, ending: string, width?: number): string {
  return `${stem}${width === undefined ? "" : `-${width}`}.${ending}`;
}
