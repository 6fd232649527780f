import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Sharp } from "sharp";
import { UserError } from "../../../src/engine/check/index.ts";
import { say } from "../../../src/words/say.ts";
import { displayPath } from "../../disk/display-path.ts";
import { readSvg } from "../../disk/facts/clean-svg.ts";
import { mostPixels } from "../../disk/facts/picture-facts.ts";
import { keptBytes } from "../../kept-value.ts";
import { type PictureFile, recipe } from "./renditions.ts";

/**
 * The bytes of a picture as visitors get it, from the cache if an earlier build encoded it.
 *
 * @throws UserError if it cannot be decoded.
 */
export async function encodePicture(picture: PictureFile): Promise<Uint8Array> {
  const { source, ending, width } = picture;
  if (width === undefined) {
    const drawing = readSvg(source);
    if ("svg" in drawing) return Buffer.from(drawing.svg);
    throw new UserError(`${displayPath(source)}: ${drawing.fault}`);
  }
  const make = () => encode(source, ending as keyof typeof recipe, width);
  // Its name contains a hash of the source and the recipe.
  return keptBytes(`pictures/${basename(picture.file)}`, make);
}

async function encode(source: string, ending: keyof typeof recipe, width: number): Promise<Buffer> {
  const resized = await resizePicture(await readFile(source), width);
  const format = ending === "jpg" ? "jpeg" : ending;
  try {
    return await resized.toFormat(format, recipe[ending]).toBuffer();
  } catch {
    throw new UserError(`${displayPath(source)}: ${say("picture-bytes.broken")}`);
  }
}

/** A picture turned as the camera was held, in sRGB, without what the camera wrote into it, and at most so wide. */
export async function resizePicture(bytes: Buffer, width: number): Promise<Sharp> {
  // Loaded when there is something to encode: it takes a while.
  const { default: sharp } = await import("sharp");
  return sharp(bytes, { limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace("srgb");
}
