import { describe, expect, it } from "vitest";
import { inWords } from "../../../src/engine/messages/messages.ts";
import type { CleanSvg } from "../../../src/engine/site/files/file-set.ts";
import { casesIn } from "../../../src/testing/hold-cases.ts";
import { growsInProportion } from "../../testing/cpu-time.ts";
import { temporaryFolder } from "../../testing/temporary-content.ts";
import { cleanSvg as cleanOrFault, makersIn } from "./clean-svg.ts";

const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 16" ${attributes}>${inner}</svg>`;
const cleanSvg = (text: string) => cleanOrFault(text) as CleanSvg;
const path = '<path fill="#a33" d="M0 0h32v16z"/>';
const pathWith = (attributes: string) => `<path ${attributes} d="M0 0h9v9"/>`;

/** Rows of `clean-svg.test.yaml`. */
interface Cases {
  whole: [what: string, inner: string, parts: string[]][];
  drawsNothing: string[];
  removed: [inner: string, said: string][];
  kept: [name: string, value: string][];
  refused: string[];
}
const cases = casesIn<Cases>(import.meta.dirname, "clean-svg.test.yaml");

/** Parts of ten of the part before, twenty times. */
const repeated = Array.from({ length: 20 }, (_, place) => {
  const inner = place === 0 ? path : `<use href="#a${place - 1}"/>`.repeat(10);
  return `<g id="a${place}">${inner}</g>`;
}).join("");

it("needs no file of the program: a package has bundles in their place", () => {
  expect(makersIn("scripts/disk/facts")).toContain("export function cleanSvg(");
  expect(makersIn(`${temporaryFolder()}/none`)).toBe("");
});

describe("cleanSvg", () => {
  it.each(cases.whole)("keeps %s, and reports nothing", (_, inner, parts) => {
    const { artwork, removed } = cleanSvg(svg(inner));
    expect(removed).toEqual([]);
    const text = JSON.stringify(artwork);
    expect(artwork.viewBox).toBe("0 0 32 16");
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/style|class/);
  });

  it("joins neighbouring paths, but not very many", () => {
    const svgWithPaths = (count: number) => {
      const paths = Array.from({ length: count }, (_, index) => `<path d="M${index} 0h.5v9"/>`);
      return cleanSvg(svg(paths.join("\n"))).artwork.shapes.length;
    };
    expect(svgWithPaths(20)).toBe(1);
    expect(svgWithPaths(5000)).toBe(5000);
  });

  it.each([
    ["points", (size: number) => `<path d="M0 0${"l.3.4".repeat(size)}"/>`],
    ["comments", (size: number) => "<!-- a -->".repeat(size) + path],
  ])("takes time in proportion to %s", (_, drawing) => {
    const clean = (size: number) => cleanSvg(svg(drawing(size)));
    expect(growsInProportion(clean, 100_000)).toBe(true);
  });

  it.each([
    [`<path d="M0 0${"l1 1".repeat(160_000)}"/>`, /^It has 1 shape, 160,001 points, 0 styles/],
    ["<circle r='1'/>".repeat(40_000), /^It has 40,000 shapes, 0 points, .*; a page carries/],
    ["<g>".repeat(9000) + path + "</g>".repeat(9000), /, 0 styles and groups in 9,002 levels;/],
    [`<style>${".a{fill:red}".repeat(3000)}</style>${path.repeat(1000)}`, /, 3,000 styles and/],
    [repeated, /^Parts that are used again, or a filter, draw far more/],
    [`<g id="a">${path}<use href="#a"/></g>`, /^Parts that are used again/],
    [repeated.replaceAll("href=", 'fill="none" xlink:href='), /^Parts that are used again/],
    [
      '<filter id="a" x="-9e6" width="2e7"/><path filter="url(#a)" d="M0 0h9"/>',
      /^Parts that are used again, or a filter/,
    ],
  ])("refuses a drawing that is too much: %#", (inner, said) => {
    const { fault } = cleanOrFault(svg(inner)) as { fault: string };
    expect(inWords(fault, "en")).toMatch(said);
  });

  it.each(cases.removed)("removes and reports %s", (inner, said) => {
    const { svg: cleaned, removed, artwork } = cleanSvg(svg(path + inner));
    const others = removed.filter((name) => !name.endsWith(` on ${said}`));
    expect(others).toEqual([said]);
    expect(`${cleaned}${JSON.stringify(artwork)}`).not.toMatch(
      /script|alert|bad\.example|onclick|onload|foreign|animate|<set|<text|<style|<a /i,
    );
    expect(cleaned).toContain("#a33");
    expect(cleaned).not.toContain("\\");
  });

  it.each(cases.drawsNothing)("draws nothing inside %s", (name) => {
    const inner = `<${name}><path fill="#b4c5d6" d="M0 0h9v9"/></${name}>`;
    expect(cleanSvg(svg(path + inner)).svg).not.toContain("#b4c5d6");
  });

  it.each(cases.kept)("keeps %s: %s", (name, value) => {
    const own = `${name}="${value.replace("#art-a", "#a")}"`;
    const mask = '<mask id="a"><path fill="#fff" d="M0 0h9v9"/></mask>';
    const { artwork, removed } = cleanSvg(svg(mask + pathWith(own)));
    expect(removed).toEqual([]);
    expect(artwork.shapes.at(-1)?.[1]).toMatchObject({ [name]: value });
  });

  it("keeps how a drawing fits its place, and that it is visible beyond its edges", () => {
    const artworkWith = (attributes: string) => cleanSvg(svg(path, attributes)).artwork;
    expect(artworkWith('preserveAspectRatio="xMinYMax slice" overflow="visible"')).toMatchObject({
      fit: "xMinYMax slice",
      isOpen: true,
    });
    expect(Object.keys(artworkWith('overflow="hidden"'))).toEqual(["viewBox", "shapes"]);
  });

  it("moves the root's attributes for its shapes to a group", () => {
    const { artwork } = cleanSvg(svg('<path d="M0 0h3"/>', 'fill="none" stroke="#123456"'));
    expect(artwork.shapes).toMatchObject([
      ["g", { fill: "none", stroke: "#123456" }, [["path", { d: "M0 0h3" }, []]]],
    ]);
  });

  it("takes its size from a box with commas and powers of ten", () => {
    const text = svg(path).replace(/viewBox="[^"]*"/, `viewBox=" -1.5,0, 32 1.6e1 "`);
    expect(cleanSvg(text).artwork.viewBox).toBe("-1.5 0 32 16");
  });

  it.each(cases.refused)("refuses %s, which has no drawing", (text) => {
    expect(cleanSvg(text)).toHaveProperty("fault");
  });
});
