import { type Limb, limbPath, numbers, type Point, pointOf } from "./geometry.ts";

const main: Limb = {
  curve: [
    [700, -30],
    [600, 80],
    [300, 40],
    [30, 116],
  ],
  width: 40,
};
const twig: Limb = {
  curve: [
    [560, 40],
    [480, 90],
    [330, 120],
    [214, 176],
  ],
  width: 16,
};
const other: Limb = {
  curve: [
    [730, -30],
    [820, 90],
    [1080, 30],
    [1340, 104],
  ],
  width: 36,
};

/** Roots on their way down: where on their limb they begin, and how long they are. */
const hanging: readonly [Limb, at: number, length: number][] = [
  [main, 0.34, 150],
  [main, 0.42, 84],
  [main, 0.52, 64],
  [twig, 0.62, 120],
  [twig, 0.8, 64],
  [main, 0.78, 146],
  [main, 0.86, 70],
  [main, 0.93, 112],
  [other, 0.2, 90],
  [other, 0.34, 150],
  [other, 0.44, 80],
  [other, 0.6, 120],
  [other, 0.72, 70],
  [other, 0.86, 110],
];

/** A bough that hangs from the upper edge of a page, with leaves above it. */
export function bough(): string {
  const roots = hanging.map(([limb, at, length]) => `M${numbers(...pointOf(limb, at))}v${length}`);
  return [
    `<path fill-opacity=".15" d="${valance()}"/>`,
    `<path d="${[main, twig, other].map(limbPath).join("")}${roots.join("")}" stroke="currentColor" stroke-width="1.6"/>`,
  ].join("");
}

/** Clumps of leaves, in turn: how wide, and how much lower than the one before. */
const clumps: readonly Point[] = [
  [74, 28],
  [52, -24],
  [66, 16],
  [58, -20],
];

function valance(): string {
  let path = "M-8-20V36";
  for (let place = 0; place < 23; place++) {
    const [width, drop] = clumps[place % clumps.length] as Point;
    path += `a${numbers(width * 0.58, width * 0.52)} 0 0 0 ${numbers(width, drop)}`;
  }
  return `${path}V-20z`;
}
