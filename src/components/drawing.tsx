import { createElement, type ReactNode } from "react";
import type { Artwork, Shape } from "../content/artwork.ts";
import { strokesOf } from "../content/mark.ts";
import type { StrokeDrawing } from "../content/schema/primitives.ts";
import { useSite } from "../content/site-context.ts";

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
interface DrawingProps {
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

/** The company's mark, as decoration beside its name. */
export function CompanyMark() {
  const { company, mark } = useSite();
  if (!mark) return <StrokedDrawing drawing={strokesOf(company.logo)} className="logo-mark" />;
  const { light, dark } = mark;
  return (
    <>
      <MarkDrawing artwork={light} className={dark ? "logo-art art-light" : "logo-art"} />
      {dark && <MarkDrawing artwork={dark} className="logo-art art-dark" />}
    </>
  );
}

/** A mark in colours of its own, whole and in the middle of its place. */
function MarkDrawing({ artwork: { viewBox, shapes }, className }: DrawingProps) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {shapesOf(shapes)}
    </svg>
  );
}

/**
 * The shapes of a drawing as elements: a page's policy lets nobody set markup (Trusted Types). What the
 * page says of them stays, since the browser may be given less of it than the page.
 */
function shapesOf(shapes: readonly Shape[]): ReactNode[] {
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
