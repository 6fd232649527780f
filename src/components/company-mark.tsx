import { createElement, type ReactNode } from "react";
import type { Artwork, Shape } from "../content/artwork.ts";
import { strokesOf } from "../content/mark.ts";
import { useSite } from "../content/site-context.ts";
import { Drawing } from "./drawing.tsx";

/** The company's mark, as decoration beside its name. */
export interface CompanyMarkProps {
  /** Whether it stands on the page before this: a drawing is then referred to, and not written twice. */
  isAgain?: boolean;
}

export function CompanyMark({ isAgain = false }: CompanyMarkProps) {
  const { company, mark } = useSite();
  if (!mark) return <Drawing drawing={strokesOf(company.logo)} className="logo-mark" />;
  const { light, dark } = mark;
  return (
    <>
      <Art
        artwork={light}
        id="company-mark"
        className={dark ? "logo-art art-light" : "logo-art"}
        isAgain={isAgain}
      />
      {dark && (
        <Art
          artwork={dark}
          id="company-mark-dark"
          className="logo-art art-dark"
          isAgain={isAgain}
        />
      )}
    </>
  );
}

interface ArtProps extends Required<CompanyMarkProps> {
  artwork: Artwork;
  id: string;
  className: string;
}

function Art({ artwork: { viewBox, shapes }, id, className, isAgain }: ArtProps) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      {isAgain ? <use href={`#${id}`} /> : <g id={id}>{elementsOf(shapes)}</g>}
    </svg>
  );
}

// As elements and not as markup, which a page's policy lets nobody set (Trusted Types).
function elementsOf(shapes: readonly Shape[]): ReactNode[] {
  return shapes.map(([name, attributes, children], place) => {
    const props = Object.entries(attributes).map(([key, value]) => [inReact(key), value]);
    return createElement(
      name,
      { ...Object.fromEntries(props), key: place },
      ...elementsOf(children),
    );
  });
}

/** `stroke-width` as React has it: `strokeWidth`. */
function inReact(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
