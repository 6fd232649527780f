import type { ComponentType, ReactNode } from "react";
import type { RenderedOpening } from "../../../engine/schema/groups/opening.ts";
import type { Image } from "../../../engine/schema/values/image.ts";
import type { Drawings } from "../../data/artwork.ts";
import type { RenderedImage } from "../../data/rendition.ts";
import { mostRem } from "../../design/page-width.ts";
import { Drawing } from "../drawing.tsx";
import { OpeningWords, type OpeningWordsProps } from "../page-title.tsx";
import { Picture } from "../picture.tsx";
import { fixedWidth, type Parts, shareOfWindow, toBothEdges, toOneEdge } from "../picture-sizes.ts";

/** What is next to the words that open a page. A photograph replaces a drawing, and that the versal. */
export interface OpeningSide extends Pick<Drawings, "drawing" | "versal"> {
  image?: Image | undefined;
  /** What the page opens with in place of these, and the component that shows it. */
  opening?: RenderedOpening | undefined;
  As?: ComponentType<OpeningProps> | undefined;
}

export interface OpeningProps extends OpeningSide {
  /** Styles of the words with nothing next to them, and of all with the versal. */
  alone: string;
  lettered: string;
  children: ReactNode;
  /** The buttons below the words. */
  actions?: ReactNode;
  /** What stands in front of the drawing. */
  front?: ReactNode;
}

/** The words that open a page, with what is next to them. */
export function Opening(props: OpeningProps) {
  const { As, image, drawing, versal, alone, lettered, children, actions, front } = props;
  if (As) return <As {...props} />;
  const words = (
    <>
      {children}
      {actions}
    </>
  );
  if (!image && !drawing && !versal && !front) return <div className={alone}>{words}</div>;
  return (
    <div className={image ? "hero hero-pictured" : versal ? lettered : "hero"}>
      <div className="wide hero-words">{words}</div>
      {front && <div className="hero-front">{front}</div>}
      {image ? (
        <div className="opening-picture">
          <Picture image={image} parts={photographParts(image)} />
        </div>
      ) : drawing ? (
        <Drawing
          artwork={drawing}
          className={drawing.isClose ? "drawing drawing-close" : "drawing"}
        />
      ) : (
        // The sign is in its style.
        versal && <div className="versal" aria-hidden="true" />
      )}
    </div>
  );
}

/** The opening of a page: heading, introduction, and what is next to them. */
interface PageOpeningProps extends OpeningWordsProps, OpeningSide {
  children?: ReactNode;
}

export function PageOpening({ heading, intro, children, ...side }: PageOpeningProps) {
  return (
    <Opening {...side} alone="wide page-opening" lettered="hero hero-lettered hero-low">
      <OpeningWords heading={heading} intro={intro} />
      {children}
    </Opening>
  );
}

/** Height of the opening next to its words, as in the styles `hero` and `hero-pictured`. */
const height = { rem: 38, vw: 52 };
/** The width of the window in rem from which on it does not grow. */
const highest = (mostRem * height.rem * 100) / height.vw;

/** The parts of a photograph, which is cut at its sides until the window is wide enough for all of it. */
function photographParts(image: Image): Parts {
  const { width, height: high } = (image as RenderedImage).rendition;
  const ratio = width / high;
  if (ratio < 1) return { 0: toBothEdges, 64: toOneEdge };
  const isWhole = mostRem * 2 * (height.rem * ratio - 1.5);
  return {
    0: toBothEdges,
    64: shareOfWindow((height.vw * ratio) / 100),
    [highest]: fixedWidth(height.rem * ratio),
    [Math.max(highest, isWhole)]: toOneEdge,
  };
}
