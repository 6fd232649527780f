import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { displayPath } from "../../check/read/files/display-path.ts";
import { cleanSvg } from "../../check/svg/clean-svg.ts";
import { PlainError } from "../plain-error.ts";
import { type PictureFile, recipe } from "./renditions.ts";

/** Where encoded pictures are kept from build to build: by their names, which hold what they depend on. */
const cache = join("node_modules", ".cache", "pictures");

/**
 * The bytes of a picture as visitors get it. What was encoded before is taken from the cache.
 *
 * @param root The project's folder.
 * @throws PlainError where it cannot be decoded.
 */
export async function encodePicture(picture: PictureFile, root: string): Promise<Uint8Array> {
  const { source, ending, width } = picture;
  if (width === undefined) return Buffer.from(cleanSvg(await readFile(source, "utf8")).svg);
  const folder = join(root, cache);
  const kept = join(folder, basename(picture.file));
  const known = await readFile(kept).catch(() => undefined);
  if (known) return known;
  const bytes = await encode(source, ending as keyof typeof recipe, width);
  // A build may be killed at any moment, and leaves no half of a picture here.
  const half = `${kept}.${randomUUID().slice(0, 8)}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(half, bytes);
    await rename(half, kept);
  } catch {
    // The cache only saves time: it may be another user's.
  }
  return bytes;
}

async function encode(source: string, ending: keyof typeof recipe, width: number): Promise<Buffer> {
  // Loaded when there is something to encode: it takes a while.
  const { default: sharp } = await import("sharp");
  // Turned as the camera was held, in sRGB, and without what the camera wrote into it.
  const resized = sharp(await readFile(source))
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .toColourspace("srgb");
  const format = ending === "jpg" ? "jpeg" : ending;
  try {
    return await resized.toFormat(format, recipe[ending]).toBuffer();
  } catch (error) {
    throw new PlainError(
      `${displayPath(source)}: This picture is broken (${(error as Error).message}). Save it anew from the original.`,
    );
  }
}
