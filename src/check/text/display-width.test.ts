import { expect, it } from "vitest";
import { displayWidth, graphemesOf } from "./display-width.ts";

// As glibc's wcswidth and common terminals count them, except for the sequences of emoji, which
// terminals that know them draw in two columns.
it.each([
  ["", 0],
  ["plain", 5],
  ["naïve", 5],
  ["e\u0301", 1],
  ["नमस्ते", 4],
  ["క్షమించు", 6],
  ["తెలుగు", 5],
  ["ไทย", 3],
  ["שלום", 4],
  ["日本語", 6],
  ["한국어", 6],
  ["\u1112\u1161\u11AB", 2],
  ["ｱ", 1],
  ["Ａ", 2],
  ["、", 2],
  ["🌳", 2],
  ["👍🏽", 2],
  ["👨‍👩‍👧", 2],
  ["🇮🇳", 2],
  ["❤️", 2],
  ["❤", 1],
  ["1️⃣", 2],
  ["a\u200Bb", 2],
  ["soft\u00ADhyphen", 11],
  ["→ – …", 5],
  ["“Größe” — 5 €", 13],
])("%j takes %i columns", (text, width) => {
  expect(displayWidth(text)).toBe(width);
});

it("cuts text where a cursor stops", () => {
  expect(graphemesOf("ae\u0301👨‍👩‍👧日")).toEqual([
    { text: "a", start: 0, width: 1 },
    { text: "e\u0301", start: 1, width: 1 },
    { text: "👨‍👩‍👧", start: 3, width: 2 },
    { text: "日", start: 11, width: 2 },
  ]);
});
