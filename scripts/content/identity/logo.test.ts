import { describe, expect, it } from "vitest";
import { logoIn, readLogo } from "./logo.ts";

const svg = (inner: string, attributes = 'viewBox="0 0 32 32"') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;
const path = '<path d="M3 14C4 7 9.5 3 16 3" fill="none" stroke="#000"/>';
const logo = { viewBox: "0 0 32 32", path: "M3 14C4 7 9.5 3 16 3" };

describe("the mark in an SVG", () => {
  it.each([
    ["alone", svg(path)],
    ["within a group, with a title", svg(`<title>Us</title><g id="a">${path}</g><!-- <rect/> -->`)],
    ["with its data on several lines", svg(path.replace("7 9.5", "7\n   9.5"))],
    ["with commas between its coordinates", svg(path, "viewBox='0,0, 32,32'")],
    ["with a size in place of coordinates", svg(path, 'width="32px" height="32"')],
  ])("is its one path, %s", (_, text) => {
    expect(logoIn(text)).toEqual({ logo, isFilled: false });
  });

  it("is told to be a filled shape, whose outline is drawn", () => {
    expect(logoIn(svg('<path d="M3 14C4 7 9.5 3 16 3"/>'))).toEqual({ logo, isFilled: true });
  });

  it.each([
    ["no SVG", "PNG", /Give an SVG file/],
    ["no path", svg(""), /holds no <path>\. Give an SVG with exactly one/],
    ["two paths", svg(path + path), /holds 2 <path>s\. Give an SVG with exactly one/],
    ["another shape", svg(`${path}<circle r="1"/>`), /holds a <circle>\. Give an SVG in which one/],
    ["a script", svg(`<script>x()</script>${path}`), /holds a <script>/],
    ["letters", svg(`${path}<text>Us</text>`), /holds a <text>/],
    [
      "a transform",
      svg(`<g transform="scale(2)">${path}</g>`),
      /by a transform\. Give an SVG that/,
    ],
    [
      "no coordinates",
      svg(path, 'width="100%"'),
      /no viewBox of four numbers.* Give an SVG with one/,
    ],
    ["no room", svg(path, 'viewBox="0 0 0 0"'), /no viewBox of four numbers, the last two above 0/],
    ["no data", svg('<path fill="none"/>'), /no data that can be drawn/],
    ["data that draw nothing", svg('<path d="url(#x)"/>'), /no data that can be drawn/],
    ["too much data", svg(`<path d="M0 0${"L1 1".repeat(600)}"/>`), /2404 letters.* at most 2000/],
  ])("is refused where it holds %s, and told what to give", (_, text, fault) => {
    expect(logoIn(text).fault).toMatch(fault);
  });
});

it("a file that is not there is told of", () => {
  expect(readLogo("nowhere.svg").fault).toMatch(/Give the path of an SVG file\.$/);
});
