import { brotliCompressSync, gzipSync } from "node:zlib";
import { compileInlineScripts } from "../../scripts/build/render/compile-scripts.ts";
import { fixtureContent } from "../../scripts/testing/files/fixture-content.ts";
import type { Site } from "../../src/engine/schema/site.ts";
import { memoize } from "../../src/words/memoize.ts";

/** Something of a page that a visitor waits for, in bytes, and the most that it may be. */
export type Weight = { what: string; size: number; bar: number };

/** What a finished page weighs as hosts send it, its styles and scripts included. */
export function pageWeights(html: string): Weight[] {
  const brotli = brotliCompressSync(html).length;
  const gzip = gzipSync(html, { level: 9 }).length;
  return [
    { what: "HTML with styles, brotli", size: brotli, bar: 8400 },
    // With its headers it then fits the first flight of a TCP connection, 14,336 bytes.
    { what: "HTML with styles, gzip -9", size: gzip, bar: 13_799 },
  ];
}

/**
 * What the boot script weighs on a site whose messages go to a service, which has the most of it. Compressed
 * alone: the difference to a page without it changes by 40 bytes with the hashes in the page.
 */
export async function bootWeight(): Promise<Weight> {
  const content = fixtureContent();
  const scripts = await compileInlineScripts({
    ...content,
    site: { ...content.site, delivery: { method: "emailjs" } as Site["delivery"] },
  });
  const size = brotliCompressSync(await scripts.boot()).length;
  return { what: "boot script with a service, brotli", size, bar: 1200 };
}

/**
 * Gives the size of a site's files as hosts send them. Pages share most chunks: each is compressed once.
 *
 * @param read Gives the file at an address of the site.
 */
export function brotliSizes(read: (address: string) => Buffer): (address: string) => number {
  return memoize((address) => brotliCompressSync(read(address)).length);
}

/**
 * What a finished page loads at the first need.
 *
 * @param sizeOf Gives the size of the file at an address of the site, see {@link brotliSizes}.
 */
export function scriptWeights(html: string, sizeOf: (address: string) => number): Weight[] {
  const sizes = chunkAddresses(html).map(([name, addresses]): [string, number] => {
    return [name, addresses.reduce((sum, address) => sum + sizeOf(address), 0)];
  });
  const { app = 0, ...overlays } = Object.fromEntries(sizes);
  const whole = app + Math.max(0, ...Object.values(overlays));
  return [
    { what: "app at first need, brotli", size: app, bar: 87_300 },
    { what: "app with the largest overlay, brotli", size: whole, bar: 123_000 },
  ];
}

/** Names of the chunks in the boot script's settings, and their addresses. Other settings are words. */
function chunkAddresses(html: string): [name: string, addresses: string[]][] {
  const [, attributes = ""] = /<script( data-app=[^>]*)>/.exec(html) ?? [];
  return [...attributes.matchAll(/ data-([\w-]+)="([^"]*)"/g)]
    .map(([, name = "", value = ""]): [string, string[]] => [name, value.match(/\S+/g) ?? []])
    .filter(([, addresses]) => addresses.every((address) => address.endsWith(".js")));
}
