import type { Page } from "playwright/test";

/** Pixels around an element in which its indicator is looked for. */
const margin = 12;

const style = ":focus { outline: none !important; box-shadow: none !important; }";

/**
 * Measures how well what has the focus shows it (WCAG 2.4.13), on two pictures: as it is, and without
 * outline and shadow. What else may tell the focus, such as a colour, is not counted.
 *
 * @param examiner A page of its own, in which the pictures are compared.
 * @returns As `area` the pixels that differ by at least 3:1, and as `needed` those of a line of 2 px around, where the window has it.
 */
export async function measureIndicator(page: Page, examiner: Page) {
  const { clip, needed } = await page.evaluate(boxOfFocus, margin);
  const pictures: string[] = [];
  for (const options of [{}, { style }])
    pictures.push((await page.screenshot({ clip, ...options })).toString("base64"));
  return { area: await examiner.evaluate(countContrastingPixels, pictures), needed };
}

/** Runs in the page. */
function boxOfFocus(margin: number) {
  const boxes = [...(document.activeElement?.getClientRects() ?? [])];
  const left = Math.max(Math.min(...boxes.map((box) => box.left)) - margin, 0);
  const top = Math.max(Math.min(...boxes.map((box) => box.top)) - margin, 0);
  const right = Math.min(Math.max(...boxes.map((box) => box.right)) + margin, innerWidth);
  const bottom = Math.min(Math.max(...boxes.map((box) => box.bottom)) + margin, innerHeight);
  const sides = (from: number, to: number, room: number) => Number(from >= 0) + Number(to <= room);
  const seen = (from: number, to: number, room: number) => Math.min(to, room) - Math.max(from, 0);
  // Of what is larger than the window, as a table of many rows may be, the sides that are in it.
  const needed = boxes.reduce(
    (sum, { left, top, right, bottom }) =>
      sum +
      2 * seen(left, right, innerWidth) * sides(top, bottom, innerHeight) +
      2 * seen(top, bottom, innerHeight) * sides(left, right, innerWidth),
    0,
  );
  return { clip: { x: left, y: top, width: right - left, height: bottom - top }, needed };
}

/** Runs in the examining page. */
async function countContrastingPixels(pictures: string[]): Promise<number> {
  const [before, after] = (await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      return context?.getImageData(0, 0, image.width, image.height).data;
    }),
  )) as [Uint8ClampedArray, Uint8ClampedArray];

  // Relative luminance as WCAG 2.2 defines it.
  const linear = (part: number) =>
    part <= 0.04045 * 255 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = (data: Uint8ClampedArray, at: number) =>
    0.2126 * linear(data[at] ?? 0) +
    0.7152 * linear(data[at + 1] ?? 0) +
    0.0722 * linear(data[at + 2] ?? 0);

  let count = 0;
  for (let at = 0; at < before.length; at += 4) {
    const [darker = 0, lighter = 0] = [luminance(before, at), luminance(after, at)].sort(
      (a, b) => a - b,
    );
    if ((lighter + 0.05) / (darker + 0.05) >= 3) count++;
  }
  return count;
}
