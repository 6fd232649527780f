import { expect, it } from "vitest";
import { fixtureContent, fixturePage } from "../check/testing/fixture-content.ts";
import { folderOfPictures } from "../check/testing/folder-of-pictures.ts";
import { drawingsOf, withoutPaths } from "./drawings.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" preserveAspectRatio="xMinYMax slice" overflow="visible"><g stroke="var(--ink)"><path id="a" d="M0 0h9v9z"/><use href="#a" x="3"/></g><circle r="4"/></svg>`;

function drawnContent() {
  folderOfPictures({ "tree.svg": drawing });
  const content = fixtureContent();
  content.site.drawings = [{ for: "about", file: "tree.svg" }];
  const { roadmap } = fixturePage(content, "products");
  Object.assign(roadmap ?? {}, { drawings: ["tree.svg", "tree.svg"] });
  return content;
}

it("a page has the drawing that is named for it, and the products those along the roadmap", () => {
  const content = drawnContent();
  expect(drawingsOf("home", content)).toEqual({});
  const { drawing } = drawingsOf("about", content);
  expect(drawing).toMatchObject({ viewBox: "0 0 9 9", fit: "xMinYMax slice", isOpen: true });
  expect(drawingsOf("products", content).stations).toHaveLength(2);
});

it("ids are unique in a page, and still point at one another", () => {
  const { stations = [] } = drawingsOf("products", drawnContent());
  const ids = stations.map(({ shapes }) => /"id":"([^"]+)"/.exec(JSON.stringify(shapes))?.[1]);
  expect(new Set(ids).size).toBe(2);
  for (const [place, id] of ids.entries())
    expect(JSON.stringify(stations[place])).toContain(`"href":"#${id}"`);
});

it("the browser is given the same elements without what is in them", () => {
  const drawings = drawingsOf("about", drawnContent());
  const bare = withoutPaths(drawings);
  expect(JSON.stringify(bare)).not.toMatch(/M0|href|ink/);
  expect(bare.drawing).toMatchObject({
    viewBox: "0 0 9 9",
    fit: "xMinYMax slice",
    isOpen: true,
    shapes: [
      [
        "g",
        {},
        [
          ["path", {}, []],
          ["use", {}, []],
        ],
      ],
      ["circle", {}, []],
    ],
  });
});
