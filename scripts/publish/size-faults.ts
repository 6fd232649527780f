import { brotliCompressSync, gzipSync } from "node:zlib";
import type { ExportedSite } from "./exported-site.ts";

/** Most bytes of a page, its styles and scripts included, as hosts send it. */
export const pageLimits = {
  brotli: 7000,
  // With its headers it then fits the first flight of a TCP connection, 14,336 bytes.
  gzip: 13_800,
};
/** Most characters of the scripts that stand in a page. */
export const inlineScriptLimit = 2000;

/** Pages that are heavier than a poor network should carry. */
export function sizeFaults({ pages }: ExportedSite): string[] {
  return pages.flatMap(({ file, html }) => {
    const sizes = {
      brotli: brotliCompressSync(html).length,
      gzip: gzipSync(html, { level: 9 }).length,
    };
    const heavy = (["brotli", "gzip"] as const)
      .filter((kind) => sizes[kind] > pageLimits[kind])
      .map((kind) => `${file} has ${sizes[kind]} bytes in ${kind}, over ${pageLimits[kind]}.`);
    const scripts = [...html.matchAll(/<script(?![^>]*type=)[^>]*>(.*?)<\/script>/gs)];
    const length = scripts.reduce((sum, [, code]) => sum + `${code}`.length, 0);
    if (length > inlineScriptLimit)
      heavy.push(`${file} holds ${length} characters of script, over ${inlineScriptLimit}.`);
    return heavy;
  });
}
