import sharp from "sharp";
import { expect, it } from "vitest";
import type { RenderableContent } from "../../../../src/render/resources.ts";
import { casesIn, expectParts, type Row } from "../../../../src/testing/hold-cases.ts";
import { mergeChanges } from "../../../../src/testing/merge-changes.ts";
import { fixtureContent } from "../../../testing/files/fixture-content.ts";
import { folderOfPictures } from "../../../testing/files/folder-of-pictures.ts";
import { Renditions } from "../renditions.ts";
import { unitsPerEm } from "./fonts.ts";
import { previewImage, previewSvg } from "./preview-image.ts";

interface PreviewRow extends Row {
  of: string;
  /** What differs from the fixture, one after the other. */
  content?: object[];
  /** Where letters begin, with their sizes: the versal, the lines of the heading, then the name; in whole pixels. */
  texts?: [left: number, baseline: number, size: number][];
  /** Left and upper edge, width and height of each drawing. */
  boxes?: number[][];
}

/** What a preview shows, by its numbers. */
function shownIn(svg: string) {
  const numbersAt = (pattern: RegExp) =>
    Array.from(svg.matchAll(pattern), ([, ...found]) => found.map(Number));
  const letters = numbersAt(
    /<g fill="#\w+" transform="translate\((-?[\d.]+) ([\d.]+)\) scale\(([\d.]+) /g,
  );
  const whole = letters.map(([x = 0, y = 0, scale = 0]) => {
    // The versal has its size, and texts are in units of the em.
    return [x, y, scale < 1 ? scale * unitsPerEm : scale].map(Math.round);
  });
  const boxes = numbersAt(/<svg x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g);
  return {
    texts: whole,
    // The last is that of the mark.
    boxes: boxes.slice(0, -1).map((box) => box.map(Math.round)),
  };
}

const drawing = (path: string, seen = ' overflow="visible"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" preserveAspectRatio="xMinYMax slice"${seen}><path d="${path}"/><path fill="var(--warm)" stroke="var(--soil)" d="M1 1h2v3"/></svg>`;
const noise = Buffer.alloc(640 * 480 * 3);
for (let at = 0, seed = 1; at < noise.length; at++) {
  seed = (seed * 16_807) % 2_147_483_647;
  noise[at] = seed;
}
const raw = { width: 640, height: 480, channels: 3 } as const;
const pictures = {
  "logo.svg": `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9z"/></svg>`,
  "tree.svg": drawing("M0 0h7v7z"),
  "roots.svg": drawing("M0 0h8v8z", ""),
  "bough.svg": drawing("M0 0h9v9z"),
  "till.jpg": await sharp(noise, { raw }).jpeg().toBuffer(),
};

/** RenderableContent without a versal, with some changes. */
const contentWith = (...changes: object[]): RenderableContent =>
  [{ site: { versal: "none" } }, ...changes].reduce<RenderableContent>(
    mergeChanges,
    fixtureContent(),
  );

for (const row of casesIn<PreviewRow[]>(import.meta.dirname, "preview-image.test.yaml"))
  it(row.what, async () => {
    const { of, content = [], texts, boxes } = row;
    const renditions = new Renditions(folderOfPictures(pictures));
    const svg = await previewSvg(of, contentWith(...content), renditions);
    const shown = shownIn(svg);
    if (texts) expect(shown.texts).toEqual(texts);
    if (boxes) expect(shown.boxes).toEqual(boxes);
    expectParts(svg, row);
  });

it("a preview is small, a JPEG where that is smaller, and has another address when it changes", async () => {
  const renditions = new Renditions(folderOfPictures(pictures));
  const renderSample = (about: object) =>
    previewImage("about", contentWith({ pages: { about } }), renditions);
  const plain = await renderSample({ heading: "About" });
  expect(plain.preview).toMatchObject({ type: "image/png", width: 1200, height: 630 });
  expect(plain.preview.path).toMatch(/^\/previews\/about\.png\?[0-9a-f]{8}$/);
  expect((await renderSample({ heading: "We" })).preview.path).not.toBe(plain.preview.path);
  expect(await renderSample({ heading: "About" })).toEqual(plain);
  const { name, bytes, preview } = await renderSample({
    image: { file: "till.jpg", decorative: true },
  });
  expect(preview).toMatchObject({ type: "image/jpeg", path: /^\/previews\/about\.jpg\?/ });
  expect(name).toBe("about.jpg");
  expect(bytes.length).toBeLessThanOrEqual(250_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
});
