import type { RenderableContent } from "../../../src/render/resources.ts";
import type { Content } from "../../../src/site/data/content.ts";
import { focalName } from "../../../src/site/data/rendition.ts";
import { versalCss } from "./versal.ts";

/** How many pixels wide the drawing is read, and from which opacity of 255 on a pixel belongs to it. */
const [width, seen] = [320, 16];

/** The share of its height within which the upper edge is: a column without anything above that has the ground. */
const depth = 0.45;

/** The styles that a firm's letter, drawing and pictures give its pages. */
export const drawnCss = async (content: Drawn): Promise<string> =>
  ((await versalCss(content.site)) || (await crownCss(content))) + focalCss(content);

type Drawn = Pick<RenderableContent, "site" | "pages" | "products" | "resources">;

/** The points of pictures that are never cut. */
const focalCss = (content: Content) =>
  focalPoints(content)
    .map((point) => `.picture.${focalName(point)}{object-position:${point}}`)
    .join("");

export const focalPoints = (content: Content): string[] => [
  ...new Set(
    Array.from(
      JSON.stringify(content).matchAll(/"focalPoint":"([^"]+)"/g),
      ([, point = ""]) => point,
    ),
  ),
];

/**
 * The upper edge of the band of shade: the outline from above of the drawing of the first page, or otherwise of the
 * firm's first; empty without a band or a drawing.
 */
async function crownCss({ site, pages, resources }: Drawn): Promise<string> {
  const { drawings = [], startPage } = site;
  const drawing = drawings.find((one) => one.for === startPage) ?? drawings[0];
  const isAsked = Object.values(pages).some(
    (page) =>
      page.layout === "sections" &&
      page.sections.some((section) => section.kind === "passages" && section.shade),
  );
  const read = isAsked && drawing && resources.facts("pictures", drawing.file)?.drawing();
  if (!read || "fault" in read) return "";
  const { default: sharp } = await import("sharp");
  const { data, info } = await sharp(Buffer.from(read.svg))
    .resize({ width })
    .extractChannel("alpha")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = Math.round(info.height * depth);
  const heights = Array.from({ length: info.width }, (_, column) => {
    const row = Array.from({ length: ground }, (_, at) => data[at * info.width + column] ?? 0);
    const top = row.findIndex((opacity) => opacity >= seen);
    return top < 0 ? ground : top;
  });
  const first = heights.findIndex((height) => height < ground);
  const last = heights.findLastIndex((height) => height < ground);
  const outline = heights.slice(Math.max(first, 0), last + 1);
  const [least, most] = [Math.min(...outline), Math.max(...outline)];
  // Without a shape of its own the edge is plain.
  if (most - least < 2) return "";
  const percents = outline.map((height, column): Point => {
    return [(column / (outline.length - 1)) * 100, ((height - least) / (most - least)) * 100];
  });
  const points = cornersOf(percents).map((one) =>
    one.map((part) => `${+part.toFixed(1)}%`).join(" "),
  );
  return `.shade{margin-top:4vw}.shade::before{content:"";position:absolute;inset:auto 0 calc(100% - 1px);height:7vw;background:inherit;clip-path:polygon(0 100%,${points.join()},100% 100%)}`;
}

type Point = readonly [x: number, y: number];

/** The points of a line between which it is nearly straight (Ramer, Douglas and Peucker). */
function cornersOf(line: readonly Point[]): readonly Point[] {
  const [first = [0, 0], last = first] = [line[0], line.at(-1)];
  const slope = (last[1] - first[1]) / (last[0] - first[0] || 1);
  const away = line.map(([x, y]) => Math.abs(y - first[1] - slope * (x - first[0])));
  const at = away.indexOf(Math.max(...away));
  if ((away[at] ?? 0) < 1.5) return [first, last];
  return [...cornersOf(line.slice(0, at + 1)).slice(0, -1), ...cornersOf(line.slice(at))];
}
