import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it, vi } from "vitest";
import * as z from "zod";
import type { PicturePlace } from "../../../src/content/schema/facts.ts";
import { image, picturePlaces } from "../../../src/content/schema/image.ts";
import { pictureFacts } from "../../check/read/assets/picture-facts.ts";
import { folderOfPictures } from "../../check/testing/folder-of-pictures.ts";
import { encodePicture } from "./encode-picture.ts";
import { keptPicture } from "./kept-picture.ts";
import { Renditions, widthsFor, withRenditions } from "./renditions.ts";

/** A picture with a red upper and a blue lower half. */
function halves(width: number, height: number) {
  const half = { width, height: height / 2, channels: 3 as const };
  return sharp({ create: { width, height, channels: 3, background: "#00f" } }).composite([
    { input: { create: { ...half, background: "#f00" } }, top: 0, left: 0 },
  ]);
}

/** How the one picture of a folder is shown in a place, and its files as they are encoded. */
async function shown(
  name: string,
  bytes: Uint8Array | string,
  place: PicturePlace = picturePlaces.card,
) {
  const pictures = new Renditions(folderOfPictures({ [name]: bytes }));
  const rendition = pictures.of(name, place);
  const made = new Map<string, Uint8Array>();
  for (const [file, picture] of pictures.files) made.set(file, await encodePicture(picture));
  return { ...rendition, made };
}

it.each([
  [4000, 640, [320, 480, 640, 960, 1280]],
  [4000, 1100, [320, 480, 640, 960, 1280, 1920]],
  [1000, 640, [320, 480, 640, 1000]],
  [300, 640, [300]],
])("the widths of a source of %i pixels in a place of %i are %j", (source, widest, widths) => {
  expect(widthsFor(source, widest)).toEqual(widths);
});

it("pictures come in all formats and widths, upright, in sRGB, without what the camera wrote", async () => {
  // A camera that lay on its side: the red half is at the left of what is seen.
  const camera = halves(600, 400).withExif({ IFD0: { Copyright: "Somebody" } });
  const bytes = await camera.withMetadata({ orientation: 8 }).jpeg().toBuffer();
  const { stem, made, ...rendition } = await shown("till.jpg", bytes);
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

it.each(["png", "webp", "avif"] as const)(
  "a rotated %s from a camera has the size that is seen",
  async (format) => {
    const turned = halves(600, 400).toFormat(format).withMetadata({ orientation: 6 });
    const { width, height, made } = await shown(`till.${format}`, await turned.toBuffer());
    expect([width, height]).toEqual([400, 600]);
    for (const [file, picture] of made) {
      const measure = await sharp(picture).metadata();
      expect(measure.height / measure.width, file).toBe(1.5);
    }
  },
);

it("pictures have other names when their bytes change", async () => {
  const stemOf = async (width: number) =>
    (await shown("till.png", await halves(width, 200).png().toBuffer())).stem;
  expect(await stemOf(300)).toBe(await stemOf(300));
  expect(await stemOf(310)).not.toBe(await stemOf(300));
});

it("pictures come from the cache, and are made again where it cannot be written", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  const make = vi.fn(async () => Buffer.from("bytes"));
  const keep = (where: string) => keptPicture("till-300.avif", make, where);
  for (const _ of [1, 2]) expect(`${await keep(join(folder, "pictures"))}`).toBe("bytes");
  expect(make).toHaveBeenCalledTimes(1);
  expect(readdirSync(join(folder, "pictures"))).toEqual(["till-300.avif"]);
  writeFileSync(join(folder, "file"), "in the way");
  expect(`${await keep(join(folder, "file"))}`).toBe("bytes");
  expect(make).toHaveBeenCalledTimes(2);
});

it("a file of the cache that is not as it was kept is made again", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kept-"));
  const keep = (name: string) => keptPicture(name, async () => Buffer.from(name), folder);
  await keep("other.png");
  await keep("till.png");
  const [other, whole] = ["other.png", "till.png"].map((name) => readFileSync(join(folder, name)));
  if (!other || !whole) throw new Error("Nothing was kept.");
  const flipped = Buffer.from(whole);
  flipped[flipped.length - 1] = 0;
  const damages = [Buffer.alloc(0), whole.subarray(0, 20), whole.subarray(0, -1), flipped, other];
  for (const damaged of damages) {
    writeFileSync(join(folder, "till.png"), damaged);
    expect(`${await keep("till.png")}`).toBe("till.png");
    expect(readFileSync(join(folder, "till.png"))).toEqual(whole);
  }
});

it("pictures that cannot be decoded stop the build with their name and the reason", async () => {
  const noise = Buffer.alloc(300 * 200 * 3, "a picture that compresses badly 123 456");
  const size = { width: 300, height: 200, channels: 3 } as const;
  const whole = await sharp(noise, { raw: size }).jpeg().toBuffer();
  const broken = Buffer.concat([whole.subarray(0, 700), whole.subarray(-2)]);
  await expect(shown("till.jpg", broken)).rejects.toThrow(
    /pictures\/till\.jpg: This picture is broken .* Save it again/,
  );
});

it("a drawing has one file, cleaned", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 150"><script>alert(1)</script><path fill="#a33" d="M0 0h300v150z"/></svg>`;
  const { width, height, widths, stem, made } = await shown("plan.svg", svg, picturePlaces.feature);
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
  expect(withRenditions(schema, value, { of })).toEqual({ ...value, list: [{ image: known }, {}] });
  expect(withRenditions(schema, value, undefined)).toEqual({ ...value, list: [{}, {}] });
});

const [avif, jpeg, png, webp] = (await Promise.all(
  (["avif", "jpeg", "png", "webp"] as const).map((format) =>
    halves(64, 48).toFormat(format).toBuffer(),
  ),
)) as [Buffer, Buffer, Buffer, Buffer];
const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.8));
const exif = Buffer.from("eXIfMM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06", "latin1");
const frames = Buffer.concat([Buffer.alloc(192, "black"), Buffer.alloc(192, "white")]);
const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
const moving = await sharp(frames, { raw })
  .webp({ loop: 0, delay: [100, 100] })
  .toBuffer();
const head = png.indexOf("IDAT") - 4;
const control = Buffer.from("000000086163544c000000020000000000000000", "hex");
const movingPng = Buffer.concat([png.subarray(0, head), control, png.subarray(head)]);
const measure = { width: 64, height: 48 };
const tooShort = { fault: "The picture ends too early." };
const noPicture = { fault: "This is no JPEG, PNG, WebP, AVIF or SVG." };
const moves = { fault: "It moves, and pages show its first picture alone." };

it.each([
  ["an AVIF", avif, { kind: "avif", ...measure }],
  ["a JPEG", jpeg, { kind: "jpg", ...measure }],
  ["a PNG", png, { kind: "png", ...measure }],
  ["a WebP", webp, { kind: "webp", ...measure }],
  ["half a JPEG", cut(jpeg), tooShort],
  ["half a PNG", cut(png), tooShort],
  ["half a WebP", cut(webp), tooShort],
  ["a turned picture", Buffer.concat([png, exif]), { kind: "png", width: 48, height: 64 }],
  ["a WebP that moves", moving, moves],
  ["a WebP with Exif", await sharp(webp).withExif({}).webp().toBuffer(), measure],
  ["a PNG that moves", movingPng, moves],
  ["nothing", "", { fault: "The file is empty." }],
  ["words", "words", noPicture],
  ["a GIF", "GIF89a\x01\x00\x01\x00", noPicture],
])("the bytes of %s say what it is", (_, bytes, facts) => {
  // Its name says nothing.
  const folder = folderOfPictures({ "a.png": bytes });
  expect(pictureFacts(join(folder, "pictures", "a.png"))).toMatchObject(facts);
});
