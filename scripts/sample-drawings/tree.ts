import { hangingRoot, type Limb, limbPath, numbers, type Point, pointOf } from "./geometry.ts";

/** Height at which the ground lies. */
export const ground = 470;

const left: Limb = {
  curve: [
    [507, 384],
    [501, 196],
    [280, 262],
    [46, 212],
  ],
  width: 40,
};
const right: Limb = {
  curve: [
    [533, 384],
    [539, 196],
    [790, 258],
    [992, 204],
  ],
  width: 40,
};
const limbs: readonly Limb[] = [
  left,
  right,
  {
    curve: [
      [510, 340],
      [500, 210],
      [352, 190],
      [200, 112],
    ],
    width: 30,
  },
  {
    curve: [
      [530, 340],
      [540, 210],
      [700, 186],
      [846, 108],
    ],
    width: 30,
  },
  {
    curve: [
      [514, 340],
      [508, 230],
      [470, 160],
      [430, 72],
    ],
    width: 26,
  },
  {
    curve: [
      [526, 340],
      [532, 230],
      [600, 160],
      [632, 66],
    ],
    width: 26,
  },
];

/** Roots that have reached the ground: where on their limb they begin, how thick, and how far they lean. */
const grown: readonly [Limb, at: number, width: number, lean: number][] = [
  [left, 0.27, 8, 4],
  [left, 0.46, 6, 5],
  [left, 0.72, 5, 3],
  [left, 0.87, 3, -2],
  [right, 0.46, 8, 4],
  [right, 0.64, 5, -5],
  [right, 0.85, 3, 2],
];

/** Roots on their way down: where on their limb they begin, and how long they are. */
const hanging: readonly [Limb, at: number, length: number][] = [
  [left, 0.34, 92],
  [left, 0.39, 58],
  [left, 0.53, 118],
  [left, 0.58, 76],
  [left, 0.65, 138],
  [left, 0.8, 60],
  [left, 0.93, 70],
  [right, 0.35, 118],
  [right, 0.4, 84],
  [right, 0.55, 60],
  [right, 0.72, 92],
  [right, 0.76, 142],
  [right, 0.92, 78],
];

/** A root in the ground: it flares where it leaves its limb, and spreads a foot. */
function grownRoot([x, y]: Point, width: number, lean: number): string {
  const height = Math.round(ground - y - 52);
  const w = width;
  return [
    `M${numbers(x - 2 * w, y)}c${numbers(w, 3, 1.5 * w, 12, 1.5 * w, 22)}l${numbers(lean, height)}`,
    `c${numbers(0, 18, -w, 26, -3 * w, 30)}h${numbers(7 * w)}`,
    `c${numbers(-2 * w, -4, -3 * w, -12, -3 * w, -30)}l${numbers(-lean, -height)}`,
    `c${numbers(0, -10, w / 2, -19, 1.5 * w, -22)}z`,
  ].join("");
}

/** One outline of scallops round a flat dome: the leaves. */
function leaves(): string {
  const over: Point[] = Array.from({ length: 15 }, (_, place) => {
    const angle = Math.PI * (1 - place / 14);
    const across = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.86;
    const lift = [0, 10, 3][place % 3] ?? 0;
    return [520 + 496 * across, 220 - 176 * Math.sin(angle) ** 0.66 - lift];
  });
  const under: Point[] = [
    [950, 244],
    [856, 232],
    [760, 252],
    [660, 238],
    [530, 256],
    [390, 238],
    [290, 254],
    [190, 236],
    [96, 246],
  ];
  const [first, ...others] = over;
  if (!first) return "";
  let [x, y] = first.map(Math.round) as [number, number];
  let path = `M${numbers(x, y)}`;
  for (const [px, py] of [...others, ...under, first]) {
    const [nextX, nextY] = [Math.round(px), Math.round(py)];
    const radius = Math.round(Math.hypot(nextX - x, nextY - y) * 0.56);
    path += `a${radius} ${radius} 0 0 1 ${numbers(nextX - x, nextY - y)}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}

/** Slits between roots that grew together, in the colour of the page. */
function slits(): string {
  const lines = [
    [504, 462, 322, 4],
    [520, 462, 292, 4],
    [536, 462, 330, 4],
  ] as const;
  return lines
    .map(([x, low, high, w]) => {
      const rise = high - low;
      const up = `c${numbers(-w, rise / 3, w, rise * 0.66, 0, rise)}`;
      return `M${x} ${low}${up}c${numbers(w * 2, -rise / 3, 0, -rise * 0.66, 0, -rise)}z`;
    })
    .join("");
}

/** The tree without roots in the air. */
export function youngTree(): string {
  const trunk = `M446 ${ground}c32-6 44-40 40-90l3-44h62l3 44c-4 50 8 84 40 90z`;
  return [
    `<path id="crown" fill-opacity=".15" d="${leaves()}"/>`,
    '<use href="#crown" transform="matrix(.68 0 0 .6 150 36)"/>',
    // Apart, since paths that run against each other would cut holes where they meet.
    `<path d="${trunk}"/>`,
    ...limbs.map((limb) => `<path d="${limbPath(limb)}"/>`),
    `<path fill="var(--paper)" d="${slits()}"/>`,
  ].join("");
}

/** Its roots, those that hang and those that stand, with further strokes such as the ground. */
export function roots(strokes = ""): string {
  const standing = grown.map(([limb, at, width, lean]) => {
    const [x, y] = pointOf(limb, at);
    return grownRoot([x, y - 2], width, lean);
  });
  const inAir = hanging.map(([limb, at, length], place) =>
    hangingRoot(pointOf(limb, at), length, place % 2 ? 3 : -3),
  );
  return `<path d="${standing.join("")}"/>${stroked(inAir.join("") + strokes)}`;
}

/** Strokes as thin as a root. */
export function stroked(path: string): string {
  return `<path d="${path}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>`;
}

/** The lane to the tree, narrow at its foot and wide towards the reader, with two ruts. */
export function lane(): string {
  return [
    `<path fill-opacity=".15" d="M600 ${ground}C480 472 240 474-1200 480V548C300 542 560 508 700 470z"/>`,
    '<path d="M630 472C480 478 240 486-1200 496M672 472C520 496 260 522-1200 530" fill="none" stroke="var(--paper)" stroke-width="2.5"/>',
  ].join("");
}
