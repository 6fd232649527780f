import { expect, it } from "vitest";
import { type Shaped, shaperFor, type Writing } from "./shape-text.ts";

async function shapeSample(
  text: string,
  language = "en",
  direction: Writing["direction"] = "ltr",
): Promise<Shaped> {
  const shaper = await shaperFor(text, { language, direction });
  return shaper.shape(0, shaper.text.length);
}

/** The outlines of a line from left to right, without their places. */
const glyphs = ({ paths }: Shaped) =>
  [...paths.matchAll(/ d="([^"]+)"/g)].map(([, outline]) => outline);
const glyphOf = async (letter: string) => glyphs(await shapeSample(letter))[0];

it("a text is measured and drawn in a line", async () => {
  const line = await shapeSample("Hxg");
  expect(glyphs(line)).toHaveLength(3);
  expect(line.width).toBeGreaterThan(3 * 800);
  expect(line.ascent).toBeCloseTo(1428, -1);
  expect(line.descent).toBeGreaterThan(300);
});

it("letters are joined as in their script", async () => {
  expect(glyphs(await shapeSample("क्ष", "hi"))).toHaveLength(1);
});

it("Latin words and numbers stay left to right, and brackets are mirrored", async () => {
  const line = glyphs(await shapeSample("א (AB) 12", "he", "rtl"));
  const expected = ["1", "2", "(", "A", "B", ")", "א"].map(glyphOf);
  expect(line).toEqual(await Promise.all(expected));
});

it("a telephone number and a name with signs stay as they are written", async () => {
  const line = glyphs(await shapeSample("א +1 (2) 3456, C+", "he", "rtl"));
  const expected = [..."C+,+1(2)3456א"].map(glyphOf);
  expect(line).toEqual(await Promise.all(expected));
});

it("a full stop follows the direction of the site", async () => {
  const [letter, stop] = [await glyphOf("א"), await glyphOf(".")];
  expect(glyphs(await shapeSample("א.", "he", "rtl"))).toEqual([stop, letter]);
  expect(glyphs(await shapeSample("א.", "he", "ltr"))).toEqual([letter, stop]);
});

it("signs come from another font or in a plainer form, and one that no font draws is left out", async () => {
  for (const sign of "≥≈∞★→⅓")
    expect(glyphs(await shapeSample(sign)).length, sign).toBeGreaterThan(0);
  expect(glyphs(await shapeSample("Our \uE000 firm"))).toEqual(
    glyphs(await shapeSample("Our firm")),
  );
  expect(await shapeSample("\uE000")).toMatchObject({ width: 0, paths: "" });
});
