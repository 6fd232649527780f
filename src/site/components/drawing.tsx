import { createElement, type ReactNode } from "react";
import type { Artwork, Shape } from "../data/artwork.ts";
import { strokesOf } from "../data/mark.ts";
import { useSite } from "../data/site-context.ts";

/** A drawing from a file, as decoration. */
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

/** The company's mark, as decoration next to its name. */
export function CompanyMark() {
  const { company, mark } = useSite();
  if (!mark) {
    const { viewBox, path } = strokesOf(company.logo);
    return (
      <svg className="logo-mark" viewBox={viewBox} aria-hidden="true">
        <path d={path} />
      </svg>
    );
  }
  const { light, dark } = mark;
  return (
    <>
      <MarkDrawing artwork={light} className={dark ? "logo-art art-light" : "logo-art"} />
      {dark && <MarkDrawing artwork={dark} className="logo-art art-dark" />}
    </>
  );
}

/** A mark with its own colours, whole and centred. */
function MarkDrawing({ artwork: { viewBox, shapes }, className }: DrawingProps) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {shapesOf(shapes)}
    </svg>
  );
}

/**
 * The shapes of a drawing as elements, because the page's policy forbids setting markup (Trusted Types). The
 * attributes in the HTML stay, because the browser's copy of a drawing can be shorter than the page's.
 */
function shapesOf(shapes: readonly Shape[]): ReactNode[] {
  return shapes.map(([name, attributes, children], place) => {
    const props = Object.entries(attributes).map(([key, value]) => [reactAttribute(key), value]);
    return createElement(
      name,
      { ...Object.fromEntries(props), key: place, suppressHydrationWarning: true },
      ...shapesOf(children),
    );
  });
}

/** React's name of an attribute: `strokeWidth` for `stroke-width`. */
function reactAttribute(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
