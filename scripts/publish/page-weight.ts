import { gzipSync } from "node:zlib";
import { type HeaderRule, headersFor } from "../host/header-rules.ts";

/**
 * What a host can send before it has to wait for an answer: ten segments (RFC 6928) of about 1,400
 * bytes, which is what addresses, TCP's options and TLS leave of a packet of 1,500.
 */
export const firstFlight = 10 * 1400;

/** Bytes of the parts of a page as it travels. */
export interface PageParts {
  document: number;
  styles: number;
  scripts: number;
  "structured data": number;
  headers: number;
}

const parts: Partial<Record<keyof PageParts, RegExp>> = {
  styles: /<style[^>]*>.*?<\/style>/gs,
  "structured data": /<script[^>]*type="application\/ld\+json"[^>]*>.*?<\/script>/gs,
  scripts: /<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs,
};

/**
 * What each part of a page adds to its weight, compressed with gzip, which every host can do.
 *
 * @param address Path at which the page is asked for.
 * @param rules What the host says beside it.
 */
export function pageParts(html: string, address: string, rules: readonly HeaderRule[]): PageParts {
  const whole = weightOf(html);
  const without = (pattern: RegExp) => whole - weightOf(html.replaceAll(pattern, ""));
  const inside = Object.entries(parts).map(([name, pattern]) => [name, without(pattern)] as const);
  const document = whole - inside.reduce((sum, [, size]) => sum + size, 0);
  const headers = [...headersFor(address, [...rules])].map((pair) => pair.join(": ").length + 2);
  return {
    ...(Object.fromEntries(inside) as Omit<PageParts, "document" | "headers">),
    document,
    headers: headers.reduce((sum, size) => sum + size, 0),
  };
}

function weightOf(html: string): number {
  return gzipSync(html, { level: 9 }).length;
}
