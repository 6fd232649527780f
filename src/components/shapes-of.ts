import { createElement, type ReactNode } from "react";
import type { Shape } from "../content/artwork.ts";

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
