import {
  bothMargins,
  fullMargin,
  fullWidth,
  leastRem,
  mostRem,
  pageShare,
  pageWidth,
} from "../design/page-width.ts";

/** The share of the page's width that a picture has. */
interface PagePart {
  /** Share of the width, up to 1. */
  share: number;
  /** Width of gaps to subtract, in rem of the page; negative for a fixed width. */
  less: number;
  /** How many of the margins next to the page it covers too. */
  margins?: number;
}

/** The parts of a picture, by the minimum width of the window in rem. */
export type Parts = Readonly<Record<number, PagePart>>;

export const whole: PagePart = { share: 1, less: 0 };

/** A share of the window. */
export const shareOfWindow = (share: number): PagePart => ({ share, less: 0, margins: 2 * share });

/** As wide as the window. */
export const toBothEdges = shareOfWindow(1);

/** From the middle of a page to the edge of the window. */
export const toOneEdge: PagePart = { share: 1 / 2, less: -1.5, margins: 1 };

/** Next to its heading in a wide window, as in `split-section`: two of three columns with gaps of 2 rem. */
export const besideHeading: PagePart = { share: 2 / 3, less: 2 / 3 };

/** One of several equal columns with gaps of 2 rem between them. */
export function column(count: number, of = whole): PagePart {
  return { share: of.share / count, less: (of.less + (count - 1) * 2) / count };
}

/** A fixed width, in rem. */
export const fixedWidth = (width: number): PagePart => ({ share: 0, less: -width });

/**
 * The width of a page with the style `wide`, in hundredths of the window and rem of the browser, by the minimum
 * width of the window in rem.
 */
const page: Readonly<Record<number, readonly [vw: number, rem: number]>> = {
  0: [pageShare, 0],
  [fullMargin]: [100, -bothMargins],
  [fullWidth]: [0, mostRem * pageWidth],
};

/**
 * The attribute `sizes` of a picture. It is never less than the visible width, and at most a few pixels more.
 *
 * @param factor Width of the whole picture divided by its visible width.
 */
export function pictureSizes(parts: Parts, factor: number): string {
  const valueAt = <Value>(from: number, table: Readonly<Record<number, Value>>) =>
    table[Math.max(...startsOf(table).filter((start) => start <= from))] as Value;
  const starts = [...new Set([...startsOf(parts), ...startsOf(page)])].sort((a, b) => b - a);
  const sizes = starts.map((start) => {
    const { share, less, margins = 0 } = valueAt(start, parts);
    const [vw, rem] = valueAt(start, page);
    const gaps = less * (less > 0 ? leastRem : mostRem);
    // What the page does not have of the window, its margins have.
    const seen = share - margins / 2;
    const length = lengthOf(factor * (seen * vw + 50 * margins), factor * (seen * rem - gaps));
    return start === 0 ? length : `(min-width:${start}rem) ${length}`;
  });
  return sizes.join(",");
}

const startsOf = (table: object) => Object.keys(table).map(Number);

function lengthOf(vw: number, rem: number): string {
  // Rounded up, so that it is never too small.
  const [window, fixed] = [vw, rem].map((part) => Math.ceil(100 * part) / 100) as [number, number];
  if (fixed === 0) return `${window}vw`;
  if (window === 0) return `${fixed}rem`;
  return `calc(${window}vw ${fixed < 0 ? "-" : "+"} ${Math.abs(fixed)}rem)`;
}
