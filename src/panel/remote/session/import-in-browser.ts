import { UserError } from "../../../engine/check/index.ts";
import type { PictureFacts } from "../../../engine/site/index.ts";
import { say } from "../../../words/say.ts";
import type { ImportedPicture } from "../../answers/workspace.ts";

/** Pixels of the widest copy that a page gets, with room to spare. */
const mostWidth = 2560;

/** The kinds that a browser can write, by how files of them begin; of others it makes a JPEG. */
const kinds = { png: "image/png", webp: "image/webp", jpg: "image/jpeg" } as const;

type Imported = ImportedPicture & { facts: PictureFacts };

/**
 * A chosen picture, drawn again: without what its camera wrote into it, turned as that was held, and no larger than pages
 * need.
 *
 * @throws UserError if this browser cannot show it, or it is a drawing, of which only a computer with Node takes out
 *   what may run.
 */
export async function importInBrowser(bytes: Uint8Array): Promise<Imported> {
  const start = String.fromCharCode(...bytes.subarray(0, 256));
  if (/^\s*<(?:\?xml|!doctype svg|svg)/i.test(start))
    throw new UserError(say("picture-bytes.at-desk"));
  const bitmap = await bitmapOf(bytes);
  const scale = Math.min(1, mostWidth / bitmap.width);
  const [width, height] = [bitmap.width, bitmap.height].map((one) => Math.round(one * scale)) as [
    number,
    number,
  ];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const wanted = start.startsWith("\x89PNG")
    ? "png"
    : start.slice(8, 12) === "WEBP"
      ? "webp"
      : "jpg";
  const blob = await canvas.convertToBlob({ type: kinds[wanted], quality: 0.92 });
  // Safari writes no WebP, and makes a PNG of it.
  const ending = wanted === "webp" && blob.type !== kinds.webp ? "png" : wanted;
  return {
    ...{ ending, removed: [], bytes: new Uint8Array(await blob.arrayBuffer()) },
    facts: { kind: ending, width, height },
  };
}

/** The facts of a picture that was imported before. */
export async function measured(bytes: Uint8Array, ending: string): Promise<PictureFacts> {
  const { width, height } = await bitmapOf(bytes);
  return { kind: ending as PictureFacts["kind"], width, height };
}

async function bitmapOf(bytes: Uint8Array): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
      imageOrientation: "from-image",
    });
  } catch {
    throw new UserError(say("picture-bytes.broken"));
  }
}
