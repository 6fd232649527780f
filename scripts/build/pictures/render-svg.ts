import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import { UserError } from "../../../src/engine/check/index.ts";
import { say } from "../../../src/words/say.ts";
import { keptBytes } from "../../kept-value.ts";
import { version } from "../../package.ts";

/**
 * An SVG document without text as a picture, from the cache or drawn now.
 *
 * @param encode Makes the file of such an ending from the pixels.
 * @throws UserError if it cannot be drawn.
 */
export async function renderSvg(
  svg: string,
  ending = "png",
  encode = (pixels: Sharp): Promise<Uint8Array> => pixels.png().toBuffer(),
): Promise<Uint8Array> {
  // Another version may draw it in another way.
  const hash = createHash("sha256").update(`${version} ${svg}`).digest("hex").slice(0, 32);
  return keptBytes(`pictures/drawn-${hash}.${ending}`, async () => {
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
