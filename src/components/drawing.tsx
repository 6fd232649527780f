import { createElement, type ReactNode } from "react";
import type { Artwork, Shape } from "../content/artwork.ts";
import type { StrokeDrawing } from "../content/schema/primitives.ts";

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

/**
 * The shapes of a drawing as elements: a page's policy lets nobody set markup (Trusted Types). What the
 * page says of them stays, since the browser may be given less of it than the page.
 */
export function shapesOf(shapes: readonly Shape[]): ReactNode[] {
  return shapes.map(([name, attributes, children], place) => {
    const props = Object.entries(attributes).map(([key, value]) => [inReact(key), value]);
    return createElement(
      name,
      { ...Object.fromEntries(props), key: place, suppressHydrationWarning: true },
      ...shapesOf(children),
    );
  });
}

/** `stroke-width` as React has it: `strokeWidth`. */
function inReact(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
