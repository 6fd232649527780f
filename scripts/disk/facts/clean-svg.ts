import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { XastChild, XastElement } from "svgo";
import { escapeAttribute } from "../../../src/engine/escape.ts";
import type { CleanSvg, PictureFault } from "../../../src/engine/site/index.ts";
import { type Artwork, idPrefix, type Shape } from "../../../src/site/data/artwork.ts";
import { lazy } from "../../../src/words/memoize.ts";
import { type Slots, say } from "../../../src/words/say.ts";
import { keptValue } from "../../kept-value.ts";
import { packageRoot } from "../../package.ts";
import { elements, goneWhole, isAllowed } from "./allowed.ts";
import { isRepeated, measureSvg, sizeFault } from "./heavy-drawing.ts";
import { readableSvg } from "./readable-svg.ts";

/** Why a drawing cannot be shown, and what to do: to save it again would give the same file. */
const refusal = (fault: string, way: string, slots?: Slots): PictureFault => {
  return { fault: say(`drawings.faults.${fault}`, slots), hint: say(`drawings.${way}`) };
};

const require = createRequire(import.meta.url);

/** The modules that clean drawings. A package has them in bundles, which change with its version alone. */
export function makersIn(folder: string): string {
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) =>
    /^(allowed|[\w-]+-(svg|drawing))\.\w+$/.test(name),
  );
  return names.map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
}

const makers = lazy(() => makersIn(join(packageRoot, "scripts/disk/facts")));

// Drawing programs write this for themselves; nobody sees a difference without it.
const silent =
  /^(xml|data-|aria-|inkscape|sodipodi|(version|baseProfile|class|style|role|enable-background|focusable) on |(title|desc|metadata)$)/i;

/** Attributes of the root that belong to its place, which pages set themselves. */
const ofRoot = new Set("viewBox width height x y id preserveAspectRatio overflow".split(" "));

/** The cleaned drawing from a file, or why there is none. */
export const readSvg = (path: string) => keptSvg(readFileSync(path));

/** The cleaned drawing from the bytes of a file, or why there is none; from the cache if it is there. */
export function keptSvg(bytes: Buffer): CleanSvg | PictureFault {
  const text = readableSvg(bytes) ?? `${bytes}`;
  return keptValue("drawings", makers() + text, () => cleanSvg(text));
}

/**
 * Cleans a drawing (SVG) by a list of allowed elements and attributes: scripts, links, texts and everything
 * that loads something are removed. Styles become attributes first, because the policy of a page allows no
 * inline styles. The drawing is serialized from the result, so that a browser cannot read anything else into it.
 */
export function cleanSvg(text: string): CleanSvg | PictureFault {
  const removed = new Set<string>();
  const size = measureSvg(text);
  const tooLarge = sizeFault(size);
  if (tooLarge) return refusal("large", "simplify", tooLarge);
  const isLarge = text.split("<").length + size.points > mostToShorten;
  const root = parseSvg(text, isLarge).find((node) => node.type === "element");
  if (root?.name !== "svg") return refusal("no-svg", "save-plain");
  const own = attributesOf(root);
  const { viewBox: box = "", preserveAspectRatio: fit, overflow } = own;
  const numbers = (box.match(/[^\s,]+/g) ?? []).map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = numbers;
  // Otherwise browsers show nothing, or the drawing in another size.
  if (numbers.length !== 4 || numbers.includes(Number.NaN) || Math.min(boxWidth, boxHeight) <= 0)
    return refusal("no-box", "add-box");
  const shapes = root.children.flatMap(shapesIn);
  if (shapes.length === 0) return refusal("no-shapes", "to-paths");
  // Attributes for its shapes go onto a group: on the root, the styles of a page would override them.
  const others = Object.entries(own).filter(([name]) => !ofRoot.has(name));
  const group = ["g", Object.fromEntries(others), shapes] as const;
  const artwork: Artwork = {
    viewBox: box,
    shapes: others.length > 0 ? [group] : shapes,
    ...(fit && { fit }),
    ...(overflow === "visible" && { isOpen: true }),
  };
  if (isRepeated(artwork)) return refusal("repeated", "simplify");
  return {
    artwork,
    points: size.points,
    svg: svgText(artwork),
    removed: [...removed].filter((name) => !silent.test(name)),
  };

  function attributesOf({ name: element, attributes }: XastElement): Record<string, string> {
    const entries = Object.entries(attributes).filter(([name, value]) => {
      const stays = isAllowed(name, value);
      if (!stays) removed.add(`${name} on ${element}`);
      return stays;
    });
    return Object.fromEntries(entries);
  }

  function shapesIn(node: XastChild): Shape[] {
    if (node.type !== "element") return [];
    const { name, children } = node;
    if (elements.has(name)) return [[name, attributesOf(node), children.flatMap(shapesIn)]];
    removed.add(name);
    return goneWhole.has(name) ? [] : children.flatMap(shapesIn);
  }
}

/** A drawing as the text of a file. */
function svgText({ viewBox, shapes }: Artwork): string {
  const [, , width, height] = viewBox.split(/[\s,]+/);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${escapeAttribute(viewBox)}">${shapesText(shapes)}</svg>`;
}

/** Shapes as SVG. */
export function shapesText(shapes: readonly Shape[]): string {
  return shapes
    .map(([name, attributes, children]) => {
      const written = Object.entries(attributes).map(
        ([key, value]) => ` ${key}="${escapeAttribute(value)}"`,
      );
      const inner = shapesText(children);
      return `<${name}${written.join("")}${inner ? `>${inner}</${name}>` : "/>"}`;
    })
    .join("");
}

/** Tags, comments and points up to which paths are also joined and made shorter: that takes time with their square. */
const mostToShorten = 5000;

/** Parses an SVG text, with styles turned into attributes. Paths are simplified unless the drawing is large. */
function parseSvg(text: string, isLarge: boolean): XastChild[] {
  // Loaded for the first drawing: most sites have none, and a check has half a second.
  const { optimize } = require("svgo") as typeof import("svgo");
  const inlineStyles = { onlyMatchedOnce: false };
  let found: XastChild[] = [];
  try {
    optimize(text, {
      plugins: [
        isLarge
          ? { name: "inlineStyles", params: inlineStyles }
          : {
              name: "preset-default",
              // Elements that are not allowed stay until the list removes and reports them.
              params: {
                overrides: {
                  removeUnknownsAndDefaults: false,
                  removeHiddenElems: false,
                  inlineStyles,
                },
              },
            },
        "convertStyleToAttrs",
        "removeXlink",
        { name: "prefixIds", params: { prefix: idPrefix, delim: "-" } },
        {
          name: "take-elements",
          fn: ({ children }) => {
            found = children;
          },
        },
      ],
    });
  } catch {
    // The parser's own message does not name the file.
    return [];
  }
  return found;
}
