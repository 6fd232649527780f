import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import type { PicturePlace } from "../../../src/engine/schema/values/field-facts.ts";
import { image, picturePlaces } from "../../../src/engine/schema/values/image.ts";
import { withRenditions } from "../../../src/render/prepare/page-content.ts";
import { factsOnDisk } from "../../disk/disk.ts";
import { keptBytes } from "../../kept-value.ts";
import { folderOfPictures } from "../../testing/files/folder-of-pictures.ts";
import { inWordsOf } from "../../testing/in-words-of.ts";
import { temporaryFolder } from "../../testing/temporary-content.ts";
import { encodePicture } from "./encode-picture.ts";
import { Renditions, widthsFor } from "./renditions.ts";

/** A picture with a red upper and a blue lower half. */
function halves(width: number, height: number) {
  const half = { width, height: height / 2, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: "#00f" } }).composite([
    { input: { create: { ...half, background: "#f00" } }, top: 0, left: 0 },
  ]);
}

/** Renders the only picture of a folder in a place, and returns its encoded files. */
async function renderPicture(
  name: string,
  bytes: Uint8Array | string,
  place: PicturePlace = picturePlaces.card,
) {
  const pictures = new Renditions(folderOfPictures({ [name]: bytes }));
  const rendition = pictures.renditionFor(name, place);
  const made = new Map<string, Uint8Array>();
  for (const [file, picture] of pictures.files) made.set(file, await encodePicture(picture));
  return { ...rendition, made };
}

it.each([
  [4000, 1100, [320, 480, 640, 960, 1280, 1920]],
  [300, 640, [300]],
])("the widths of a source of %i pixels in a place of %i are %j", (source, widest, widths) => {
  expect(widthsFor(source, widest)).toEqual(widths);
});

it("pictures come in all formats and widths, upright, in sRGB, without what the camera wrote", async () => {
  // A camera that lay on its side: the red half is at the left of what is seen.
  const camera = halves(600, 400).withExif({ IFD0: { Copyright: "Somebody" } });
  const bytes = await camera.withMetadata({ orientation: 8 }).jpeg().toBuffer();
  const { stem, made, ...rendition } = await renderPicture("till.jpg", bytes);
  expect(rendition).toMatchObject({ width: 400, height: 600, widths: [320, 400], ending: "jpg" });
  expect(stem).toMatch(/^assets\/till-[0-9a-f]{8}$/);
  const endings = ["-320.avif", "-400.avif", "-320.webp", "-400.webp", "-400.jpg"];
  expect([...made.keys()]).toEqual(endings.map((ending) => stem + ending));
  for (const [file, picture] of made) {
    const { width, height, exif, orientation, space } = await sharp(picture).metadata();
    expect([width, height], file).toEqual(/320/.test(file) ? [320, 480] : [400, 600]);
    expect([exif, orientation ?? 1, space], file).toEqual([undefined, 1, "srgb"]);
    const place = { left: 50, top: 200, width: 1, height: 1 };
    const [red = 0, , blue = 0] = await sharp(picture).extract(place).raw().toBuffer();
    expect(red > blue, `${file} is red there`).toBe(true);
  }
});

it("pictures have other names when their bytes change", async () => {
  const stemOf = async (width: number) =>
    (await renderPicture("till.png", await halves(width, 200).png().toBuffer())).stem;
  expect(await stemOf(300)).toBe(await stemOf(300));
  expect(await stemOf(310)).not.toBe(await stemOf(300));
});

it("pictures come from the cache, and are made again where that is damaged or cannot be written", async () => {
  const folder = temporaryFolder();
  const make = vi.fn(async (name: string) => Buffer.from(name));
  const keep = (name: string, where = folder) => keptBytes(name, () => make(name), where);
  for (const name of ["other.png", "till.png", "till.png"]) await keep(name);
  expect(make).toHaveBeenCalledTimes(2);
  const [other, whole] = ["other.png", "till.png"].map((name) => readFileSync(join(folder, name)));
  if (!other || !whole) throw new Error("Nothing was kept.");
  const flipped = Buffer.from(whole);
  flipped[flipped.length - 1] = 0;
  const damages = [Buffer.alloc(0), whole.subarray(0, -1), flipped, other];
  for (const damaged of damages) {
    writeFileSync(join(folder, "till.png"), damaged);
    expect(`${await keep("till.png")}`).toBe("till.png");
    expect(readFileSync(join(folder, "till.png"))).toEqual(whole);
  }
  expect(`${await keep("till.png", join(folder, "till.png"))}`).toBe("till.png");
});

it("pictures that cannot be decoded stop the build with their name", async () => {
  const noise = Buffer.alloc(300 * 200 * 3, "a picture that compresses badly 123 456");
  const size = { width: 300, height: 200, channels: 3 } as const;
  const whole = await sharp(noise, { raw: size }).jpeg().toBuffer();
  const broken = Buffer.concat([whole.subarray(0, 700), whole.subarray(-2)]);
  await expect(renderPicture("till.jpg", broken)).rejects.toThrow(
    /pictures\/till\.jpg: This picture is broken\. Save it again/,
  );
});

it("a drawing has one file, cleaned", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><script>alert(1)</script><path fill="#a33" d="M0 0h300v150z"/></svg>`;
  const { width, height, widths, stem, made } = await renderPicture(
    "plan.svg",
    svg,
    picturePlaces.feature,
  );
  expect([width, height, widths]).toEqual([300, 150, []]);
  expect([...made.keys()]).toEqual([`${stem}.svg`]);
  expect(`${made.get(`${stem}.svg`)}`).toMatch(/^<svg xmlns(?!.*script).*#a33/);
});

it("each picture gets the files for its place; without renditions there are no pictures", () => {
  const schema = z.object({ list: z.array(z.object({ image: image("", "card").optional() })) });
  const picture = { file: "till.jpg", alt: "A till." };
  const value = { list: [{ image: picture }, {}], days: { a: "b" } };
  const of = (name: string, { widest }: PicturePlace) => ({ stem: `${name} ${widest}` }) as never;
  const known = { ...picture, rendition: { stem: `till.jpg ${picturePlaces.card.widest}` } };
  expect(withRenditions(schema, value, { renditionFor: of })).toEqual({
    ...value,
    list: [{ image: known }, {}],
  });
  expect(withRenditions(schema, value, undefined)).toEqual({ ...value, list: [{}, {}] });
});

const plain = sharp({ create: { width: 64, height: 48, channels: 4, background: "#a308" } });
/** As from a camera that lay on its side. */
const turned = plain.clone().withMetadata({ orientation: 6 });
const [jpg, png, webp] = await Promise.all([
  plain.clone().jpeg().toBuffer(),
  plain.clone().png().toBuffer(),
  plain.clone().webp().toBuffer(),
]);
const blue = await sharp({ create: { width: 64, height: 48, channels: 3, background: "#00f" } })
  .png()
  .toBuffer();
/** The chunk of an animation, behind the first one of a PNG (PNG, third edition, 11.3.6.1). */
const animated = Buffer.from("\0\0\0\x08acTL\0\0\0\x02\0\0\0\0sum.", "latin1");
const movingPng = Buffer.concat([png.subarray(0, 33), animated, png.subarray(33)]);
const isCut = { fault: "The picture ends too early." };
const isOther = { fault: "This is no JPEG, PNG, WebP, AVIF or SVG." };
const moves = { fault: "It moves, and pages show its first picture alone." };

it.each<[string, object, Buffer]>([
  ["an AVIF", { kind: "avif", width: 64, height: 48 }, await plain.clone().avif().toBuffer()],
  ["a JPEG", { kind: "jpg", width: 64, height: 48 }, jpg],
  ["a PNG", { kind: "png", width: 64, height: 48 }, png],
  ["a WebP", { kind: "webp", width: 64, height: 48 }, webp],
  [
    "a WebP with Exif",
    { kind: "webp", width: 64, height: 48 },
    await plain.clone().withMetadata({ orientation: 1 }).webp().toBuffer(),
  ],
  [
    "a PNG that is turned",
    { kind: "png", width: 48, height: 64 },
    await turned.clone().png().toBuffer(),
  ],
  [
    "a WebP that is turned",
    { kind: "webp", width: 48, height: 64 },
    await turned.clone().webp().toBuffer(),
  ],
  [
    "an AVIF that is turned",
    { kind: "avif", width: 48, height: 64 },
    await turned.clone().avif().toBuffer(),
  ],
  ["a JPEG that is cut off", isCut, jpg.subarray(0, -9)],
  ["a PNG that is cut off", isCut, png.subarray(0, -9)],
  ["a WebP that is cut off", isCut, webp.subarray(0, -9)],
  [
    "a WebP that moves",
    moves,
    await sharp([png, blue], { join: { animated: true } })
      .webp()
      .toBuffer(),
  ],
  ["a PNG that moves", moves, movingPng],
  ["nothing", { fault: "The file is empty." }, Buffer.alloc(0)],
  ["words", isOther, Buffer.from("words")],
  ["a GIF", isOther, Buffer.from("GIF89a\x01\0\x01\0")],
])("the bytes of %s say what it is", (_, facts, bytes) => {
  // Its name says nothing.
  const folder = folderOfPictures({ "a.png": bytes });
  expect(inWordsOf(factsOnDisk(join(folder, "pictures/a.png")).picture())).toMatchObject(facts);
});
