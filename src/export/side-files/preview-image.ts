import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";
import satori from "satori";
import type { Content } from "../../content/schema/content.ts";
import type { StrokeDrawing } from "../../content/schema/primitives.ts";
import { toHex } from "../../design/theme.ts";

/** Size of a link-preview image in pixels, as the Open Graph protocol's readers like it. */
const previewSize = { width: 1200, height: 630 };

/** Sizes of the title to try, in pixels, from the best down. */
const titleSizes = [92, 80, 68, 58, 48, 40];
/** Room for the title, in pixels. */
const titleRoom = { width: 700, height: 300 };

const require = createRequire(import.meta.url);
const fonts = ["noto-serif", "noto-sans"].map((name) => {
  const file = require.resolve(`@fontsource/${name}/files/${name}-latin-400-normal.woff`);
  return { name, weight: 400 as const, data: readFileSync(file) };
});

/** A picture of a page's title in the house's colours, for link previews, as PNG. */
export async function previewImage(title: string, content: Content): Promise<Uint8Array> {
  let svg = "";
  for (const size of titleSizes) {
    const drawn = await draw(title, size, content);
    svg = drawn.svg;
    if (drawn.height <= titleRoom.height) break;
  }
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

async function draw(title: string, size: number, { site, pages }: Content) {
  const { company, theme } = site;
  const { paper, ink, inkSoft, accent } = theme.light;
  let height = 0;
  const picture = box({ ...previewSize, backgroundColor: toHex(paper), color: toHex(ink) }, [
    box({ position: "absolute", right: -120, top: 0, opacity: 0.35 }, [
      drawing(pages.home.hero.motif, previewSize.height, toHex(accent), 2),
    ]),
    box(
      {
        ...previewSize,
        boxSizing: "border-box",
        padding: 72,
        flexDirection: "column",
        justifyContent: "space-between",
      },
      [
        box({ alignItems: "center", fontFamily: "noto-sans", fontSize: 34 }, [
          drawing(company.logo, 80, toHex(accent), 2.25),
          box({ marginLeft: 24 }, company.name),
        ]),
        box(
          { width: titleRoom.width, fontFamily: "noto-serif", fontSize: size, lineHeight: 1.12 },
          title,
          "title",
        ),
        box({ fontFamily: "noto-sans", fontSize: 30, color: toHex(inkSoft) }, company.tagline),
      ],
    ),
  ]);
  const svg = await satori(picture as Parameters<typeof satori>[0], {
    ...previewSize,
    fonts,
    onNodeDetected: (node) => {
      if (node.key === "title") height = node.height;
    },
  });
  return { svg, height };
}

type Child = Element | string;

interface Element {
  type: string;
  key: string | null;
  props: Record<string, unknown>;
}

function box(style: Record<string, unknown>, children: Child | Child[], key: string | null = null) {
  return { type: "div", key, props: { style: { display: "flex", ...style }, children } };
}

/** A stroke drawing as high as asked. */
function drawing(
  { viewBox, path }: StrokeDrawing,
  height: number,
  stroke: string,
  strokeWidth: number,
): Element {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(" ").map(Number);
  const line = { d: path, fill: "none", stroke, strokeWidth, strokeLinecap: "round" };
  const children = [{ type: "path", key: null, props: line }];
  const size = { viewBox, height, width: (height * boxWidth) / boxHeight };
  return { type: "svg", key: null, props: { ...size, children } };
}
