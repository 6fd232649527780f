import type { Artwork, Shape } from "../../src/content/artwork.ts";

/** The most that a drawing has, so that pages with it are quick to build and to show. */
const mostOfPage = { shapes: 30_000, points: 150_000, depth: 200, styling: 2_000_000 };

/** A number for people: `1 shape`, `20,000 shapes`. */
const formatNumber = (number: number, what: string) =>
  `${number.toLocaleString("en")} ${what}${number === 1 ? "" : "s"}`;

/** What to do about a drawing that is too much. */
export const simplify =
  "Simplify its paths, join its shapes and ungroup them in the drawing program (Inkscape: Path > Simplify, Path > Union), or save it as PNG.";

/** Counts the parts of an SVG text, and the depth of its groups, without parsing it. */
export function measureSvg(text: string) {
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

/** What is too much about a drawing, before it is parsed. Styles take time with the shapes that each may be of. */
export function sizeFault(size: ReturnType<typeof measureSvg>): string | undefined {
  const { shapes, points, depth, styles } = size;
  const isStyled = styles * shapes > mostOfPage.styling;
  if (
    shapes <= mostOfPage.shapes &&
    points <= mostOfPage.points &&
    depth <= mostOfPage.depth &&
    !isStyled
  )
    return undefined;
  const [has, most] = [size, mostOfPage].map(
    (one) => `${formatNumber(one.shapes, "shape")}, ${formatNumber(one.points, "point")}`,
  );
  return `It has ${has}, ${formatNumber(styles, "style")} and groups in ${formatNumber(depth, "level")}; a page carries up to ${most} and ${mostOfPage.depth} levels.`;
}

/** What a drawing asks for beyond its own shapes: parts that are repeated too often, or a filter of a vast area. */
export function repeatFault({ viewBox, shapes }: Artwork): string | undefined {
  const [, , width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  const isVast = ([name, own, children]: Shape): boolean => {
    const frame = own["filterUnits"] === "userSpaceOnUse" ? Math.max(width, height) : 1;
    const sides = ["x", "y", "width", "height"].map((side) => {
      const value = own[side] ?? "0";
      return Math.abs(Number.parseFloat(value)) / (value.endsWith("%") ? 100 : frame);
    });
    return (name === "filter" && Math.max(...sides) > 10) || children.some(isVast);
  };
  if (drawnShapes(shapes) <= mostOfPage.points && !shapes.some(isVast)) return undefined;
  return "Parts that are used again, or a filter, draw far more than the drawing shows.";
}

/** How many shapes are drawn, each as often as it is used; without end where a part uses itself. */
function drawnShapes(shapes: readonly Shape[]): number {
  const parts = new Map<string, Shape>();
  const counts = new Map<Shape, number>();
  const collectIds = (shape: Shape) => {
    if (shape[1]["id"]) parts.set(shape[1]["id"], shape);
    shape[2].forEach(collectIds);
  };
  const countUses = (shape: Shape, depth: number): number => {
    // Until it is counted, what meets it again is a part of it.
    const known = depth > mostOfPage.depth ? Number.POSITIVE_INFINITY : counts.get(shape);
    if (known !== undefined) return known;
    counts.set(shape, Number.POSITIVE_INFINITY);
    const [, attributes, children] = shape;
    const used = Object.values(attributes).flatMap((value): Shape[] => {
      const [, id] = /^(?:#|url\(\s*["']?#)([^"')]+)/.exec(value) ?? [];
      const part = parts.get(id ?? "");
      return part ? [part] : [];
    });
    const sum = [...children, ...used].reduce((sum, one) => sum + countUses(one, depth + 1), 1);
    counts.set(shape, sum);
    return sum;
  };
  shapes.forEach(collectIds);
  return shapes.reduce((sum, shape) => sum + countUses(shape, 0), 0);
}
