import type { Artwork } from "../content/artwork.ts";
import type { StrokeDrawing } from "../content/schema/primitives.ts";
import { shapesOf } from "./shapes-of.ts";

/** A stroke drawing of the company's own, as decoration. */
export function StrokedDrawing({
  drawing,
  className,
}: {
  drawing: StrokeDrawing;
  className: string;
}) {
  return (
    <svg className={className} viewBox={drawing.viewBox} aria-hidden="true">
      <path d={drawing.path} />
    </svg>
  );
}

/** A drawing of the company's own from a file, as decoration. */
export interface DrawingProps {
  artwork: Artwork;
  className: string;
}

export function Drawing({ artwork, className }: DrawingProps) {
  const { viewBox, shapes, fit = "xMidYMax", isOpen = false } = artwork;
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={fit}
      overflow={isOpen ? "visible" : undefined}
      aria-hidden="true"
    >
      {shapesOf(shapes)}
    </svg>
  );
}
