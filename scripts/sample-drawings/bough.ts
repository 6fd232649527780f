import { type Limb, limbPath, numbers, type Point, pointOf } from "./geometry.ts";

const main: Limb = {
  curve: [
    [350, -16],
    [300, 40],
    [150, 20],
    [14, 58],
  ],
  width: 20,
};
const twig: Limb = {
  curve: [
    [312, 8],
    [256, 38],
    [164, 60],
    [106, 88],
  ],
  width: 9,
};
const other: Limb = {
  curve: [
    [364, -16],
    [410, 44],
    [540, 16],
    [670, 52],
  ],
  width: 18,
};

/** Roots on their way down: where on their limb they begin, and how long they are. */
const hanging: readonly [Limb, at: number, length: number][] = [
  [main, 0.34, 76],
  [main, 0.52, 52],
  [twig, 0.58, 60],
  [twig, 0.8, 34],
  [main, 0.79, 66],
  [main, 0.94, 52],
  [other, 0.2, 44],
  [other, 0.36, 78],
  [other, 0.6, 64],
  [other, 0.74, 36],
  [other, 0.88, 58],
];

/** A bough that hangs from the upper edge of a page, with leaves above it. */
export function bough(): string {
  const roots = hanging.map(([limb, at, length]) => hairOf(pointOf(limb, at), length));
  return [
    `<path fill-opacity=".15" d="${valance()}"/>`,
    `<path d="${[main, twig, other].map(limbPath).join("")}${roots.join("")}" stroke="currentColor" stroke-width=".8"/>`,
  ].join("");
}

/** A root that does not reach the ground: joined to its limb, it ends as a hair. */
function hairOf([x, y]: Point, length: number): string {
  return `M${numbers(x - 1, y)}l1 ${length} 1-${length}z`;
}

/** Clumps of leaves, in turn: how wide, and how much lower than the one before. */
const clumps: readonly Point[] = [
  [36, 14],
  [26, -12],
  [34, 8],
  [30, -10],
];

function valance(): string {
  let path = "M-12-18a24 28 0 0 0 32 34";
  for (let place = 0; place < 22; place++) {
    const [width, drop] = clumps[place % clumps.length] as Point;
    path += `a${numbers(width * 0.58, width * 0.52)} 0 0 0 ${numbers(width, drop)}`;
  }
  return `${path}V-18`;
}
