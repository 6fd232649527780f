import { bough } from "./bough.ts";
import { ground, lane, roots, stroked, youngTree } from "./tree.ts";

/** Stands on the ground, from its left edge on, and is cut by its place's other edges. */
const standing = 'preserveAspectRatio="xMinYMax slice" overflow="visible"';
/** All of a crown, down to the ground. */
const wholeTree = "4 -8 1031 478";
const horizon = stroked(`M-1200 ${ground - 1}H2000`);
const shoot =
  "M20 60c2-20 2-30 0-42l-2 .5c1 12 1 22 0 41.500zM19 40C17 28 8 24-4 26c2 11 11 16 23 14M20 26C20 12 29 5 42 6c0 13-9 21-22 20";

/** The drawings of the content that ships, as SVG, by the names of their files. */
export const drawings: Readonly<Record<string, string>> = {
  "tree.svg": svg("0 8 1040 542", lane() + youngTree() + roots() + horizon, standing),
  "roots.svg": svg("20 10 600 460", youngTree() + roots() + horizon, standing),
  "bough.svg": svg(
    "0 0 450 120",
    bough(),
    'preserveAspectRatio="xMinYMin slice" overflow="visible"',
  ),
  "sprout.svg": svg("-6 0 52 60", `<path d="${shoot}"/>`),
  "young-tree.svg": svg(wholeTree, youngTree(false)),
  "grown-tree.svg": svg(wholeTree, youngTree(false) + roots(false)),
};

function svg(viewBox: string, shapes: string, attributes = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${attributes}>${shapes}</svg>\n`;
}
