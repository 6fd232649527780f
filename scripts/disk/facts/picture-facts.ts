import { createRequire } from "node:module";
import type { PictureFacts, PictureFault } from "../../../src/engine/site/index.ts";
import { lazy } from "../../../src/words/memoize.ts";
import { say } from "../../../src/words/say.ts";
import { readableSvg } from "./readable-svg.ts";

const kinds: readonly PictureFacts["kind"][] = ["avif", "jpg", "png", "svg", "webp"];

/** The most pixels of a picture. A few kilobytes of AVIF can have so many, and take 2 GB and seconds to decode. */
export const mostPixels = 100_000_000;

/** Loaded for the first picture: most sites have none to check. */
const imageSize = lazy(
  () => (createRequire(import.meta.url)("image-size") as typeof import("image-size")).imageSize,
);

/** Reads the size of a picture, and whether it is complete; only the build decodes its pixels. */
export function pictureFacts(bytes: Buffer): PictureFacts | PictureFault {
  const sizeOf = imageSize();
  try {
    return factsIn(bytes, sizeOf);
  } catch {
    return { fault: say("picture-bytes.other-kind") };
  }
}

function factsIn(given: Buffer, sizeOf: ReturnType<typeof imageSize>): PictureFacts | PictureFault {
  const svg = readableSvg(given);
  const bytes = svg === undefined ? given : Buffer.from(svg);
  if (bytes.length === 0) return { fault: say("picture-bytes.empty") };
  const { width, height, type, ...read } = sizeOf(bytes);
  const kind = kinds.find((one) => one === type);
  if (kind === undefined) return { fault: say("picture-bytes.other-kind") };
  if (!isWhole(bytes, kind)) return { fault: say("picture-bytes.cut") };
  if (!(width >= 1 && height >= 1)) return { fault: say("picture-bytes.no-size") };
  if (kind !== "svg" && width * height > mostPixels)
    return {
      fault: say("picture-bytes.large.fault", {
        own: Math.round((width * height) / 1e6),
        most: mostPixels / 1e6,
      }),
      hint: say("picture-bytes.large.advice"),
    };
  if (moves(bytes, kind))
    return {
      fault: say("picture-bytes.moves.fault"),
      hint: say("picture-bytes.moves.advice"),
    };
  // The library reads it from JPEG alone.
  const orientation = read.orientation ?? (kind === "svg" ? 1 : orientationIn(bytes));
  // From 5 on the camera lay on its side (Exif 2.32, tag 274).
  return orientation >= 5 ? { kind, width: height, height: width } : { kind, width, height };
}

/** Whether a picture is an animation (WebP container, VP8X; PNG, acTL). */
function moves(bytes: Buffer, kind: PictureFacts["kind"]): boolean {
  if (kind === "webp")
    return bytes.toString("latin1", 12, 16) === "VP8X" && (bytes.readUInt8(20) & 2) > 0;
  return kind === "png" && bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL");
}

/** Whether the end is there: a download that was cut off has the right beginning. */
function isWhole(bytes: Buffer, kind: PictureFacts["kind"]): boolean {
  if (kind === "jpg") return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.length / 2;
  if (kind === "png") return bytes.includes("IEND", Math.max(0, bytes.length - 65_536));
  if (kind === "webp") return bytes.readUInt32LE(4) + 8 <= bytes.length;
  if (kind === "svg") return /<\/svg\s*>|<svg[^<>]*\/>/.test(bytes.toString());
  return true;
}

/** How the camera was held, by the Exif data of a PNG, WebP or AVIF; 1 where there is none. */
function orientationIn(bytes: Buffer): number {
  for (const mark of ["eXIf", "EXIF", "Exif\0\0"]) {
    const at = bytes.lastIndexOf(mark, undefined, "latin1");
    const near = bytes.subarray(at, at === -1 ? at : at + 4096);
    // Tag 274, type 3, count 1 and then the value, in one of two byte orders (TIFF 6.0, section 2).
    const little = near.indexOf("1201030001000000", 0, "hex");
    const big = near.indexOf("0112000300000001", 0, "hex");
    const value = little === -1 ? big !== -1 && near[big + 9] : near[little + 8];
    if (value) return value;
  }
  return 1;
}
