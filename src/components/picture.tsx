import {
  fallbackWidth,
  newFormats,
  pictureFile,
  type Rendition,
  type ShownImage,
} from "../content/rendition.ts";
import type { Image } from "../content/schema/image.ts";
import { addressOf } from "../routes.ts";
import { type Parts, pictureSizes } from "./picture-sizes.ts";

/** A picture of the owner's, in the formats and widths that the export has made for its place. */
export interface PictureProps {
  image: Image;
  /** What it takes of the page's width. */
  parts: Parts;
  /** Width by height of the frame that it fills, which cuts off what is beyond; by default it is seen whole. */
  frame?: number;
  /** Whether it stands on the first screen: it is then fetched with the page, before all else. */
  isFirst?: boolean;
}

export function Picture({ image, parts, frame = 0, isFirst = false }: PictureProps) {
  // What a page is given of its content has it, see `scripts/export/pictures/renditions.ts`.
  const { rendition, alt = "" } = image as ShownImage;
  const { stem, widths, width, height, ending } = rendition;
  const isDrawing = widths.length === 0;
  const single = isDrawing ? undefined : fallbackWidth(rendition);
  const img = (
    <img
      className="picture"
      alt={alt}
      width={width}
      height={height}
      // Before `src`, since a browser that reads on asks for it at once.
      loading={isFirst ? undefined : "lazy"}
      decoding={isFirst ? undefined : "async"}
      fetchPriority={isFirst ? "high" : undefined}
      src={addressOf(`/${pictureFile(stem, ending, single)}`)}
    />
  );
  if (isDrawing) return img;
  const factor = frame ? Math.max(1, width / height / frame) : 1;
  return (
    <picture>
      {newFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcSet(rendition, format)}
          sizes={pictureSizes(parts, factor)}
        />
      ))}
      {img}
    </picture>
  );
}

function srcSet({ stem, widths }: Rendition, format: string): string {
  const files = widths.map(
    (width) => `${addressOf(`/${pictureFile(stem, format, width)}`)} ${width}w`,
  );
  return files.join(",");
}
