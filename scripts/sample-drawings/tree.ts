import { hangingRoot, type Limb, limbPath, numbers, type Point, pointOf } from "./geometry.ts";

/** Height at which the ground lies. */
export const ground = 470;

const main: Limb = {
  curve: [
    [507, 384],
    [501, 196],
    [280, 262],
    [46, 212],
  ],
  width: 40,
};
const limbs: readonly Limb[] = [
  main,
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
      [514, 340],
      [508, 230],
      [470, 160],
      [430, 72],
    ],
    width: 26,
  },
];

/** Roots that have reached the ground: where on the limb they begin, how thick, and how far they lean. */
const grown: readonly [at: number, width: number, lean: number][] = [
  [0.27, 8, 4],
  [0.46, 6, 5],
  [0.73, 5, 3],
  [0.88, 3, -2],
];

/** Roots on their way down: where on the limb they begin, and how long they are. */
const hanging: readonly [at: number, length: number][] = [
  [0.35, 92],
  [0.39, 58],
  [0.53, 118],
  [0.6, 76],
  [0.8, 60],
  [0.83, 104],
  [0.94, 84],
];

/** The same at the other side of the trunk, a little wider and lower, so that nobody sees a mirror. */
const otherSide = 'transform="matrix(-1.05 0 0 .98 1066 9.4)"';

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
  const over: Point[] = Array.from({ length: 13 }, (_, place) => {
    const angle = Math.PI * (1 - place / 12);
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

/**
 * The tree without roots in the air.
 *
 * @param isNear Whether it is drawn so large that the slits in its trunk are seen.
 */
export function youngTree(isNear = true): string {
  const trunk = `M446 ${ground}c32-6 44-40 40-90l3-44h62l3 44c-4 50 8 84 40 90z`;
  return [
    `<path id="crown" fill-opacity=".15" d="${leaves()}"/>`,
    '<use href="#crown" transform="matrix(.68 0 0 .6 150 36)"/>',
    `<path d="${trunk}"/>`,
    // Apart, since paths that run against each other would cut holes where they meet.
    `<g id="limbs">${limbs.map((limb) => `<path d="${limbPath(limb)}"/>`).join("")}</g>`,
    `<use href="#limbs" ${otherSide}/>`,
    isNear ? `<path fill="var(--paper)" d="${slits()}"/>` : "",
  ].join("");
}

/**
 * Its roots, those that stand and those that hang.
 *
 * @param isNear Whether it is drawn so large that those that hang are seen.
 */
export function roots(isNear = true): string {
  const standing = grown.map(([at, width, lean]) => {
    const [x, y] = pointOf(main, at);
    return grownRoot([x, y - 2], width, lean);
  });
  const inAir = hanging.map(([at, length], place) =>
    hangingRoot(pointOf(main, at), length, place % 2 ? 3 : -3),
  );
  const side = `<path d="${standing.join("")}"/>${isNear ? stroked(inAir.join("")) : ""}`;
  return `<g id="roots">${side}</g><use href="#roots" ${otherSide}/>`;
}

/** Strokes as thin as a root. */
export function stroked(path: string): string {
  return `<path d="${path}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/>`;
}

/** The lane to the tree, narrow at its foot and wide towards the reader. */
export function lane(): string {
  return `<path fill-opacity=".15" d="M600 ${ground}C480 472 240 474-1200 480V548C300 542 560 508 700 470z"/>`;
}
