/** A point, in units of the drawing. */
export type Point = readonly [x: number, y: number];

/** A limb: a cubic curve from its root to its tip, `width` thick where it begins and a point at its end. */
export interface Limb {
  curve: readonly [Point, Point, Point, Point];
  width: number;
}

/** Numbers as path data has them: whole, and parted by no more than they need. */
export function numbers(...values: number[]): string {
  return values.map(Math.round).join(" ").replaceAll(" -", "-");
}

/** The point of a limb at a part of its length, from 0 to 1. */
export function pointOf({ curve: [a, b, c, d] }: Limb, t: number): Point {
  const u = 1 - t;
  const along = (from: number, first: number, second: number, to: number) =>
    u ** 3 * from + 3 * u * u * t * first + 3 * u * t * t * second + t ** 3 * to;
  return [along(a[0], b[0], c[0], d[0]), along(a[1], b[1], c[1], d[1])];
}

/** A limb as an outline, which tapers to its tip. */
export function limbPath({ curve: [a, b, c, d], width }: Limb): string {
  const [atRoot, atTip] = [normal(a, b), normal(c, d)];
  const beside = ([x, y]: Point, [dx, dy]: Point, part: number): Point => [
    x + dx * part * width,
    y + dy * part * width,
  ];
  const curveTo = ([x, y]: Point, ...to: Point[]) =>
    `c${numbers(...to.flatMap(([px, py]) => [px - x, py - y]))}`;
  const start = beside(a, atRoot, -0.5);
  const out = curveTo(start, beside(b, atRoot, -0.34), beside(c, atTip, -0.16), d);
  const back = curveTo(d, beside(c, atTip, 0.16), beside(b, atRoot, 0.34), beside(a, atRoot, 0.5));
  return `M${numbers(...start)}${out}${back}z`;
}

function normal([ax, ay]: Point, [bx, by]: Point): Point {
  const length = Math.hypot(bx - ax, by - ay);
  return [(by - ay) / length, (ax - bx) / length];
}

/** A thin root on its way down, as a stroke. */
export function hangingRoot([x, y]: Point, length: number, sway: number): string {
  return `M${numbers(x, y)}c${numbers(-sway, length / 3, sway, length * 0.7, 0, length)}`;
}
