import type { Artwork } from "../content/artwork.ts";
import type { ShownImage } from "../content/rendition.ts";
import type { Image } from "../content/schema/image.ts";
import { Drawing } from "./drawing.tsx";
import { Picture } from "./picture.tsx";
import { fixed, type Parts, toBothEdges, toOneEdge } from "./picture-sizes.ts";

/** What is next to the words that open a page. A photograph replaces a drawing. */
export interface OpeningArtProps {
  image?: Image | undefined;
  drawing?: Artwork | undefined;
}

export function OpeningArt({ image, drawing }: OpeningArtProps) {
  if (image)
    return (
      <div className="opening-picture">
        <Picture image={image} parts={partsOf(image)} />
      </div>
    );
  return (
    drawing && (
      <Drawing
        artwork={drawing}
        className={drawing.isClose ? "drawing drawing-close" : "drawing"}
      />
    )
  );
}

/** Height of the opening next to its words in rem, as in the style `hero`. */
const height = 38;

/** The parts of a photograph, which is cut at its sides until the window is wide enough for all of it. */
function partsOf(image: Image): Parts {
  const { rendition } = image as ShownImage;
  const width = (height * rendition.width) / rendition.height;
  const isWhole = 1.125 * 2 * (width - 1.5);
  return { 0: toBothEdges, 64: fixed(width), [Math.max(64, isWhole)]: toOneEdge(1 / 2, -1.5) };
}
