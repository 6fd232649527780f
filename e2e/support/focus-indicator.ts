import type { Page } from "playwright/test";
import sharp from "sharp";

/** Pixels around an element in which its indicator is looked for. */
const margin = 12;

const style = ":focus { outline: none !important; box-shadow: none !important; }";

/**
 * Measures how well what has the focus shows it (WCAG 2.4.13), on two pictures: as it is, and without
 * outline and shadow. What else may tell the focus, such as a colour, is not counted. The page must take the style
 * (`bypassCSP`).
 *
 * @returns As `area` the pixels that differ by at least 3:1, and as `needed` those of a line of 2 px around, where the window has it.
 */
export async function measureIndicator(page: Page) {
  const { clip, needed } = await page.evaluate(boxOfFocus, margin);
  const lights: number[][] = [];
  for (const options of [{}, { style }])
    lights.push(await luminances(await page.screenshot({ clip, ...options })));
  const [before = [], after = []] = lights;
  const contrasts = before.map((light, at) => {
    const [darker = 0, lighter = 0] = [light, after[at] ?? 0].sort((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05);
  });
  return { area: contrasts.filter((contrast) => contrast >= 3).length, needed };
}

/** How light each value of a colour is, as WCAG 2.2 defines it. */
const linear = Array.from({ length: 256 }, (_, part) =>
  part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
);

/** The relative luminance of each pixel of a picture. */
async function luminances(picture: Buffer): Promise<number[]> {
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  const lightAt = (place: number) => linear[data[place] ?? 0] ?? 0;
  return Array.from(
    { length: data.length / 3 },
    (_, at) =>
      0.2126 * lightAt(3 * at) + 0.7152 * lightAt(3 * at + 1) + 0.0722 * lightAt(3 * at + 2),
  );
}

/** Runs in the page. */
function boxOfFocus(margin: number) {
  const boxes = [...(document.activeElement?.getClientRects() ?? [])];
  const left = Math.max(Math.min(...boxes.map((box) => box.left)) - margin, 0);
  const top = Math.max(Math.min(...boxes.map((box) => box.top)) - margin, 0);
  const right = Math.min(Math.max(...boxes.map((box) => box.right)) + margin, innerWidth);
  const bottom = Math.min(Math.max(...boxes.map((box) => box.bottom)) + margin, innerHeight);
  const sides = (from: number, to: number, room: number) => Number(from >= 0) + Number(to <= room);
  const visibleLength = (from: number, to: number, room: number) =>
    Math.min(to, room) - Math.max(from, 0);
  // The sides that are in the window, if the control is larger, as a table of many rows may be.
  const needed = boxes.reduce(
    (sum, { left, top, right, bottom }) =>
      sum +
      2 * visibleLength(left, right, innerWidth) * sides(top, bottom, innerHeight) +
      2 * visibleLength(top, bottom, innerHeight) * sides(left, right, innerWidth),
    0,
  );
  return { clip: { x: left, y: top, width: right - left, height: bottom - top }, needed };
}
