import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { routes } from "../../src/routes.ts";
import { inlineScriptLimit, pageLimits } from "../publish/size-faults.ts";
import type { Bench } from "./bench.ts";
import { chunkAddresses, inlineScripts } from "./built-page.ts";
import type { Figure } from "./figure.ts";

/** Most bytes of script at the first need, in brotli. */
const scriptLimits = { app: 84_000, withOverlay: 120_000 };

/** Bytes of every page, and of what it loads at the first need. */
export async function sizes(bench: Bench): Promise<Figure[]> {
  const { folder } = await bench.site();
  const brotliOfChunks = (addresses: readonly string[]) =>
    addresses.reduce((sum, address) => sum + brotli(readFileSync(join(folder, address))), 0);
  return routes.flatMap(({ key, file }): Figure[] => {
    const html = readFileSync(join(folder, file), "utf8");
    const { app = [], ...overlays } = chunkAddresses(html);
    const appSize = brotliOfChunks(app);
    const largest = Math.max(0, ...Object.values(overlays).map(brotliOfChunks));
    return [
      {
        what: `${key}: HTML with styles, brotli`,
        measured: brotli(html),
        unit: "B",
        bar: { limit: pageLimits.brotli },
      },
      {
        what: `${key}: HTML with styles, gzip -9`,
        measured: gzipSync(html, { level: 9 }).length,
        unit: "B",
        bar: { limit: pageLimits.gzip, kind: "below" },
      },
      {
        what: `${key}: inline scripts`,
        measured: inlineScripts(html).join("").length,
        unit: "characters",
        bar: { limit: inlineScriptLimit },
      },
      {
        what: `${key}: app at first need, brotli`,
        measured: appSize,
        unit: "B",
        bar: { limit: scriptLimits.app },
      },
      {
        what: `${key}: app with the largest overlay, brotli`,
        measured: appSize + largest,
        unit: "B",
        bar: { limit: scriptLimits.withOverlay },
      },
    ];
  });
}

function brotli(data: string | Buffer): number {
  return brotliCompressSync(data).length;
}
