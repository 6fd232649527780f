import { type Limb, limbPath, numbers, type Point, pointOf } from "./geometry.ts";

const main: Limb = {
  curve: [
    [175, -8],
    [150, 20],
    [75, 10],
    [7, 29],
  ],
  width: 10,
};
const twig: Limb = {
  curve: [
    [140, 10],
    [120, 22],
    [82, 30],
    [53, 44],
  ],
  width: 4,
};
const other: Limb = {
  curve: [
    [182, -8],
    [205, 22],
    [270, 8],
    [335, 26],
  ],
  width: 9,
};

/** Roots on their way down: where on their limb they begin, and how long they are. */
const hanging: readonly [Limb, at: number, length: number][] = [
  [main, 0.34, 38],
  [main, 0.42, 21],
  [main, 0.52, 16],
  [twig, 0.62, 28],
  [twig, 0.8, 16],
  [main, 0.78, 36],
  [main, 0.86, 18],
  [main, 0.93, 28],
  [other, 0.2, 22],
  [other, 0.34, 38],
  [other, 0.44, 20],
  [other, 0.6, 30],
  [other, 0.72, 18],
  [other, 0.86, 28],
];

/** A bough that hangs from the upper edge of a page, with leaves above it. */
export function bough(): string {
  const roots = hanging.map(([limb, at, length]) => `M${numbers(...pointOf(limb, at))}v${length}`);
  return [
    `<path fill-opacity=".15" d="${valance()}"/>`,
    `<path d="${[main, twig, other].map(limbPath).join("")}${roots.join("")}" stroke="currentColor" stroke-width=".4"/>`,
  ].join("");
}

/** Clumps of leaves, in turn: how wide, and how much lower than the one before. */
const clumps: readonly Point[] = [
  [18, 7],
  [13, -6],
  [17, 4],
  [15, -5],
];

function valance(): string {
  let path = "M-6-9a12 14 0 0 0 16 17";
  for (let place = 0; place < 22; place++) {
    const [width, drop] = clumps[place % clumps.length] as Point;
    path += `a${numbers(width * 0.58, width * 0.52)} 0 0 0 ${numbers(width, drop)}`;
  }
  return `${path}V-9`;
}
