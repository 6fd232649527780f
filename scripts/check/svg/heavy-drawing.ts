import type { Artwork, Shape } from "../../../src/content/artwork.ts";
import type { PictureFault } from "../read/assets/picture-facts.ts";

/** The most that a drawing has, so that pages with it are quick to build and to show. */
const most = { shapes: 30_000, points: 150_000, depth: 200, styling: 2_000_000 };

/** A number for people: `1 shape`, `20,000 shapes`. */
const written = (number: number, what: string) =>
  `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;

/** What to do about a drawing that is too much. */
export const simplify =
  "Simplify its paths and join its shapes in the drawing program (Inkscape: Path > Simplify, Path > Union), or save it as PNG.";

/** Numbers of what the text of a drawing has, and how deep its groups are nested, without parsing it. */
export function sizeOf(text: string) {
  let [shapes, open, depth, numbers] = [0, 0, 0, 0];
  for (const [, name] of text.matchAll(/<([a-z]+)|<\/[a-z]|\/>/gi)) {
    open += name ? 1 : -1;
    depth = Math.max(depth, open);
    if (name && !/^(svg|g)$/.test(name)) shapes++;
  }
  for (const [, values = ""] of text.matchAll(/\s(?:d|points)\s*=\s*("[^"]*"|'[^']*')/g))
    numbers += values.match(/\d*\.?\d+(?:e[-+]?\d+)?/gi)?.length ?? 0;
  return { shapes, points: Math.round(numbers / 2), depth, styles: text.split("{").length - 1 };
}

/** What is too much about a drawing, before it is parsed, and what to do about it. */
export function sizeFault(size: ReturnType<typeof sizeOf>): PictureFault | undefined {
  const { shapes, points, depth, styles } = size;
  if (shapes > most.shapes || points > most.points)
    return {
      fault: `It has ${written(shapes, "shape")} and ${written(points, "point")}, and a page carries up to ${written(most.shapes, "shape")} and ${written(most.points, "point")}.`,
      hint: simplify,
    };
  if (depth > most.depth)
    return {
      fault: `Its groups are nested, ${written(depth, "element")} deep.`,
      hint: "Ungroup them in the drawing program.",
    };
  if (styles * shapes <= most.styling) return undefined;
  return {
    fault: `Its ${written(styles, "style")} for ${written(shapes, "shape")} take too long to read.`,
    hint: "Save it with attributes in place of styles (Illustrator: Presentation Attributes).",
  };
}

/** What a drawing asks for beyond its own shapes: parts that are repeated too often, or a filter of a vast area. */
export function repeatFault({ viewBox, shapes }: Artwork): string | undefined {
  if (drawnShapes(shapes) > most.points)
    return `Parts that are used again draw more than ${written(most.points, "shape")}.`;
  const [, , width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  const isVast = ([name, own, children]: Shape): boolean => {
    const frame = own["filterUnits"] === "userSpaceOnUse" ? Math.max(width, height) : 1;
    const sides = ["x", "y", "width", "height"].map((side) => {
      const value = own[side] ?? "0";
      return Math.abs(Number.parseFloat(value)) / (value.endsWith("%") ? 100 : frame);
    });
    return (name === "filter" && Math.max(...sides) > 10) || children.some(isVast);
  };
  return shapes.some(isVast) ? "A filter covers more than ten times the drawing." : undefined;
}

/** How many shapes are drawn, each as often as it is used; without end where a part uses itself. */
function drawnShapes(shapes: readonly Shape[]): number {
  const parts = new Map<string, Shape>();
  const counts = new Map<Shape, number>();
  const collect = (shape: Shape) => {
    if (shape[1]["id"]) parts.set(shape[1]["id"], shape);
    shape[2].forEach(collect);
  };
  const count = (shape: Shape, depth: number): number => {
    // Until it is counted, whoever meets it again is a part of it.
    const known = depth > most.depth ? Number.POSITIVE_INFINITY : counts.get(shape);
    if (known !== undefined) return known;
    counts.set(shape, Number.POSITIVE_INFINITY);
    const [, attributes, children] = shape;
    const used = Object.values(attributes).flatMap((value): Shape[] => {
      const [, id] = /^(?:#|url\(\s*["']?#)([^"')]+)/.exec(value) ?? [];
      const part = parts.get(id ?? "");
      return part ? [part] : [];
    });
    const sum = [...children, ...used].reduce((sum, one) => sum + count(one, depth + 1), 1);
    counts.set(shape, sum);
    return sum;
  };
  shapes.forEach(collect);
  return shapes.reduce((sum, shape) => sum + count(shape, 0), 0);
}
