import sharp from "sharp";
import { expect, it } from "vitest";
import type { Content } from "../../../../src/content/schema/content.ts";
import type { Page } from "../../../../src/content/schema/pages.ts";
import type { Product } from "../../../../src/content/schema/product.ts";
import type { Site } from "../../../../src/content/schema/site.ts";
import { fixtureContent, fixturePage } from "../../../check/testing/fixture-content.ts";
import { folderOfPictures } from "../../../check/testing/folder-of-pictures.ts";
import { Renditions } from "../../pictures/renditions.ts";
import { previewImage, previewSvg } from "./preview-image.ts";

/** Content with a page of sections, and no versal unless the owner's is given. */
function contentWith(heading: string, site: object = {}, page: object = {}): Content {
  const content = fixtureContent();
  const { company } = content.site;
  const about = { ...content.pages["about"], heading, ...page } as Page;
  return {
    ...content,
    site: { ...content.site, versal: "none", company, ...site },
    pages: { ...content.pages, about },
  };
}

/** Where the lines of text begin, and how they are scaled: those of the heading, then the name. */
function linesOf(svg: string) {
  const places = svg.matchAll(
    /<g fill="#\w+" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) [^"]*">(.*?)<\/g>/g,
  );
  return Array.from(places, ([, x, y, scale, paths = ""]) => {
    return { x: Number(x), y: Number(y), scale: Number(scale), paths };
  });
}

/** The boxes of drawings: their left and upper edges, widths and heights. */
function boxesOf(svg: string): number[][] {
  const boxes = svg.matchAll(
    /<svg x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)"/g,
  );
  return Array.from(boxes, ([, ...numbers]) => numbers.map(Number));
}

it("the heading is at the left margin above the ground, and the name next to the mark below it", async () => {
  const [heading, name] = linesOf(await previewSvg("about", contentWith("About")));
  expect([heading?.x, name?.x]).toEqual([72, 142]);
  expect(heading?.y).toBeLessThan(502);
  expect(name?.y).toBeGreaterThan(502);
  expect(name?.scale).toBeLessThan(heading?.scale ?? 0);
});

it("they are at the right margin in a right-to-left script", async () => {
  const company = { ...fixtureContent().site.company, name: "ו" };
  const site = { language: "he", direction: "rtl", company };
  const lines = linesOf(await previewSvg("about", contentWith("ע", site)));
  expect(lines).toHaveLength(2);
  for (const [index, { x, scale }] of lines.entries()) {
    const edge = [1128, 1058][index] ?? 0;
    expect(x).toBeLessThan(edge);
    expect(x).toBeGreaterThan(edge - 1400 * scale);
  }
});

it("no sentence is there twice: where the heading is the name, the tagline is below", async () => {
  const named = async (name: string) => {
    const company = { ...fixtureContent().site.company, name, tagline: "Makes." };
    return linesOf(await previewSvg("about", contentWith("Firm", { company })))[1]?.paths;
  };
  expect(await named("Firm")).toBe(await named("Makes."));
});

const drawing = (path: string, seen = ' overflow="visible"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" preserveAspectRatio="xMinYMax slice"${seen}><path d="${path}"/><path fill="var(--warm)" stroke="var(--soil)" d="M1 1h2v3"/></svg>`;

/** Content whose first page, page about the company and contact page have a drawing each, and the roadmap all. */
function drawnContent(site: Partial<Site> = {}) {
  folderOfPictures({
    "tree.svg": drawing("M0 0h7v7z"),
    "roots.svg": drawing("M0 0h8v8z", ""),
    "bough.svg": drawing("M0 0h9v9z"),
  });
  const drawings = Object.entries({ home: "tree", about: "roots", contact: "bough" });
  const content = contentWith("About us", {
    drawings: drawings.map(([page, name]) => ({ for: page, file: `${name}.svg` })),
    ...site,
  });
  Object.assign(content.site.theme.light, { accent: "#114422", warm: "#ffcc66" });
  const roadmap = { drawings: ["tree.svg", "roots.svg", "bough.svg"] };
  Object.assign(fixturePage(content, "products").roadmap ?? {}, roadmap);
  return content;
}

it.each([
  // Wider than its box: librsvg would cut it at a frame that it fits with `slice`.
  ["home", "7v7z", [620, 32, 940, 470], false],
  ["about", "8v8z", [620, 32, 580, 470], true],
  // It hangs from the top.
  ["contact", "9v9z", [620, 0, 600, 300], true],
  ["privacy", "7v7z", [620, 32, 940, 470], false],
])(
  "%s has its own drawing or the first page's, on the ground in the theme's light colours",
  async (key, path, box, hasLine) => {
    const svg = await previewSvg(key, drawnContent());
    expect(svg).toContain(path);
    expect(boxesOf(svg)[0]).toEqual(box);
    expect(svg.includes("M0 502h1200")).toBe(hasLine);
    expect(svg).toMatch(/"0 0 40 20" preserveAspectRatio="xMinYMax( slice)?"/);
    expect(svg).toContain('color="#114422" fill="#114422"');
    expect(svg).toMatch(/fill="#ffcc66" stroke="#[0-9a-f]{6}"/);
    expect(svg).not.toContain("var(");
  },
);

it("a drawing is at the end of lines, and mirrored in a right-to-left script", async () => {
  const mirrored = "translate(1200) scale(-1 1)";
  expect(await previewSvg("home", drawnContent())).not.toContain(mirrored);
  expect(await previewSvg("home", drawnContent({ direction: "rtl" }))).toContain(mirrored);
});

it("the drawings of a roadmap stand on the ground, from the smallest to the largest", async () => {
  const boxes = boxesOf(await previewSvg("products", drawnContent())).slice(0, 3);
  for (const [, y, , height] of boxes) expect([y, height]).toEqual([0, 502]);
  const sorted = (by: number) => boxes.toSorted((one, other) => (one[by] ?? 0) - (other[by] ?? 0));
  expect([sorted(0), sorted(2)]).toEqual([boxes, boxes]);
});

it("below a drawn roadmap are at most three planned products, each with its number and its roots", async () => {
  const planned = [65, undefined, 40, 0, 100].map(
    (progress) => ({ name: "Till", progress, eta: "Q1 2030" }) as Product,
  );
  const svg = await previewSvg("products", { ...drawnContent(), products: planned });
  const grown = Array.from(svg.matchAll(/h([\d.]+)" stroke-width="28"/g), ([, width]) => width);
  const whole = (1200 - 2 * 72 - 2 * 44) / 3;
  expect(grown.map((width) => Math.round((100 * Number(width)) / whole))).toEqual([65, 40, 0]);
  // The heading, three names with their numbers, and the firm's name.
  expect(linesOf(svg)).toHaveLength(8);
  expect(boxesOf(svg)[0]?.[3]).toBe(362);
});

it("a photograph that opens the page stands next to the heading, also of a page with a drawing", async () => {
  const create = { width: 1200, height: 900, channels: 3, background: "#496" } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  const renditions = new Renditions(folderOfPictures({ "till.jpg": photograph }));
  const image = { file: "till.jpg", decorative: true };
  const content = contentWith("About us", {}, { image });
  const svg = await previewSvg("about", content, renditions);
  expect(svg).toMatch(/<image x="620" y="0" width="580" height="502" [^>]*href="data:image\/jpeg;/);
  const hero = { kind: "hero", heading: "Words", intro: "Words", image };
  Object.assign(content.pages["home"] ?? {}, { sections: [hero] });
  expect(await previewSvg("home", content, renditions)).toContain("<image ");
});

it("a preview is small, a JPEG where that is smaller, and has another address when it changes", async () => {
  const noise = Buffer.alloc(640 * 480 * 3);
  for (let at = 0, seed = 1; at < noise.length; at++) {
    seed = (seed * 16_807) % 2_147_483_647;
    noise[at] = seed;
  }
  const raw = { width: 640, height: 480, channels: 3 } as const;
  const photograph = await sharp(noise, { raw }).jpeg().toBuffer();
  const renditions = new Renditions(folderOfPictures({ "till.jpg": photograph }));
  const made = (heading: string, page?: object) =>
    previewImage("about", contentWith(heading, {}, page), renditions);
  const plain = await made("About");
  expect(plain.preview).toMatchObject({ type: "image/png", width: 1200, height: 630 });
  expect(plain.preview.path).toMatch(/^\/previews\/about\.png\?[0-9a-f]{8}$/);
  expect((await made("We")).preview.path).not.toBe(plain.preview.path);
  expect(await made("About")).toEqual(plain);
  const { files, preview } = await made("About", { image: { file: "till.jpg", decorative: true } });
  expect(preview).toMatchObject({ type: "image/jpeg", path: /^\/previews\/about\.jpg\?/ });
  // Services that know the former address still get a picture there.
  expect(Object.keys(files)).toEqual(["about.jpg", "about.png"]);
  for (const [name, bytes] of Object.entries(files)) {
    expect(bytes.length, name).toBeLessThanOrEqual(250_000);
    const format = name.endsWith("jpg") ? "jpeg" : "png";
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 1200, height: 630 });
  }
});

it("a firm without drawings has its versal, in tint and cut by the edge at the end of lines", async () => {
  const versalIn = async (direction: Site["direction"]) => {
    const svg = await previewSvg("privacy", contentWith("", { versal: "W", direction }));
    const letter =
      /<svg width="1200" height="503"><g fill="#\w+" transform="translate\((-?[\d.]+) ([\d.]+)\) scale\(([\d.]+) /;
    return letter.exec(svg)?.slice(1).map(Number) ?? [];
  };
  const [x, y, size = 0] = await versalIn("ltr");
  expect(y).toBe(502);
  // As high as from the top of the heading to the ground.
  expect(0.714 * size).toBeCloseTo(430, 0);
  expect(x).toBeGreaterThanOrEqual(560);
  expect((await versalIn("rtl"))[0]).toBeLessThan(0);
});

it("without any picture the heading has the whole width", async () => {
  const heading = "What a long heading says on two lines beside a drawing";
  const scaleOf = async (site: Partial<Site>) =>
    linesOf(await previewSvg("about", contentWith(heading, site))).at(-2)?.scale ?? 0;
  expect(await scaleOf({})).toBeGreaterThan(await scaleOf({ versal: "W" }));
});
