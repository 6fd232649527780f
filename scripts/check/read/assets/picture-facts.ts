import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** What a picture's own bytes say of it. */
export interface PictureFacts {
  kind: "avif" | "jpg" | "png" | "svg" | "webp";
  /** Pixels as they are seen, turned as the camera was held; of a drawing its own measure. */
  width: number;
  height: number;
}

/** Why a file cannot be shown, as a sentence. */
export interface PictureFault {
  fault: string;
}

type ImageSize = typeof import("image-size");
type Reader = ImageSize["imageSize"];
const kinds: readonly PictureFacts["kind"][] = ["avif", "jpg", "png", "svg", "webp"];

let reader: Reader | undefined;

/** Reads a picture's measures, and whether it is whole; its pixels are decoded by the build alone. */
export function pictureFacts(path: string): PictureFacts | PictureFault {
  // Loaded for the first picture: most sites have none to check.
  reader ??= (createRequire(import.meta.url)("image-size") as ImageSize).imageSize;
  try {
    const bytes = readFileSync(path);
    if (bytes.length === 0) return { fault: "The file is empty." };
    const { width, height, type, ...read } = reader(bytes);
    const kind = kinds.find((one) => one === type);
    if (kind === undefined) return { fault: "This is no JPEG, PNG, WebP, AVIF or SVG." };
    if (!isWhole(bytes, kind)) return { fault: "The picture ends too early." };
    // Of the others but JPEG the library does not tell it.
    const orientation = read.orientation ?? (kind === "svg" ? 1 : orientationIn(bytes));
    // From 5 on the camera lay on its side (Exif 2.32, tag 274).
    return orientation >= 5 ? { kind, width: height, height: width } : { kind, width, height };
  } catch {
    return { fault: "This is no JPEG, PNG, WebP, AVIF or SVG." };
  }
}

/** Whether the end is there: a download that was cut off has the right beginning. */
function isWhole(bytes: Buffer, kind: PictureFacts["kind"]): boolean {
  if (kind === "jpg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.length / 2;
  if (kind === "png") return bytes.includes("IEND", Math.max(0, bytes.length - 65_536));
  if (kind === "webp") return bytes.readUInt32LE(4) + 8 <= bytes.length;
  if (kind === "svg") return /<\/svg\s*>|<svg[^>]*\/>/.test(bytes.toString());
  return true;
}

/** How the camera was held, by what it wrote into a PNG, WebP or AVIF; 1 where it says nothing. */
function orientationIn(bytes: Buffer): number {
  for (const mark of ["eXIf", "EXIF", "Exif\0\0"]) {
    const at = bytes.lastIndexOf(mark, undefined, "latin1");
    const near = at < 0 ? "" : bytes.toString("latin1", at, at + 24);
    const begin = near.search(/II\*\0|MM\0\*/);
    if (begin < 0) continue;
    const said = bytes.subarray(at + begin);
    const isLittle = near[begin] === "I";
    const number = (place: number) =>
      isLittle ? said.readUInt16LE(place) : said.readUInt16BE(place);
    try {
      // A list of entries, each of twelve bytes: tag, type, count and value (TIFF 6.0, section 2).
      const list = isLittle ? said.readUInt32LE(4) : said.readUInt32BE(4);
      const places = Array.from({ length: number(list) }, (_, index) => list + 2 + 12 * index);
      const place = places.find((one) => number(one) === 274);
      return place === undefined ? 1 : number(place + 8);
    } catch {
      // It ends too early, and what reads the pixels makes nothing of it either.
    }
  }
  return 1;
}
