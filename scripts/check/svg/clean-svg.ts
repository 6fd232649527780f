import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Element, ElementContent, Root } from "hast";
import type { Artwork, Shape } from "../../../src/content/artwork.ts";
import { escapeAttribute } from "../../../src/content/escape-attribute.ts";
import { keptAnswer } from "../read/kept-answer.ts";
import { allowedIn } from "./allowed.ts";

/** A drawing without what does not belong into one. */
export interface CleanSvg {
  artwork: Artwork;
  /** As a file of its own. */
  svg: string;
  /** What was taken out, in words, such as `script` or `onclick on path`; nothing twice. */
  removed: string[];
}

/** A text that holds no drawing. */
export class NoDrawing extends Error {}

// Written by drawing programs for themselves; to take it out changes nothing that anybody sees.
const silent =
  /^(xml|data-|aria-|inkscape|sodipodi|(version|baseProfile|class|style|role|enable-background|focusable) on |(title|desc|metadata)$)/i;

/** What a drawing says of its own place, which pages give it anew. */
const ofRoot = new Set("viewBox width height x y id preserveAspectRatio overflow".split(" "));

/**
 * Cleans a drawing (SVG) by a list of what may stand in it: scripts, links, texts and whatever would
 * load something are taken out. Styles become attributes before, since the policy of a page allows
 * no others.
 *
 * @param prefix Put before its ids, which are unique in a page only then.
 * @throws NoDrawing
 */
export function cleanSvg(text: string, prefix = "art"): CleanSvg {
  const id = `${prefix} ${text}`;
  const cleaned = known.get(id) ?? keptAnswer(keptName(id), id, () => cleanedAnew(text, prefix));
  known.set(id, cleaned);
  return cleaned;
}

/** A drawing from a file, cleaned, or why there is none, as a sentence. */
export function drawingIn(path: string, prefix?: string): CleanSvg | { fault: string } {
  try {
    return cleanSvg(readFileSync(path, "utf8"), prefix);
  } catch (error) {
    if (error instanceof NoDrawing) return { fault: error.message };
    throw error;
  }
}

/** The drawing in a file of the owner's, cleaned; none where it is not there, or no drawing. */
export function soundDrawing(asset: { path: string } | undefined): CleanSvg | undefined {
  const drawing = asset && drawingIn(asset.path);
  return drawing && !("fault" in drawing) ? drawing : undefined;
}

/** What was cleaned before: a logo is asked for by each page, icon and link preview. */
const known = new Map<string, CleanSvg>();

/** One of 256 names: a drawing that is drawn anew often leaves no more files than these. */
const keptName = (id: string) =>
  `drawing-${createHash("sha256").update(id).digest("hex").slice(0, 2)}`;

function cleanedAnew(text: string, prefix: string): CleanSvg {
  const { optimize, sanitize, fromHtml, allowed, attributeOf } = tools();
  const parsed = fromHtml(withPlainStyles(text, prefix, optimize), { fragment: true });
  const before = namesIn(parsed);
  // The browser's own way of reading decides what there is to take out.
  const tree = sanitize(parsed, allowed) as Root;
  const after = namesIn(tree);
  const removed = [...before].filter(([name, count]) => count > (after.get(name) ?? 0));
  const root = tree.children.find((node) => node.type === "element" && node.tagName === "svg");
  if (root === undefined) throw new NoDrawing("This is no SVG.");

  const own = attributesOf(root as Element);
  const { viewBox, width, height, preserveAspectRatio: fit, overflow } = own;
  const box = viewBox ?? (Number(width) && Number(height) ? `0 0 ${width} ${height}` : undefined);
  if (!box) throw new NoDrawing("The drawing has no viewBox, so that its size is not known.");
  const numbers = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [, , boxWidth = 0, boxHeight = 0] = numbers;
  // Of another drawing browsers show nothing, or all of it in another measure.
  if (numbers.length !== 4 || numbers.includes(Number.NaN) || Math.min(boxWidth, boxHeight) <= 0)
    throw new NoDrawing(
      `Its viewBox is "${box}" and not four numbers, of which the last two are above 0.`,
    );
  const shapes = shapesOf((root as Element).children);
  if (shapes.length === 0) throw new NoDrawing("The drawing has no shapes.");
  // What the root says of its shapes; on itself the styles of a page would go before it.
  const others = Object.entries(own).filter(([name]) => !ofRoot.has(name));
  const group = ["g", Object.fromEntries(others), shapes] as const;
  const artwork: Artwork = {
    viewBox: box,
    shapes: others.length > 0 ? [group] : shapes,
    ...(fit && { fit }),
    ...(overflow === "visible" && { isOpen: true }),
  };
  const said = removed.map(([name]) => name).filter((name) => !silent.test(name));
  return { artwork, svg: svgText(artwork), removed: said };

  function attributesOf({ properties }: Element): Record<string, string> {
    const entries = Object.entries(properties).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[attributeOf(name), [value].flat().join(" ")]],
    );
    return Object.fromEntries(entries);
  }

  function shapesOf(nodes: ElementContent[]): Shape[] {
    return nodes.flatMap((node) =>
      node.type === "element"
        ? [[node.tagName, attributesOf(node), shapesOf(node.children)] as const]
        : [],
    );
  }

  /** How often each element, and each attribute of one, occurs. */
  function namesIn(node: Root | ElementContent | { type: string }): Map<string, number> {
    const counts = new Map<string, number>();
    const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
    (function visit(inner: typeof node): void {
      if ("tagName" in inner) {
        count(inner.tagName);
        for (const name of Object.keys(inner.properties))
          count(`${attributeOf(name)} on ${inner.tagName}`);
      }
      // Of what is taken out as a whole, its parts are not said.
      const isKept = !("tagName" in inner) || allowed.tagNames?.includes(inner.tagName);
      if ("children" in inner && isKept) inner.children.forEach(visit);
    })(node);
    return counts;
  }
}

/** A drawing as the text of a file. */
function svgText({ viewBox, shapes }: Artwork): string {
  const [, , width, height] = viewBox.split(/[\s,]+/);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${escapeAttribute(viewBox)}">${shapesText(shapes)}</svg>`;
}

/** Shapes as SVG writes them. */
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

/** Letters of a drawing up to which paths that lie beside each other become one. */
const mostToMerge = 100_000;

function withPlainStyles(text: string, prefix: string, optimize: Tools["optimize"]): string {
  try {
    return optimize(text, {
      plugins: [
        {
          name: "preset-default",
          // What does not belong there is for the list of what may stand there, which says it.
          params: {
            overrides: {
              removeUnknownsAndDefaults: false,
              removeHiddenElems: false,
              inlineStyles: { onlyMatchedOnce: false },
              // Of very many it takes minutes, and saves next to nothing.
              ...(text.length > mostToMerge && { mergePaths: false }),
            },
          },
        },
        "convertStyleToAttrs",
        "removeXlink",
        { name: "prefixIds", params: { prefix, delim: "-" } },
      ],
    }).data;
  } catch {
    // The parser's own words name its input and not the file.
    throw new NoDrawing("This is no SVG.");
  }
}

type Tools = ReturnType<typeof load>;
let loaded: Tools | undefined;

/** Loaded for the first drawing: most sites have none, and a check has half a second. */
function tools(): Tools {
  loaded ??= load();
  return loaded;
}

function load() {
  const require = createRequire(import.meta.url);
  const { optimize } = require("svgo") as typeof import("svgo");
  const { sanitize } = require("hast-util-sanitize") as typeof import("hast-util-sanitize");
  const { fromHtml } = require("hast-util-from-html") as typeof import("hast-util-from-html");
  const { find, svg } = require("property-information") as typeof import("property-information");
  return {
    optimize,
    sanitize,
    fromHtml,
    allowed: allowedIn((attribute) => find(svg, attribute).property),
    /** The name of an attribute as SVG writes it. */
    attributeOf: (property: string) => find(svg, property).attribute,
  };
}
