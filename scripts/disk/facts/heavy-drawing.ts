import type { Artwork, Shape } from "../../../src/site/data/artwork.ts";
import type { Slots } from "../../../src/words/say.ts";

/** The most that a drawing has, so that pages with it are quick to build and to show. */
const mostOfPage = { shapes: 30_000, points: 150_000, depth: 200, styling: 2_000_000 };

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
export function sizeFault(size: ReturnType<typeof measureSvg>): Slots | undefined {
  const { shapes, points, depth, styles } = size;
  const isStyled = styles * shapes > mostOfPage.styling;
  const { shapes: mostShapes, points: mostPoints, depth: mostDepth } = mostOfPage;
  if (shapes <= mostShapes && points <= mostPoints && depth <= mostDepth && !isStyled)
    return undefined;
  return { ...size, mostShapes, mostPoints, mostDepth };
}

/** Whether a drawing asks for far more than its own shapes: parts are repeated too often, or a filter has a vast area. */
export function isRepeated({ viewBox, shapes }: Artwork): boolean {
  const [, , width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  const isVast = ([name, own, children]: Shape): boolean => {
    const frame = own["filterUnits"] === "userSpaceOnUse" ? Math.max(width, height) : 1;
    const sides = ["x", "y", "width", "height"].map((side) => {
      const value = own[side] ?? "0";
      return Math.abs(Number.parseFloat(value)) / (value.endsWith("%") ? 100 : frame);
    });
    return (name === "filter" && Math.max(...sides) > 10) || children.some(isVast);
  };
  return drawnShapes(shapes) > mostOfPage.points || shapes.some(isVast);
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
