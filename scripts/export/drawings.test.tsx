import sharp from "sharp";
import { expect, it } from "vitest";
import { CompanyMark } from "../../src/components/drawing.tsx";
import type { DrawnMark } from "../../src/content/mark.ts";
import type { Product } from "../../src/content/schema/product.ts";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { folderOfPictures } from "../check/testing/folder-of-pictures.ts";
import { markupOf } from "../check/testing/markup-of.tsx";
import { drawingsOf, markOf, withoutPaths } from "./drawings.ts";
import { iconFiles, iconPng, iconSvg } from "./side-files/icons.ts";
import { previewSvg } from "./side-files/preview/preview-image.ts";

const logo = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><style>.a{fill:${colour}}</style><path class="a" fill-opacity=".5" onclick="alert(1)" d="M0 0h120v40H0z"/><script>alert(2)</script></svg>`;

function contentWithLogo() {
  folderOfPictures({ "logo.svg": logo("#aa3300"), "night.svg": logo("#ffcc00") });
  const content = fixtureContent();
  content.site.company.logo = { file: "logo.svg", darkFile: "night.svg" };
  return content;
}

it("a logo from a file is in the page as shapes, once for each theme", () => {
  const { site } = contentWithLogo();
  const mark = markOf(site.company.logo) as DrawnMark;
  const html = markupOf(<CompanyMark />, { ...site, mark });
  expect(html.match(/fill-opacity/g)).toHaveLength(2);
  expect(html).toMatch(/art-light.*#a30.*art-dark.*#fc0/);
  expect(html).not.toMatch(/alert|script|onclick|style|class="a"/);
});

it("a logo from a file is the site's icon, in each theme, and on light paper for devices", async () => {
  const { site } = contentWithLogo();
  const icon = iconSvg(site);
  expect(icon).toMatch(/prefers-color-scheme:dark.*class="light".*#a30.*class="dark".*#fc0/);
  expect(icon).not.toMatch(/alert|script/);
  await expect(sharp(Buffer.from(icon)).png().toBuffer()).resolves.toBeDefined();
  for (const file of iconFiles) expect((await iconPng(site, file)).length).toBeGreaterThan(200);
});

it("a logo from a file leaves room for the name in link previews", async () => {
  const svg = await previewSvg("about", contentWithLogo());
  expect(svg).toMatch(/<svg x="72" y="540" width="156" height="52" viewBox="0 0 120 40"/);
  expect(svg).toContain("translate(246 ");
});

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="xMinYMax slice" overflow="visible"><g stroke="var(--ink)"><path id="a" d="M0 0h9v9z"/><use href="#a" x="3"/></g><circle r="4"/></svg>`;

/** A site with a drawing for its page about the company, and twice for the roadmap. */
function drawnContent() {
  folderOfPictures({ "tree.svg": drawing });
  const content = fixtureContent();
  content.site.drawings = [{ for: "about", file: "tree.svg" }];
  const { roadmap } = fixturePage(content, "products");
  Object.assign(roadmap ?? {}, { drawings: ["tree.svg", "tree.svg"] });
  return content;
}

it("a page has its drawing, of which the browser's chunk has the elements without their attributes", () => {
  expect(drawingsOf("home", drawnContent())).toEqual({});
  const drawings = drawingsOf("about", drawnContent());
  const about = { viewBox: "0 0 9 9", fit: "xMinYMax slice", isOpen: true };
  expect(drawings.drawing).toMatchObject(about);
  expect(JSON.stringify(drawings)).toMatch(/M0.*href.*ink|ink.*M0.*href/);
  const group = ["g", {}, ["path", "use"].map((name) => [name, {}, []])];
  expect(withoutPaths(drawings)).toEqual({
    drawing: { ...about, shapes: [group, ["circle", {}, []]] },
  });
});

it("the drawings along the roadmap have unique ids, and references to them still work", () => {
  const { stations = [] } = drawingsOf("products", drawnContent());
  const ids = stations.map(({ shapes }) => /"id":"([^"]+)"/.exec(JSON.stringify(shapes))?.[1]);
  expect(new Set(ids).size).toBe(2);
  for (const [place, id] of ids.entries())
    expect(JSON.stringify(stations[place])).toContain(`"href":"#${id}"`);
});

it("a page of products that has none yet opens with the drawing of the first page", () => {
  const content = drawnContent();
  for (const drawing of content.site.drawings ?? []) drawing.for = "home";
  const first = drawingsOf("home", content).drawing;
  expect(first).toBeDefined();
  expect(drawingsOf("products", { ...content, products: [] }).drawing).toEqual(first);
  const products = [{ name: "Till" } as Product];
  expect(drawingsOf("products", { ...content, products }).drawing).toBeUndefined();
});
