import type { Image } from "../../engine/schema/values/image.ts";
import { addressOf } from "../address-of.ts";
import {
  fallbackWidth,
  focalClasses,
  newFormats,
  pictureFile,
  type RenderedImage,
  type Rendition,
} from "../data/rendition.ts";
import { type Parts, pictureSizes } from "./picture-sizes.ts";

/** A picture from the content, in the formats and widths that the export makes for its place. */
export interface PictureProps {
  image: Image;
  /** Share of the page's width. */
  parts: Parts;
  /** Aspect ratio of the frame that crops it. By default the whole picture is visible. */
  frame?: number;
}

export function Picture({ image, parts, frame = 0 }: PictureProps) {
  // The export adds the rendition (`scripts/build/pictures/renditions.ts`).
  const { rendition, alt = "" } = image as RenderedImage;
  const { stem, widths, width, height, ending } = rendition;
  const img = (
    <img
      className={
        import.meta.env.HAS_FOCAL_POINTS && image.focalPoint
          ? focalClasses(image.focalPoint)
          : "picture"
      }
      alt={alt}
      width={width}
      height={height}
      // Before `src`, because some browsers request that as soon as they parse it. The first picture of a page
      // loses both (`entry-server.tsx`), which React is not to report.
      loading="lazy"
      decoding="async"
      suppressHydrationWarning
      src={addressOf(`/${pictureFile(stem, ending, fallbackWidth(rendition))}`)}
    />
  );
  if (widths.length === 0) return img;
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
