import { expect, it } from "vitest";
import { readableSvg } from "./readable-svg.ts";

const svg = (size: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v9"/></svg>`;
const boxOf = (text: string) => /viewBox="([^"]*)"/.exec(readableSvg(Buffer.from(text)) ?? "")?.[1];

it.each([
  ['width="210mm" height="105mm"', "0 0 793.701 396.85"],
  ['height="3pc" width="1in"', "0 0 96 48"],
  ["width='12pt' height='2em'", "0 0 16 32"],
  ['width="40Q" height="1cm"', "0 0 37.795 37.795"],
  ['width="64" height="32.5px"', "0 0 64 32.5"],
  ['width="64mm" height="32mm" viewBox="0 0 6 3"', "0 0 6 3"],
  ['width="100%" height="32"', undefined],
  ['width="0" height="32"', undefined],
  ['width="64"', undefined],
])("a drawing with %s has the box %s", (size, box) => {
  expect(boxOf(svg(size))).toBe(box);
});

it("reads a drawing in UTF-16, with a mark at its beginning or without", () => {
  const text = svg('viewBox="0 0 9 9"');
  const [little, big] = [Buffer.from(`\uFEFF${text}`, "utf16le"), Buffer.from(text, "utf16le")];
  expect([little, big.swap16()].map(readableSvg)).toEqual([text, text]);
});

it("reads a drawing whose elements have a prefix", () => {
  const plain = svg('viewBox="0 0 9 9"');
  const named = plain.replaceAll(/<(\/?)(svg|path)/g, "<$1ns0:$2");
  expect(readableSvg(Buffer.from(named))).toBe(plain);
});

it("takes nothing else for a drawing", () => {
  const others = ["words of <svg >", "\xff\xd8\xff<svg >", "<html></html>", ""];
  expect(others.map((text) => readableSvg(Buffer.from(text, "latin1")))).toEqual(
    others.map(() => undefined),
  );
});
