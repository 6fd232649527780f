import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sharp } from "sharp";
import { say } from "../../../src/content/say.ts";
import { cacheFolder, keepFile } from "../../cache-folder.ts";
import { UserError } from "../../check/user-error.ts";
import { version } from "../../content/files/version.ts";

/** The cache of pictures, kept from build to build. */
const cache = join(cacheFolder(), "pictures");

/**
 * The bytes of a picture, from the cache or made now. Each file of the cache begins with a hash of its name and
 * bytes, since a disk that is full, or a copy of the folder, may have left another picture there, or a part of one.
 *
 * @param name Of its file in the cache, which changes with all that the picture depends on.
 * @param folder The cache.
 */
export async function cachedPicture(
  name: string,
  make: () => Promise<Uint8Array>,
  folder = cache,
): Promise<Uint8Array> {
  const kept = join(folder, name);
  const checksum = (bytes: Uint8Array) => createHash("sha256").update(name).update(bytes).digest();
  const known = await readFile(kept).catch(() => undefined);
  const whole = known?.subarray(sealLength);
  if (known && whole && checksum(whole).equals(known.subarray(0, sealLength))) return whole;
  const bytes = await make();
  keepFile(kept, Buffer.concat([checksum(bytes), bytes]));
  return bytes;
}

/** Bytes of a SHA-256. */
const sealLength = 32;

/**
 * An SVG document without text as a picture, from the cache or drawn now.
 *
 * @param encode Makes the file of such an ending from the pixels.
 * @throws UserError if it cannot be drawn.
 */
export function renderSvg(
  svg: string,
  ending = "png",
  encode = (pixels: Sharp): Promise<Uint8Array> => pixels.png().toBuffer(),
): Promise<Uint8Array> {
  // Another version may draw it in another way.
  const hash = createHash("sha256").update(`${version} ${svg}`).digest("hex").slice(0, 32);
  return cachedPicture(`drawn-${hash}.${ending}`, async () => {
    // Loaded when there is something to draw: it takes a while.
    const { default: sharp } = await import("sharp");
    try {
      return await encode(sharp(Buffer.from(svg)));
    } catch (error) {
      const reason = (error as Error).message.replaceAll(/\s+/g, " ").trim();
      throw new UserError(say("building.drawing", { reason }));
    }
  });
}
