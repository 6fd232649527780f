import { expect, it } from "vitest";
import type { Content } from "../../../../src/content/schema/content.ts";
import type { Site } from "../../../../src/content/schema/site.ts";
import { fixtureContent } from "../../../check/testing/fixture-content.ts";
import { folderOfPictures } from "../../../check/testing/folder-of-pictures.ts";
import { previewSvg } from "./preview-image.ts";

const about = { key: "about", title: "About" };

function contentIn(language: string, direction: Site["direction"], name: string): Content {
  const content = fixtureContent();
  const company = { ...content.site.company, name, tagline: name };
  return { ...content, site: { ...content.site, language, direction, company } };
}

/** Where the lines of text begin, and how they are scaled. */
function linesOf(svg: string) {
  const places = svg.matchAll(
    /<g fill="#\w+" transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+) [^"]*">(.*?)<\/g>/g,
  );
  return Array.from(places, ([, x, y, scale, paths = ""]) => {
    return { x: Number(x), y: Number(y), scale: Number(scale), paths };
  });
}

it("name, title and tagline begin at the left margin", async () => {
  const svg = await previewSvg(about, contentIn("en", "ltr", "Firm"));
  expect(linesOf(svg).map(({ x }) => x)).toEqual([176, 72, 72]);
});

it("they begin at the right margin in a right-to-left script", async () => {
  const svg = await previewSvg({ key: "about", title: "עלינו" }, contentIn("he", "rtl", "תוכנה"));
  const lines = linesOf(svg);
  expect(lines).toHaveLength(3);
  for (const [index, { x, scale, paths }] of lines.entries()) {
    const [, last = 0] = [...paths.matchAll(/translate\(([\d.]+) /g)].at(-1)?.map(Number) ?? [];
    const lastLetter = 1400 * scale;
    const edge = index === 0 ? 1024 : 1128;
    expect(x + last * scale).toBeLessThan(edge);
    expect(x + last * scale).toBeGreaterThan(edge - lastLetter);
  }
});

it("letters on the drawing have an outline in the paper's colour", async () => {
  const halos = async (name: string) =>
    (await previewSvg(about, contentIn("de", "ltr", name))).match(/stroke-linejoin/g)?.length;
  expect(await halos("Firma")).toBeUndefined();
  expect(await halos("Donaudampfschifffahrtselektrizitätenhauptbetrieb")).toBe(1);
});

it("text has the whole width if there is no drawing", async () => {
  const content = contentIn("en", "ltr", "Firm");
  const { home, ...pages } = content.pages;
  const title = "What a long heading says on two lines beside a drawing";
  const beside = await previewSvg({ key: "about", title }, content);
  const alone = await previewSvg({ key: "about", title }, { ...content, pages });
  const drawings = (svg: string) => svg.match(/<svg x=/g)?.length;
  expect([home && drawings(beside), drawings(alone)]).toEqual([2, 1]);
  expect(alone).not.toContain("stroke-linejoin");
  expect(linesOf(alone)[1]?.scale).toBeGreaterThan(linesOf(beside)[1]?.scale ?? 0);
});

const drawing = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" preserveAspectRatio="xMinYMax slice" overflow="visible"><path d="${path}"/><path fill="var(--warm)" stroke="var(--soil)" d="M1 1h2v3"/></svg>`;

/** Content whose first page and page about the company have a drawing each. */
function drawnContent() {
  folderOfPictures({ "tree.svg": drawing("M0 0h7v7z"), "roots.svg": drawing("M0 0h8v8z") });
  const content = fixtureContent();
  content.site.drawings = [
    { for: "home", file: "tree.svg" },
    { for: "about", file: "roots.svg" },
  ];
  Object.assign(content.site.theme.light, { accent: "#114422", warm: "#ffcc66" });
  return content;
}
const drawn = (content: Content, key = "home") => previewSvg({ key, title: "Title" }, content);

it("a page has its own drawing, otherwise that of the first page, in the theme's light colours", async () => {
  for (const [key, path] of Object.entries({ home: "7v7z", about: "8v8z", privacy: "7v7z" })) {
    const svg = await drawn(drawnContent(), key);
    expect(svg, key).toContain(path);
    expect(svg).toMatch(/"0 0 40 20" preserveAspectRatio="xMinYMax slice" overflow="visible"/);
    expect(svg).toContain('color="#114422" fill="#114422"');
    expect(svg).toMatch(/fill="#ffcc66" stroke="#[0-9a-f]{6}"/);
    expect(svg).not.toContain("var(");
  }
});

it("a drawing is at the end of lines, and mirrored in a right-to-left script", async () => {
  const content = drawnContent();
  const mirrored = "translate(1200) scale(-1 1)";
  expect(await drawn(content)).not.toContain(mirrored);
  content.site.direction = "rtl";
  expect(await drawn(content)).toContain(mirrored);
});

it("text ends above the ground of a drawing", async () => {
  const content = drawnContent();
  const lowest = async () => Math.max(...linesOf(await drawn(content)).map(({ y }) => y));
  expect(await lowest()).toBeLessThan(535);
  delete content.site.drawings;
  expect(await lowest()).toBe(558);
});
