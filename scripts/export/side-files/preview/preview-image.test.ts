import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { expect, it } from "vitest";
import type { Content } from "../../../../src/content/schema/content.ts";
import type { Page } from "../../../../src/content/schema/pages.ts";
import type { Product } from "../../../../src/content/schema/product.ts";
import type { Site } from "../../../../src/content/schema/site.ts";
import { fixtureContent } from "../../../check/testing/fixture-content.ts";
import { folderOfPictures } from "../../../check/testing/folder-of-pictures.ts";
import { Renditions } from "../../pictures/renditions.ts";
import { previewImage, previewSvg } from "./preview-image.ts";

/** Content with a page of sections, and no versal unless the owner's is given. */
function contentWith(
  heading: string,
  site: Partial<Site> = {},
  page: Partial<Extract<Page, { layout: "sections" }>> = {},
): Content {
  const content = fixtureContent();
  const about = { ...content.pages["about"], heading, ...page } as Page;
  return {
    ...content,
    site: { ...content.site, versal: "none", ...site },
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

it("the heading is at the left margin above the ground, and the name next to the mark below it", async () => {
  const [heading, name] = linesOf(await previewSvg("about", contentWith("About")));
  expect(heading).toMatchObject({ x: 72 });
  expect(heading?.y).toBeLessThan(502);
  expect(name).toMatchObject({ x: 142 });
  expect(name?.y).toBeGreaterThan(502);
  expect(name?.scale).toBeLessThan(heading?.scale ?? 0);
});

it("they are at the right margin in a right-to-left script", async () => {
  const { company } = fixtureContent().site;
  const site = {
    language: "he",
    direction: "rtl",
    company: { ...company, name: "תוכנה" },
  } as const;
  const lines = linesOf(await previewSvg("about", contentWith("עלינו", site)));
  expect(lines).toHaveLength(2);
  for (const [index, { x, scale, paths }] of lines.entries()) {
    const [, last = 0] = [...paths.matchAll(/translate\(([\d.]+) /g)].at(-1)?.map(Number) ?? [];
    const lastLetter = 1400 * scale;
    const edge = index === 0 ? 1128 : 1058;
    expect(x + last * scale).toBeLessThan(edge);
    expect(x + last * scale).toBeGreaterThan(edge - lastLetter);
  }
});

it("no sentence is there twice: where the heading is the name, the tagline is below", async () => {
  const { company } = fixtureContent().site;
  const named = (name: string) =>
    previewSvg("about", contentWith("Firm", { company: { ...company, name, tagline: "Makes." } }));
  const [same, other] = await Promise.all([named("Firm"), named("Makes.")]);
  expect(linesOf(same)[1]?.paths).toBe(linesOf(other)[1]?.paths);
});

const drawing = (path: string, seen = ' overflow="visible"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" preserveAspectRatio="xMinYMax slice"${seen}><path d="${path}"/><path fill="var(--warm)" stroke="var(--soil)" d="M1 1h2v3"/></svg>`;

/** Content whose first page, page about the company and contact page have a drawing each. */
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
  return content;
}

it("a page has its own drawing, otherwise that of the first page, in the theme's light colours", async () => {
  for (const [key, path] of Object.entries({ home: "7v7z", about: "8v8z", privacy: "7v7z" })) {
    const svg = await previewSvg(key, drawnContent());
    expect(svg, key).toContain(path);
    expect(svg).toMatch(/"0 0 40 20" preserveAspectRatio="xMinYMax( slice)?"/);
    expect(svg).toContain('color="#114422" fill="#114422"');
    expect(svg).toMatch(/fill="#ffcc66" stroke="#[0-9a-f]{6}"/);
    expect(svg).not.toContain("var(");
  }
});

it("a drawing stands on the ground, which one that goes on beyond its frame has itself, or hangs from the top", async () => {
  // The first is as wide as it has to be: librsvg would cut it at a frame that it fits with `slice`.
  expect(await previewSvg("home", drawnContent())).toMatch(/width="940"[^>]* overflow="visible"/);
  const foot = async (key: string) => {
    const svg = await previewSvg(key, drawnContent());
    const [, y, height] = /<svg x="620" y="(\d+)" width="[\d.]+" height="(\d+)"/.exec(svg) ?? [];
    return [Number(y), Number(y) + Number(height), svg.includes("M0 502h1200")];
  };
  expect(await foot("home")).toEqual([32, 502, false]);
  expect(await foot("about")).toEqual([32, 502, true]);
  expect(await foot("contact")).toEqual([0, 300, true]);
});

it("a drawing is at the end of lines, and mirrored in a right-to-left script", async () => {
  const mirrored = "translate(1200) scale(-1 1)";
  expect(await previewSvg("home", drawnContent())).not.toContain(mirrored);
  expect(await previewSvg("home", drawnContent({ direction: "rtl" }))).toContain(mirrored);
});

it("the drawings of a roadmap stand on the ground, from the smallest to the largest", async () => {
  const content = drawnContent();
  const products = content.pages["products"] as Extract<Page, { layout: "products" }>;
  Object.assign(products.roadmap ?? {}, { drawings: ["tree.svg", "roots.svg", "bough.svg"] });
  const boxes = [
    ...(await previewSvg("products", content)).matchAll(
      /<svg x="([\d.]+)" y="0" width="([\d.]+)" height="502"/g,
    ),
  ].map(([, x, width]) => [Number(x), Number(width)] as const);
  expect(boxes).toHaveLength(3);
  expect(boxes).toEqual(boxes.toSorted((one, other) => one[0] - other[0]));
  expect(boxes).toEqual(boxes.toSorted((one, other) => one[1] - other[1]));
});

it("a photograph that opens the page stands next to the heading, also of a page with a drawing", async () => {
  const directory = folderOfPictures({});
  mkdirSync(directory, { recursive: true });
  const create = { width: 1200, height: 900, channels: 3, background: "#496" } as const;
  await sharp({ create }).jpeg().toFile(`${directory}/pictures/till.jpg`);
  const image = { file: "till.jpg", decorative: true } as const;
  const content = contentWith("About us", {}, { image });
  const svg = await previewSvg("about", content, new Renditions(directory));
  expect(svg).toMatch(/<image x="620" y="0" width="580" height="502" [^>]*href="data:image\/jpeg;/);
  const { sections } = fixtureContent().pages["home"] as Extract<Page, { layout: "sections" }>;
  const [hero, ...others] = sections;
  const home = { ...content.pages["home"], sections: [{ ...hero, image }, ...others] } as Page;
  const first = { ...content, pages: { ...content.pages, home } };
  expect(await previewSvg("home", first, new Renditions(directory))).toContain("<image ");
});

it("a preview is small, a JPEG where that is smaller, and has another address when it changes", async () => {
  const noise = Buffer.alloc(640 * 480 * 3, "a photograph that compresses badly 123 456");
  const raw = { width: 640, height: 480, channels: 3 } as const;
  for (let at = 0, seed = 1; at < noise.length; at++) {
    seed = (seed * 16_807) % 2_147_483_647;
    noise[at] = seed;
  }
  const photograph = await sharp(noise, { raw }).jpeg().toBuffer();
  const renditions = new Renditions(folderOfPictures({ "till.jpg": photograph }));
  const made = (heading: string, image?: { file: string; decorative: true }) =>
    previewImage("about", contentWith(heading, {}, image && { image }), renditions);
  const plain = await made("About");
  const other = await made("We");
  expect(plain.preview).toMatchObject({ type: "image/png", width: 1200, height: 630 });
  expect(plain.preview.path).toMatch(/^\/previews\/about\.png\?[0-9a-f]{8}$/);
  expect(other.preview.path).not.toBe(plain.preview.path);
  expect(await made("About")).toEqual(plain);
  const { files, preview } = await made("About", { file: "till.jpg", decorative: true });
  expect(preview).toMatchObject({ type: "image/jpeg", path: /^\/previews\/about\.jpg\?/ });
  // Services that know the former address still get a picture there.
  expect(Object.keys(files)).toEqual(["about.jpg", "about.png"]);
  for (const [name, bytes] of Object.entries(files)) {
    expect(bytes.length, name).toBeLessThanOrEqual(250_000);
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }, name).toEqual({
      format: name.endsWith("jpg") ? "jpeg" : "png",
      width: 1200,
      height: 630,
    });
  }
});

it("a firm without drawings has its versal, in tint and cut by the edge at the end of lines", async () => {
  const versalIn = async (direction: Site["direction"]) => {
    const svg = await previewSvg("privacy", contentWith("", { versal: "W", direction }));
    const [, x, y, size] =
      /<svg width="1200" height="503"><g fill="#\w+" transform="translate\((-?[\d.]+) ([\d.]+)\) scale\(([\d.]+) /.exec(
        svg,
      ) ?? [];
    return { x: Number(x), y: Number(y), size: Number(size) };
  };
  const { x, y, size } = await versalIn("ltr");
  expect(y).toBe(502);
  // As high as from the top of the heading to the ground.
  expect(0.714 * size).toBeCloseTo(430, 0);
  expect(x).toBeGreaterThanOrEqual(560);
  expect((await versalIn("rtl")).x).toBeLessThan(0);
});

it("without any picture the heading has the whole width", async () => {
  const heading = "What a long heading says on two lines beside a drawing";
  const scaleOf = async (site: Partial<Site>) =>
    linesOf(await previewSvg("about", contentWith(heading, site))).at(-2)?.scale ?? 0;
  expect(await scaleOf({})).toBeGreaterThan(await scaleOf({ versal: "W" }));
});

it("below a drawn roadmap are at most three planned products, each with its number and its roots", async () => {
  const content = drawnContent();
  const products = content.pages["products"] as Extract<Page, { layout: "products" }>;
  Object.assign(products.roadmap ?? {}, { drawings: ["tree.svg", "roots.svg", "bough.svg"] });
  const progress = [65, undefined, 40, 0, 100];
  const planned = progress.map(
    (progress) => ({ name: "Till", progress, eta: "Q1 2030" }) as Product,
  );
  const svg = await previewSvg("products", { ...content, products: planned });
  const grown = [...svg.matchAll(/h([\d.]+)" stroke-width="28"/g)].map(([, width]) =>
    Number(width),
  );
  const whole = (1200 - 2 * 72 - 2 * 44) / 3;
  expect(grown.map((width) => Math.round((100 * width) / whole))).toEqual([65, 40, 0]);
  // The heading, three names with their numbers, and the firm's name.
  expect(linesOf(svg)).toHaveLength(8);
  expect(svg).toContain('height="362"');
});
