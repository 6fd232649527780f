import type { Artwork, Shape } from "../../../src/content/artwork.ts";
import { siteSchema } from "../../../src/content/schema/site.ts";
import { derivedTokens } from "../../../src/design/derived-colours.ts";
import { variableOf } from "../../../src/design/theme.ts";

const { light } = siteSchema.shape.theme.shape;

/** The colours of the theme as a drawing can name them: `--ink-soft`. */
export const themeVariables: readonly string[] = [
  ...Object.keys(light.shape),
  ...derivedTokens,
].map(variableOf);

const paints = ["fill", "stroke", "color", "stop-color", "flood-color"];

/** Elements that are black by default, whatever the colour of the text around them. */
const blackUnlessSaid: Readonly<Record<string, string>> = {
  stop: "stop-color",
  feFlood: "flood-color",
};

/** A paint that follows its surroundings, or points at a part of the drawing. */
const following = /^(none|currentcolor|inherit|transparent|url\(.*\))$/i;

/** The paints of a drawing that do not follow the theme, each once. */
export function strangePaints({ shapes }: Pick<Artwork, "shapes">): string[] {
  return [...new Set(shapes.flatMap(strangeIn))];
}

function strangeIn([name, attributes, children]: Shape): string[] {
  const needed = blackUnlessSaid[name];
  const said = paints.flatMap((paint) => attributes[paint] ?? (paint === needed ? "black" : []));
  return [...said.filter((paint) => !follows(paint)), ...children.flatMap(strangeIn)];
}

function follows(paint: string): boolean {
  const [, variable] = /^var\(\s*(--[\w-]+)\s*(?:,.*)?\)$/s.exec(paint.trim()) ?? [];
  return variable === undefined ? following.test(paint.trim()) : themeVariables.includes(variable);
}

/** Elements that are drawn themselves. */
const drawn = /^(path|rect|circle|ellipse|line|polyline|polygon|use)$/;

/** The visible paints of a logo, each once; black is the default, as in any SVG. */
export function seenPaints({ shapes }: Pick<Artwork, "shapes">): string[] {
  const seenIn = (fill: string, stroke: string, [name, own, children]: Shape): string[] => {
    const paints = [own["fill"] ?? fill, own["stroke"] ?? stroke] as const;
    const inner = children.flatMap((child) => seenIn(...paints, child));
    return drawn.test(name) ? [...paints, ...inner] : inner;
  };
  const paints = shapes.flatMap((shape) => seenIn("black", "none", shape));
  return [...new Set(paints)].filter((paint) => !/^(none|transparent)$/i.test(paint));
}
