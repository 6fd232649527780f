import { brotliCompressSync, gzipSync } from "node:zlib";

/** A limit: the value itself is allowed, unless it has to stay below. */
export interface Bar {
  limit: number;
  /** Most that is allowed by default; `below` excludes the limit, `exactly` allows nothing else. */
  kind?: "at most" | "below" | "exactly";
}

export function meetsBar(value: number, { limit, kind }: Bar): boolean {
  if (kind === "exactly") return value === limit;
  return kind === "below" ? value < limit : value <= limit;
}

/** Something of a page that a visitor waits for, and its bar. */
export type Weight = { what: string; size: number; unit: "B"; bar: Bar };

/** What a finished page weighs as hosts send it, its styles and scripts included. */
export function pageWeights(html: string): Weight[] {
  const brotli = brotliCompressSync(html).length;
  const withoutBoot = html.replace(/(<script data-app=[^>]*>).*?(?=<\/script>)/s, "$1");
  const boot = brotli - brotliCompressSync(withoutBoot).length;
  const gzip = gzipSync(html, { level: 9 }).length;
  // With its headers it then fits the first flight of a TCP connection, 14,336 bytes.
  const flight: Bar = { limit: 13_800, kind: "below" };
  return [
    { what: "HTML with styles, brotli", size: brotli, unit: "B", bar: { limit: 7900 } },
    { what: "boot script within it, brotli", size: boot, unit: "B", bar: { limit: 1000 } },
    { what: "HTML with styles, gzip -9", size: gzip, unit: "B", bar: flight },
  ];
}

/**
 * Gives the size of a site's files as hosts send them. Pages share most chunks: each is compressed once.
 *
 * @param read Gives the file at an address of the site.
 */
export function brotliSizes(read: (address: string) => Buffer): (address: string) => number {
  const known = new Map<string, number>();
  return (address) => {
    const size = known.get(address) ?? brotliCompressSync(read(address)).length;
    known.set(address, size);
    return size;
  };
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
  const what = "app with the largest overlay, brotli";
  return [
    { what: "app at first need, brotli", size: app, unit: "B", bar: { limit: 87_000 } },
    { what, size: whole, unit: "B", bar: { limit: 123_000 } },
  ];
}

/** Names of the chunks in the boot script's settings, and their addresses. Other settings are words. */
function chunkAddresses(html: string): [name: string, addresses: string[]][] {
  const [, attributes = ""] = /<script( data-app=[^>]*)>/.exec(html) ?? [];
  return [...attributes.matchAll(/ data-([\w-]+)="([^"]*)"/g)]
    .map(([, name = "", value = ""]): [string, string[]] => [name, value.match(/\S+/g) ?? []])
    .filter(([, addresses]) => addresses.every((address) => address.endsWith(".js")));
}
