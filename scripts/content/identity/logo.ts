import { resolve } from "node:path";
import { readText } from "../../../src/check/read/files/read-text.ts";
import { drawing, type StrokeDrawing } from "../../../src/content/schema/primitives.ts";

/** A mark taken from a file, or the reason why it cannot be one, as what to give instead. */
type LogoResult =
  | { logo: StrokeDrawing; isFilled: boolean; fault?: never }
  | { logo?: never; fault: string };

/** Elements that draw nothing, or only hold others. */
const quiet = /^(svg|g|title|desc|metadata|defs|(sodipodi|inkscape|rdf|cc|dc):[\w-]+)$/;

/** More letters than that weigh too much in each page. */
const longestPath = 2000;

const { viewBox, path } = drawing("The mark.").shape;

/** A ring, for a firm that has no mark yet: nobody's own. */
export const plainMark: StrokeDrawing = {
  viewBox: "0 0 32 32",
  path: "M28 16A12 12 0 1 1 4 16A12 12 0 1 1 28 16",
};

/** The mark in an SVG file: its one path, drawn with strokes. */
export function readLogo(file: string): LogoResult {
  const { source, diagnostic } = readText(resolve(file), file);
  if (source === undefined || diagnostic !== undefined)
    return { fault: `${diagnostic?.message} Give the path of an SVG file.` };
  return logoIn(source.text);
}

/** What is to be said of a mark that was taken from a file; nothing where it is drawn as it is. */
export function logoNote(file: string): string[] {
  const { isFilled } = { isFilled: false, ...readLogo(file) };
  return isFilled ? [`${file} is a filled shape: the site draws its outline, as a line.`] : [];
}

/** The mark in the text of an SVG. */
export function logoIn(svg: string): LogoResult {
  const elements = elementsIn(svg);
  const [root] = elements;
  if (root?.name !== "svg") return { fault: "Give an SVG file: its first element is <svg>." };

  const paths = elements.filter(({ name }) => name === "path");
  const other = elements.find(({ name }) => name !== "path" && !quiet.test(name));
  if (other !== undefined)
    return { fault: `It holds a <${other.name}>. Give an SVG in which one <path> draws the mark.` };
  const [drawn] = paths;
  if (drawn === undefined || paths.length > 1) {
    const found = paths.length === 0 ? "no <path>" : `${paths.length} <path>s`;
    return { fault: `It holds ${found}. Give an SVG with exactly one: join the strokes into it.` };
  }
  if (elements.some(({ attributes }) => /(^|[\s;"'])transform\s*[=:]/.test(attributes)))
    return {
      fault: "It moves its path by a transform. Give an SVG that has it in the path itself.",
    };

  const box = viewBox.safeParse(boxOf(root.attributes));
  if (!box.success)
    return {
      fault:
        "It has no viewBox of four numbers, the last two above 0. Give an SVG with one, such as 0 0 32 32.",
    };
  const strokes = path.safeParse(attribute(drawn.attributes, "d")?.trim().replaceAll(/\s+/g, " "));
  if (!strokes.success || !/^m/i.test(strokes.data))
    return { fault: "Its path has no data that can be drawn. Give an SVG whose path has a `d`." };
  if (strokes.data.length > longestPath)
    return {
      fault: `Its path has ${strokes.data.length} letters, and each page holds it. Give one of at most ${longestPath}: fewer points, and fewer decimals.`,
    };
  const isFilled = !elements.some(({ attributes }) => /fill\s*[=:]\s*["']?none/.test(attributes));
  return { logo: { viewBox: box.data, path: strokes.data }, isFilled };
}

interface SvgElement {
  name: string;
  attributes: string;
}

/** The elements of an SVG, in the order in which they begin. */
function elementsIn(svg: string): SvgElement[] {
  const plain = svg.replaceAll(/<!--[\s\S]*?-->|<[?!][^>]*>/g, "");
  const tags = plain.matchAll(/<([A-Za-z][\w:.-]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g);
  return Array.from(tags, ([, name = "", attributes = ""]) => ({ name, attributes }));
}

function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return match?.[1] ?? match?.[2];
}

/** The coordinates of a drawing; those of its size, where it names no others. */
function boxOf(attributes: string): string | undefined {
  const box = attribute(attributes, "viewBox");
  if (box !== undefined) return box.trim().replaceAll(/[\s,]+/g, " ");
  const [width, height] = ["width", "height"].map(
    (side) => /^\s*([\d.]+)(px)?\s*$/.exec(attribute(attributes, side) ?? "")?.[1],
  );
  return `0 0 ${width} ${height}`;
}
