import { createHash, randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cacheFolder } from "../../cache-folder.mjs";

/** The cache of pictures, kept from build to build. */
const cache = join(cacheFolder, "pictures");

/**
 * The bytes of a picture, from the cache or made now.
 *
 * @param name Of its file in the cache, which changes with all that the picture depends on.
 * @param folder The cache.
 */
export async function keptPicture(
  name: string,
  make: () => Promise<Uint8Array>,
  folder = cache,
): Promise<Uint8Array> {
  const kept = join(folder, name);
  const known = await readFile(kept).catch(() => undefined);
  if (known) return known;
  const bytes = await make();
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

const { version } = createRequire(import.meta.url)("@resvg/resvg-js/package.json");

/** An SVG document without text as PNG. */
export function renderSvg(svg: string): Promise<Uint8Array> {
  const hash = createHash("sha256").update(`${version} ${svg}`).digest("hex").slice(0, 32);
  return keptPicture(`svg-${hash}.png`, async () => {
    // Loaded when there is something to render: it takes a while.
    const { renderAsync } = await import("@resvg/resvg-js");
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  });
}
