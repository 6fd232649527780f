import { expect, it } from "vitest";
import { fixtureContent } from "../../../check/testing/fixture-content.ts";
import { folderOfPictures } from "../../../check/testing/folder-of-pictures.ts";
import { previewSvg } from "./preview-image.ts";

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
  content.site.theme.light.accent = "#114422";
  content.site.theme.light.warm = "#ffcc66";
  return content;
}

it.each([
  ["home", "M0 0h7v7z"],
  ["about", "M0 0h8v8z"],
  ["privacy", "M0 0h7v7z"],
])(
  "the link preview of %s has the page's own drawing, else that of the first page",
  async (key, path) => {
    const svg = await previewSvg({ key, title: "Title" }, drawnContent());
    expect(svg).toContain(path);
    expect(svg).toContain(
      'viewBox="0 0 40 20" preserveAspectRatio="xMinYMax slice" overflow="visible"',
    );
  },
);

it("a drawing has the theme's colours by day, since a picture knows no page", async () => {
  const svg = await previewSvg({ key: "home", title: "Title" }, drawnContent());
  expect(svg).toContain('color="#114422" fill="#114422"');
  expect(svg).toMatch(/fill="#ffcc66" stroke="#[0-9a-f]{6}"/);
  expect(svg).not.toContain("var(");
});

it("it stands where lines end: mirrored where they run to the left", async () => {
  const content = drawnContent();
  const mirrored = "translate(1200) scale(-1 1)";
  expect(await previewSvg({ key: "home", title: "Title" }, content)).not.toContain(mirrored);
  content.site.direction = "rtl";
  expect(await previewSvg({ key: "home", title: "Title" }, content)).toContain(mirrored);
});

it("words leave the foot of the picture to what a drawing stands on", async () => {
  const content = drawnContent();
  const baselines = async () => {
    const svg = await previewSvg({ key: "home", title: "Title" }, content);
    const places = svg.matchAll(/<g fill="#\w+" transform="translate\([\d.]+ ([\d.]+)\)/g);
    return Array.from(places, ([, y]) => Number(y));
  };
  expect(Math.max(...(await baselines()))).toBeLessThan(535);
  delete content.site.drawings;
  expect(Math.max(...(await baselines()))).toBe(558);
});
