import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { messageTags } from "../../src/engine/messages/messages.ts";
import { tell, tellIn } from "../../src/engine/messages/tell.ts";
import { nameFor, putFile } from "../../src/panel/answers/put-file.ts";
import { editor, folder, serve } from "../testing/serve/served-firm.ts";
import { temporaryFolder } from "../testing/temporary-content.ts";
import { diskWorkspace } from "./disk-workspace.ts";
import { importPicture } from "./import-picture.ts";

/** A photograph of one colour. */
function photograph(width: number, height: number, background = "#963") {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Where a photograph was taken, as the camera writes it. */
const position = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };

it("a picture keeps its format and becomes sRGB without anything that is not seen", async () => {
  const given = [
    ["jpg", photograph(2600, 90).toColourspace("cmyk").withIccProfile("cmyk").jpeg(), 2560],
    [
      "jpg",
      photograph(2000, 3000).withExif(position).withMetadata({ orientation: 6 }).jpeg(),
      2560,
    ],
    ["png", photograph(300, 90).withIccProfile("p3").withXmp("<x/>").png(), 300],
    [
      "webp",
      photograph(300, 90)
        .withExif({ IFD0: { Artist: "Ida" } })
        .webp(),
      300,
    ],
    ["avif", photograph(300, 90).withMetadata({ orientation: 6 }).avif(), 90],
  ] as const;
  for (const [ending, picture, width] of given) {
    const imported = await importPicture(await picture.toBuffer());
    const facts = await sharp(imported.bytes).metadata();
    const { exif, xmp, icc, space } = facts;
    expect([imported.ending, facts.width, space], ending).toEqual([ending, width, "srgb"]);
    expect([exif, xmp, icc], ending).toEqual(Array(3));
  }
});

it("a picture is named after its file in letters for an address, and never as another", () => {
  const site = temporaryFolder({ "pictures/.gitkeep": "" });
  const folder = `${site}/pictures`;
  const workspace = { ...diskWorkspace, folder: site };
  const [bytes, other] = [Buffer.from("a"), Buffer.from("b")];
  const named = [
    ["../../../etc/passwd.png", "passwd.png"],
    ["C:\\Fotos\\Ölmühle 7.JPEG", "oelmuehle-7.png"],
    ["a\0b.JPG", "a-b.png"],
    ["CON.jpeg", "picture.png"],
    [".htaccess", "picture.png"],
    ["صورة.png", "صورة.png"],
    ["Прайс-лист Й 2027.png", "прайс-лист-й-2027.png"],
    ["Прайс-лист И\u0306.png", "прайс-лист-й.png"],
    ["Τιμές.png", "τιμές.png"],
    ["מחירון (1).png", "מחירון-1.png"],
    ["料金表.png", "料金表.png"],
    ["हिन्दी सूची.png", "हिन्दी-सूची.png"],
    ["👍.png", "picture.png"],
    ["", "picture.png"],
    [`${"long ".repeat(60)}.png`, `${"long-".repeat(12).slice(0, -1)}.png`],
  ] as const;
  for (const [chosen, name] of named)
    expect(nameFor(workspace, chosen, "png", bytes, "pictures"), chosen).toEqual({
      ...{ name, file: join(folder, name), before: undefined },
    });
  writeFileSync(join(folder, "till.png"), bytes);
  expect(nameFor(workspace, "Till.PNG", "png", bytes, "pictures")).toMatchObject({
    name: "till.png",
    before: bytes,
  });
  expect(nameFor(workspace, "till.png", "png", other, "pictures").name).toBe("till-2.png");
  const files = { ...workspace.files, list: () => undefined };
  const unlisted = nameFor({ ...workspace, files }, "till.png", "png", other, "pictures");
  expect(unlisted.name, "Also where the folder cannot be listed.").toBe("till-2.png");
  writeFileSync(join(folder, "till-2.png"), other);
  expect(nameFor(workspace, "till.png", "png", other, "pictures").name).toBe("till-2.png");
  mkdirSync(join(folder, "yard.png"));
  expect(nameFor(workspace, "yard.png", "png", bytes, "pictures").name).toBe("yard-2.png");
  expect(existsSync(join(folder, "yard-2.png"))).toBe(false);
});

/** An AVIF of a few hundred bytes, whose header says that it has another size. */
async function avifOf(width: number, height: number): Promise<Buffer> {
  const bytes = await photograph(900, 600).avif({ effort: 0 }).toBuffer();
  const at = bytes.indexOf("ispe");
  bytes.writeUInt32BE(width, at + 8);
  bytes.writeUInt32BE(height, at + 12);
  return bytes;
}

/** The first bytes of a PNG of such a size, and its end. */
function emptyPng(width: number, height: number): Buffer {
  const bytes = Buffer.from("89504e470d0a1a0a0000000d4948445200000000000000000802000000", "hex");
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Buffer.concat([bytes, Buffer.from("000000000000000049454e44ae426082", "hex")]);
}

const jpeg = await photograph(900, 600).jpeg().toBuffer();
const pages = [photograph(90, 60), photograph(90, 60, "#369")].map((one) => one.png().toBuffer());
const animated = await sharp(await Promise.all(pages), { join: { animated: true } })
  .webp()
  .toBuffer();

it.each<[what: string, bytes: Buffer | string, message: RegExp]>([
  ["nothing", "", /^The file is empty\./],
  ["a text", "Hello", /^This is no JPEG, PNG, WebP, AVIF or SVG\. Save it/],
  ["a page", "<!doctype html><svg viewBox='0 0 1 1'></svg>", /sign-in/],
  ["a GIF", await photograph(9, 9).gif().toBuffer(), /^This is a GIF\. Save it as JPEG or PNG\.$/],
  ["an animation", animated, /^It moves/],
  ["a HEIC", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", /^This is a HEIC\. Save it as JPEG\./],
  ["half of a JPEG", jpeg.subarray(0, jpeg.length / 2), /ends too early/],
  [
    "a JPEG with other bytes inside",
    Buffer.concat([jpeg.subarray(0, 400), Buffer.alloc(400, 255), jpeg.subarray(-2)]),
    /broken/,
  ],
  ["a PNG of very many pixels", emptyPng(60_000, 60_000), /3600 million pixels/],
  [
    "a small AVIF of very many pixels",
    await avifOf(16_000, 16_000),
    /^It has 256 million pixels, and pages take at most 100 million\. Save it about 2,000 pixels wide, as JPEG or WebP\.$/,
  ],
  [
    "an AVIF with more pixels than it says",
    await avifOf(9, 6),
    /^This picture is broken\. Save it again from the original\.$/,
  ],
  ["a PNG without pixels", emptyPng(90, 60), /^This picture is broken/],
  [
    "a drawing of a script",
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>',
    /no shapes/,
  ],
  [
    "a drawing with an entity",
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&a;</text></svg>',
    /./,
  ],
])("%s is refused", async (_, bytes, message) => {
  const given = typeof bytes === "string" ? Buffer.from(bytes, "latin1") : bytes;
  await expect(importPicture(given)).rejects.toThrow(message);
});

it.each(messageTags())("what is no picture is told by its kind in %s", async (tag) => {
  tellIn(tag);
  const told = async (bytes: Buffer) =>
    await importPicture(bytes).catch((error: Error) => error.message);
  const gif = await photograph(9, 9).gif().toBuffer();
  expect(await told(gif)).toContain(tell("picture-bytes.save-as-picture"));
  expect(await told(Buffer.from("%PDF-1.7"))).toContain(tell("picture-bytes.no-picture"));
  const half = jpeg.subarray(0, jpeg.length / 2);
  expect(await told(half)).toBe(`${tell("picture-bytes.cut")} ${tell("files.save-again")}`);
});

const place = "pages/workshop#/sections/0/items/0/file";
const put = (name: string, text: string) =>
  putFile(editor.journal, { place, name, bytes: Buffer.from(text) }).file;

it("a file is put into content/files under a name for an address, and undo takes it away", () => {
  serve("kilns");
  expect(put("C:\\Papers\\Price List 2027.PDF", "%PDF-1.7 a")).toBe("price-list-2027.pdf");
  const path = join(folder, "files/price-list-2027.pdf");
  expect(readFileSync(path, "utf8")).toBe("%PDF-1.7 a");
  expect(put("Price List 2027.pdf", "%PDF-1.7 a")).toBe("price-list-2027.pdf");
  expect(editor.journal.done).toHaveLength(1);
  expect(put("Tour 1.VTT", "WEBVTT\r\n")).toBe("tour-1.vtt");
  editor.journal.undo();
  expect(put("Price List 2027.pdf", "%PDF-1.7 b")).toBe("price-list-2027-2.pdf");
  editor.journal.undo();
  editor.journal.undo();
  expect(() => readFileSync(path)).toThrow(/ENOENT/);
  expect(put("Прайс.pdf", "%PDF-1.7 c")).toBe("прайс.pdf");
  expect(put("👍.pdf", "%PDF-1.7 d")).toBe("file.pdf");
});

it.each([
  ["page.html", "<html>", /as a page of this site/],
  ["run.exe", "MZ", /is a program/],
  ["passwords.txt", "a", /may contain keys/],
  ["prices.pdf", "<!doctype html>", /a page of HTML, not a PDF/],
  ["tour.vtt", "1\n00:00:01,000 --> 00:00:04,000\nHello.", /an SRT file, not a WebVTT file/],
  ["README", "a", /without an ending/],
])("%s is refused as the check would, and nothing is written", (name, text, why) => {
  serve("kilns");
  expect(() => put(name, text)).toThrow(why);
  expect(editor.journal.done).toEqual([]);
});
