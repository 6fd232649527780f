import { brotliCompressSync } from "node:zlib";
import type { Weight } from "./page-weights.ts";

/**
 * What a finished page loads at the first need.
 *
 * @param read Gives the file at an address of the site.
 */
export function scriptWeights(html: string, read: (address: string) => Buffer): Weight[] {
  const { app = 0, ...overlays } = Object.fromEntries(
    chunkAddresses(html).map(([name, addresses]) => {
      const sizes = addresses.map((address) => brotliCompressSync(read(address)).length);
      return [name, sizes.reduce((sum, size) => sum + size, 0)];
    }),
  );
  const largest = Math.max(0, ...Object.values(overlays));
  return [
    { what: "app at first need, brotli", size: app, unit: "B", bar: { limit: 84_000 } },
    {
      what: "app with the largest overlay, brotli",
      size: app + largest,
      unit: "B",
      bar: { limit: 120_000 },
    },
  ];
}

/** What the boot script is told but for words: names, and the addresses of their chunks. */
function chunkAddresses(html: string): [name: string, addresses: string[]][] {
  const [, attributes = ""] = /<script( data-app=[^>]*)>/.exec(html) ?? [];
  return [...attributes.matchAll(/ data-([\w-]+)="([^"]*)"/g)]
    .map(([, name, value]): [string, string[]] => [
      `${name}`,
      `${value}`.split(" ").filter(Boolean),
    ])
    .filter(([, addresses]) => addresses.every((address) => address.endsWith(".js")));
}
